import { useState } from 'react'
import { confirmOutcome, type DisputeDetail } from '#contract/disputes.ts'
import { OUTCOME_IDS, OUTCOMES, type OutcomeId } from '#disputes/outcomes.ts'
import { today } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '#web/language.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { useDeed } from './use-disputes.ts'

/** How it ended and what it saved. Nobody but the person says that it is over. */
export function OutcomeForm({ dispute, onDone }: { readonly dispute: DisputeDetail; readonly onDone: () => void }) {
  const [outcome, setOutcome] = useState<OutcomeId>('closed')
  const [saved, setSaved] = useState(dispute.debt_amount === null ? '' : String(dispute.debt_amount))
  const [on, setOn] = useState<string>(today())
  const confirmed = useDeed(confirmOutcome, onDone)
  const { isVictory } = OUTCOMES[outcome]
  return (
    <form
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        const amount_saved = isVictory ? Number(saved) || 0 : 0
        confirmed.mutate({ params: { id: dispute.dispute_id }, body: { outcome, amount_saved, on } })
      }}
    >
      <Field label={t('How did it end?')}>
        {control => (
          <select
            {...control}
            className="input"
            value={outcome}
            onChange={event => setOutcome(event.target.value as OutcomeId)}
          >
            {OUTCOME_IDS.map(id => (
              <option key={id} value={id}>
                {t(OUTCOMES[id].words)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isVictory && (
        <Field label={t('Amount you no longer owe or pay, in dollars')} hint={t('Leave 0 if you are not sure.')}>
          {control => (
            <input
              {...control}
              type="number"
              min="0"
              step="0.01"
              inputMode="decimal"
              className="input"
              value={saved}
              onChange={event => setSaved(event.target.value)}
            />
          )}
        </Field>
      )}
      <PastDayField label={t('Which day?')} day={on} onChange={setOn} />
      {confirmed.error && (
        <Alert tone="red" title={confirmed.error.message} announce="alert">
          {t('Nothing was saved.')}
        </Alert>
      )}
      <Button type="submit" variant="primary" busy={confirmed.isPending}>
        {t('Confirm')}
      </Button>
    </form>
  )
}
