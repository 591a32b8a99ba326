import { PackageCheck } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { trackSentLetter } from '#contract/disputes.ts'
import { useSignedIn } from '#web/account/use-signed-in.ts'
import { send } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { isoDate } from '#units/iso-date.ts'
import { today } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { shortDate, t, Words } from '#web/language.tsx'
import { Term } from '#web/help/Term.tsx'
import { keepMailing, type Mailing, mailingOf, type StoredLetter } from './stored-letter.ts'

/** How to send the letter, ticked off and remembered; then the day it went out. */
export function MailingCard({ letter }: { readonly letter: StoredLetter }) {
  const [mailing, setMailing] = useState(() => mailingOf(letter.id))
  const [asking, setAsking] = useState(false)
  const following = useFollowing(letter)
  const done = mailing.done.filter(id => letter.mailing.some(step => step.id === id))
  const update = (next: Mailing) => {
    setMailing(next)
    keepMailing(letter.id, next)
  }
  return (
    <Card id="mailing" labelledBy="mailing-head">
      <CardHead
        id="mailing-head"
        title={t('How to send it')}
        aside={t('{done} of {steps} done', { done: done.length, steps: letter.mailing.length })}
      />
      {letter.mailing.map(({ id, text, why }) => (
        <label key={id} className="grid min-h-11 grid-cols-[24px_1fr] items-start gap-3 py-2.5">
          <input
            type="checkbox"
            className="tick"
            checked={done.includes(id)}
            onChange={event =>
              update({
                ...mailing,
                done: event.target.checked ? [...done, id] : done.filter(one => one !== id),
              })
            }
          />
          <span>
            {text} <span className="block text-sm text-ink-soft">{why}</span>
          </span>
        </label>
      ))}
      <p className="text-sm text-ink-soft">
        <Words
          of="What is <0>certified mail</0>, and a <1>return receipt</1>?"
          parts={[<Term meaning="certified mail" />, <Term meaning="return receipt" />]}
        />
      </p>
      {mailing.mailedOn ? (
        <Mailed letter={letter} mailing={mailing} onUndo={() => update({ ...mailing, mailedOn: null })} />
      ) : asking ? (
        <MailedForm
          mailing={mailing}
          onSave={next => {
            update(next)
            following.mutate(next)
          }}
        />
      ) : (
        <Button block className="mt-4" icon={<PackageCheck className="icon" />} onClick={() => setAsking(true)}>
          {t('I mailed it')}
        </Button>
      )}
      {following.error && (
        <div className="mt-3">
          <Alert tone="red" title={MESSAGES.trackingFailed} announce="alert">
            <p>{t('{message} The day is kept on this device.', { message: following.error.message })}</p>
            <Button variant="quiet" onClick={() => following.mutate(mailing)}>
              {t('Try again')}
            </Button>
          </Alert>
        </div>
      )}
    </Card>
  )
}

/** The device keeps it either way; the tracker is told when the letter belongs to a dispute. */
function useFollowing(letter: StoredLetter) {
  return useMutation({
    mutationFn: async ({ mailedOn, number }: Mailing) => {
      if (!letter.disputeId || !mailedOn) return
      const tracked = { dispute_id: letter.disputeId, letter_id: letter.id, sent_date: mailedOn }
      await send(trackSentLetter, { body: { ...tracked, ...(number && { tracking_number: number }) } })
    },
  })
}

function MailedForm({ mailing, onSave }: { readonly mailing: Mailing; readonly onSave: (mailing: Mailing) => void }) {
  const [on, setOn] = useState<string>(today())
  const [number, setNumber] = useState(mailing.number)
  return (
    <form
      className="mt-4 grid gap-3 border-t border-rule pt-4"
      onSubmit={event => {
        event.preventDefault()
        if (isoDate(on)) onSave({ ...mailing, mailedOn: on, number: number.trim() })
      }}
    >
      <PastDayField label={t('Day you mailed it')} day={on} onChange={setOn} />
      <Field label={t('Certified mail number (if you have it)')}>
        {control => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            value={number}
            onChange={event => setNumber(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary">
        {t('Save')}
      </Button>
    </form>
  )
}

function Mailed({
  letter,
  mailing,
  onUndo,
}: {
  readonly letter: StoredLetter
  readonly mailing: Mailing
  readonly onUndo: () => void
}) {
  const isSignedIn = useSignedIn()
  const on = isoDate(mailing.mailedOn ?? '')
  const check = isoDate(letter.followUpOn ?? '')
  return (
    <div className="mt-4">
      <Alert tone="green" title={on ? t('Mailed on {date}', { date: shortDate(on) }) : t('Mailed')} announce="status">
        {mailing.number && <p>{t('Certified mail no. {number}', { number: mailing.number })}</p>}
        <p>
          {check && `${t('Check for an answer around {date}.', { date: shortDate(check) })} `}
          {t('When the green card comes back, keep it with your copy.')}
        </p>
        <p>
          {letter.disputeId ? (
            <a href={isSignedIn ? `/response-tracker/${letter.disputeId}` : '/login'}>
              {isSignedIn ? t('Follow it in your tracker') : t('Log in to follow it in your tracker')}
            </a>
          ) : (
            t('Saved on this device only.')
          )}
        </p>
        <button type="button" className="linkbtn text-sm" onClick={onUndo}>
          {t('Change the date')}
        </button>
      </Alert>
    </div>
  )
}
