import { useState } from 'react'
import { type DisputeDetail, type NewEvent, recordEvent } from '#contract/disputes.ts'
import { CONTACTS, type CheckInAnswer, type ContactKind } from '#disputes/event.ts'
import type { Phrase } from '#language/phrase.ts'
import { today } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceCards } from '#web/ui/ChoiceCards.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '#web/language.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { useDeed } from './use-disputes.ts'

export type Happening = NewEvent['kind']

const KINDS = {
  delivered: 'My letter was delivered',
  'contact-logged': 'They called, texted or wrote',
  reported: 'It is on my credit report',
  sold: 'Another company took over',
  sued: 'Papers from a court came',
  'court-answered': 'I answered the court',
  'complaint-filed': 'I filed a complaint',
  noted: 'Something else',
} as const satisfies Readonly<Record<Exclude<Happening, 'checked-in'>, Phrase>>
const CONTACT_WORDS = {
  call: 'A call',
  text: 'A text',
  email: 'An email',
  letter: 'A letter',
  visit: 'A visit',
} as const satisfies Readonly<Record<ContactKind, Phrase>>
const CHECK_IN = [
  { value: 'nothing', title: 'No, nothing came', text: 'We ask again in 30 days.' },
  { value: 'asked-for-money', title: 'They asked for money', text: 'By phone, text, email or mail.' },
  { value: 'reported', title: 'It is on my credit report', text: 'Reported after they had my letter.' },
  { value: 'sued', title: 'Papers from a court came', text: 'A summons, a complaint or a hearing date.' },
  { value: 'sold', title: 'Another company wrote', text: 'About the same debt.' },
] as const satisfies readonly { readonly value: CheckInAnswer; readonly title: Phrase; readonly text: Phrase }[]

interface HappenedFormProps {
  readonly dispute: DisputeDetail
  /** What to write down; left out, the person chooses. */
  readonly kind?: Happening | undefined
  readonly onDone: () => void
}

/** Writes down one thing that happened, with its day. */
export function HappenedForm({ dispute, kind: given, onDone }: HappenedFormProps) {
  const [chosen, setChosen] = useState<Exclude<Happening, 'checked-in'>>('contact-logged')
  const [on, setOn] = useState<string>(today())
  const [notes, setNotes] = useState('')
  const [contact, setContact] = useState<ContactKind>('call')
  const [asked, setAsked] = useState(false)
  const [to, setTo] = useState('')
  const [answerBy, setAnswerBy] = useState('')
  const [answer, setAnswer] = useState<CheckInAnswer>()
  const saved = useDeed(recordEvent, onDone)
  const kind = given ?? chosen
  const details = {
    ...(kind === 'contact-logged' && { contact, asked_for_money: asked }),
    ...(kind === 'sold' && to.trim() && { to: to.trim() }),
    ...(kind === 'sued' && answerBy && { answer_by: answerBy }),
    ...(kind === 'checked-in' && { answer }),
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        const body = { kind, on, ...(notes.trim() && { notes: notes.trim() }), ...details }
        saved.mutate({ params: { id: dispute.dispute_id }, body })
      }}
    >
      {kind === 'checked-in' && (
        <ChoiceCards
          legend={t('Did they do any of these?')}
          chosen={answer}
          onChoose={setAnswer}
          choices={CHECK_IN.map(({ value, title, text }) => ({ value, title: t(title), text: t(text) }))}
        />
      )}
      {given === undefined && (
        <Field label={t('What happened?')}>
          {control => (
            <select
              {...control}
              className="input"
              value={chosen}
              onChange={event => setChosen(event.target.value as typeof chosen)}
            >
              {Object.entries(KINDS).map(([value, words]) => (
                <option key={value} value={value}>
                  {t(words)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <PastDayField label={t('Which day?')} day={on} onChange={setOn} />
      {kind === 'contact-logged' && (
        <>
          <Field label={t('How?')}>
            {control => (
              <select
                {...control}
                className="input"
                value={contact}
                onChange={event => setContact(event.target.value as ContactKind)}
              >
                {CONTACTS.map(one => (
                  <option key={one} value={one}>
                    {t(CONTACT_WORDS[one])}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="tick"
              checked={asked}
              onChange={event => setAsked(event.target.checked)}
            />
            {t('They asked for money')}
          </label>
        </>
      )}
      {kind === 'sold' && (
        <Field label={t('The new company’s name (if you know it)')}>
          {control => (
            <input
              {...control}
              className="input"
              maxLength={200}
              autoComplete="off"
              value={to}
              onChange={event => setTo(event.target.value)}
            />
          )}
        </Field>
      )}
      {kind === 'sued' && (
        <Field
          label={t('Last day to answer, as the papers say (if you found it)')}
          hint={t('Ask the court’s clerk to confirm it.')}
        >
          {control => (
            <input
              {...control}
              type="date"
              className="input"
              value={answerBy}
              onChange={event => setAnswerBy(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field label={t('Notes (optional)')} hint={t('Who, what was said, the hour.')}>
        {control => (
          <textarea
            {...control}
            className="input"
            maxLength={2000}
            value={notes}
            onChange={event => setNotes(event.target.value)}
          />
        )}
      </Field>
      {saved.error && (
        <Alert tone="red" title={saved.error.message} announce="alert">
          {t('Nothing was saved.')}
        </Alert>
      )}
      <Button type="submit" variant="primary" busy={saved.isPending} disabled={kind === 'checked-in' && !answer}>
        {t('Save')}
      </Button>
    </form>
  )
}
