import { useState } from 'react'
import { type BureauStandingReply, CREDIT_DISPUTE_CALLS } from '#contract/credit-disputes.ts'
import type { Phrase, PlainPhrase } from '#language/phrase.ts'
import { today } from '#web/clock.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '#web/language.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { Failed } from './Failed.tsx'
import { useCreditDeed } from './use-credit.ts'

interface DayDialogProps {
  readonly disputeId: string
  readonly standing: BureauStandingReply
  readonly onClose: () => void
}

/** A letter that went out: which, when, and its number. */
export function SentDialog({ disputeId, standing, onClose }: DayDialogProps) {
  const [day, setDay] = useState<string>(today())
  const [letterId, setLetterId] = useState(standing.letters.at(-1)?.letter_id)
  const [number, setNumber] = useState('')
  const deed = useCreditDeed(CREDIT_DISPUTE_CALLS.recordCreditEvent, onClose)
  const letter = standing.letters.find(one => one.letter_id === letterId)
  return (
    <Dialog open title={t('Mailed to {name}', { name: standing.name })} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          deed.mutate({
            params: { id: disputeId },
            body: {
              kind: 'letter-sent',
              bureau: standing.bureau,
              on: day,
              template: letter?.template ?? 'bureau-dispute',
              ...(letterId && { letter_id: letterId }),
              ...(number.trim() && { tracking_number: number.trim() }),
            },
          })
        }}
      >
        {standing.letters.length > 1 && (
          <Field label={t('Which letter?')}>
            {control => (
              <select
                {...control}
                className="input"
                value={letterId}
                onChange={event => setLetterId(event.target.value)}
              >
                {standing.letters.map(one => (
                  <option key={one.letter_id} value={one.letter_id}>
                    {one.title}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <PastDayField label={t('Sent date')} day={day} onChange={setDay} />
        <Field label={t('Tracking number (optional)')} hint={t('On the green and white receipt for certified mail.')}>
          {control => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              maxLength={60}
              value={number}
              onChange={event => setNumber(event.target.value)}
            />
          )}
        </Field>
        {deed.error && <Failed error={deed.error} title={MESSAGES.trackingFailed} />}
        <Button type="submit" variant="primary" busy={deed.isPending}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  )
}

const DAYS = {
  delivered: ['Delivered to {name}', 'The day they received it'],
  'more-sent': ['More papers sent to {name}', 'The day they received them'],
  'complaint-filed': ['Complaint about {name}', 'The day you filed it'],
} as const satisfies Readonly<Record<string, readonly [Phrase, PlainPhrase]>>

/** A day on which something happened with a bureau. */
export function DayDialog({
  kind,
  disputeId,
  standing,
  onClose,
}: DayDialogProps & { readonly kind: keyof typeof DAYS }) {
  const [day, setDay] = useState<string>(today())
  const deed = useCreditDeed(CREDIT_DISPUTE_CALLS.recordCreditEvent, onClose)
  const [title, label] = DAYS[kind]
  return (
    <Dialog open title={t(title, { name: standing.name })} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          deed.mutate({ params: { id: disputeId }, body: { kind, bureau: standing.bureau, on: day } })
        }}
      >
        <PastDayField label={t(label)} day={day} onChange={setDay} />
        {deed.error && <Failed error={deed.error} />}
        <Button type="submit" variant="primary" busy={deed.isPending}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  )
}
