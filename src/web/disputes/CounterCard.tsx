import { useState } from 'react'
import type { DisputeDetail } from '#contract/disputes.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { t } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'
import { LetterFailed, useCounterLetter } from './SmartCard.tsx'

/** The three answers to a collector, once something passed between the two. */
export function CounterCard({ dispute }: { readonly dispute: DisputeDetail }) {
  const letter = useCounterLetter(dispute)
  const [amount, setAmount] = useState('')
  if (dispute.total_interactions === 0 || dispute.status === 'resolved') return null
  const busy = (type: string) => letter.isPending && letter.variables.response_type === type
  return (
    <Card labelledBy="counter-head">
      <h2 id="counter-head" className="h-sans">
        {t('What you can send')}
      </h2>
      <div className="mt-4 grid gap-3">
        <Button
          block
          busy={busy('continued_dispute')}
          onClick={() => letter.mutate({ response_type: 'continued_dispute' })}
        >
          {t('Continued dispute')}
        </Button>
        <Button block busy={busy('cease_desist')} onClick={() => letter.mutate({ response_type: 'cease_desist' })}>
          {t('Cease and desist')}
        </Button>
        <details>
          <summary className="linkbtn">{t('Settlement offer')}</summary>
          <form
            className="mt-2 grid gap-3"
            onSubmit={event => {
              event.preventDefault()
              letter.mutate({ response_type: 'settlement_offer', amount: Number(amount) })
            }}
          >
            <Field label={t('Sum you can pay at once, in dollars')}>
              {control => (
                <input
                  {...control}
                  type="number"
                  min="1"
                  step="0.01"
                  inputMode="decimal"
                  required
                  className="input"
                  value={amount}
                  onChange={event => setAmount(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" busy={busy('settlement_offer')}>
              {t('Write the offer')}
            </Button>
          </form>
        </details>
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {t(
          'Asking them to stop contact ends the calls, not the debt. It may lead to a lawsuit. An offer can restart the time to sue.',
        )}
      </p>
      <LetterFailed error={letter.error} />
    </Card>
  )
}
