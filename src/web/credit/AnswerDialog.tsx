import { useState } from 'react'
import { type BureauStandingReply, recordBureauAnswer } from '#contract/credit-disputes.ts'
import type { CreditLetterReply } from '#contract/credit.ts'
import type { RecordedAnswer } from '#credit/dispute-log.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { today } from '#web/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '#web/language.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { CheckRow } from './CheckRow.tsx'
import { Failed } from './Failed.tsx'
import { useCreditDeed } from './use-credit.ts'

export const ANSWER_WORDS = {
  deleted: 'Deleted',
  updated: 'Updated',
  verified: 'Verified',
  frivolous: 'Set aside as frivolous',
  no_response: 'No response',
} as const satisfies Readonly<Record<RecordedAnswer, PlainPhrase>>

interface AnswerDialogProps {
  readonly disputeId: string
  readonly standing: BureauStandingReply
  readonly onClose: () => void
  readonly onLetter: (letter: CreditLetterReply) => void
}

/** What a bureau answered, as the person tells it. */
export function AnswerDialog({ disputeId, standing, onClose, onLetter }: AnswerDialogProps) {
  const [answer, setAnswer] = useState<RecordedAnswer>('verified')
  const [day, setDay] = useState<string>(today())
  const [details, setDetails] = useState('')
  const [writes, setWrites] = useState(true)
  const deed = useCreditDeed(recordBureauAnswer, reply => {
    if (reply.letter) onLetter(reply.letter)
    onClose()
  })
  const reasons = answer === 'frivolous' ? details.split('\n').flatMap(line => line.trim() || []) : []
  return (
    <Dialog open title={t('{name}’s answer', { name: standing.name })} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          deed.mutate({
            params: { id: disputeId },
            body: {
              bureau: standing.bureau,
              response_type: answer,
              on: day,
              reasons,
              auto_generate_followup: writes,
              ...(details.trim() && { details: details.trim() }),
            },
          })
        }}
      >
        <Field
          label={t('What did they answer?')}
          hint={t('“Verified and updated” is Verified when what you disputed did not change.')}
        >
          {control => (
            <select
              {...control}
              className="input"
              value={answer}
              onChange={event => setAnswer(event.target.value as RecordedAnswer)}
            >
              {Object.entries(ANSWER_WORDS).map(([value, words]) => (
                <option key={value} value={value}>
                  {t(words)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PastDayField label={t('Date of their letter')} day={day} onChange={setDay} />
        <Field
          label={answer === 'frivolous' ? t('Their reasons, one a line, as they wrote them') : t('Details (optional)')}
        >
          {control => (
            <textarea
              {...control}
              className="input"
              maxLength={2000}
              value={details}
              onChange={event => setDetails(event.target.value)}
            />
          )}
        </Field>
        <CheckRow title={t('Write the next letter if there is one')} checked={writes} onChange={setWrites} />
        {deed.error && <Failed error={deed.error} />}
        <Button type="submit" variant="primary" busy={deed.isPending}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  )
}
