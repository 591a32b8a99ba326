import { useState } from 'react'
import { addEvidence, type DisputeDetail, trackSentLetter } from '#contract/disputes.ts'
import { checkTrackingNumber } from '#disputes/certified-mail.ts'
import { SENDING_METHODS, type SendingMethod } from '#disputes/event.ts'
import { useMutation } from '@tanstack/react-query'
import type { Phrase } from '#language/phrase.ts'
import { send } from '#web/api.ts'
import { today } from '#web/clock.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '#web/language.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { useRefresh } from './use-disputes.ts'

const METHODS = {
  certified_mail: 'Certified mail',
  regular_mail: 'Regular mail',
  email: 'Email',
  fax: 'Fax',
} as const satisfies Readonly<Record<SendingMethod, Phrase>>

/** A letter that was sent: the day, how, its number, and the receipt as evidence. */
export function SentForm({ dispute, onDone }: { readonly dispute: DisputeDetail; readonly onDone: () => void }) {
  const refresh = useRefresh()
  const [on, setOn] = useState<string>(today())
  const [method, setMethod] = useState<SendingMethod>('certified_mail')
  const [number, setNumber] = useState('')
  const [notes, setNotes] = useState('')
  const [receipt, setReceipt] = useState<File>()
  const saved = useMutation({
    mutationFn: async () => {
      const { event_id } = await send(trackSentLetter, {
        body: {
          dispute_id: dispute.dispute_id,
          sent_date: on,
          method,
          ...(number.trim() && { tracking_number: number.trim() }),
          ...(notes.trim() && { notes: notes.trim() }),
          ...(dispute.letter_id && { letter_id: dispute.letter_id }),
        },
      })
      if (!receipt) return
      const form = new FormData()
      form.append('event_id', event_id)
      form.append('file', receipt, receipt.name)
      await send(addEvidence, { params: { id: dispute.dispute_id }, form })
    },
    onSuccess: onDone,
    onSettled: refresh,
  })
  const isWrong = number.trim() !== '' && checkTrackingNumber(number) === 'wrong-digit'
  return (
    <form
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        saved.mutate()
      }}
    >
      <PastDayField label={t('Sent date')} day={on} onChange={setOn} />
      <Field label={t('Method')}>
        {control => (
          <select
            {...control}
            className="input"
            value={method}
            onChange={event => setMethod(event.target.value as SendingMethod)}
          >
            {SENDING_METHODS.map(one => (
              <option key={one} value={one}>
                {t(METHODS[one])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={t('Tracking number (optional)')}
        hint={t('On the green and white receipt for certified mail.')}
        error={isWrong ? t('One digit does not fit. Look at the receipt again. You can save it as it is.') : undefined}
      >
        {control => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            inputMode="numeric"
            maxLength={60}
            value={number}
            onChange={event => setNumber(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('Notes (optional)')}>
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
      <Field label={t('Photo of the receipt (optional)')} hint={t('Kept as evidence, encrypted, until you delete it.')}>
        {control => (
          <input
            {...control}
            type="file"
            className="input"
            accept=".pdf,.jpg,.jpeg,.png,.heic,application/pdf,image/*"
            onChange={event => setReceipt(event.target.files?.[0])}
          />
        )}
      </Field>
      {saved.error && (
        <Alert tone="red" title={MESSAGES.trackingFailed} announce="alert">
          {saved.error.message}
        </Alert>
      )}
      <Button type="submit" variant="primary" busy={saved.isPending}>
        {t('Save')}
      </Button>
    </form>
  )
}
