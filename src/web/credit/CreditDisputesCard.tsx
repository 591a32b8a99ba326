import { t } from '#web/language.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { DisputesSent } from './DisputesSent.tsx'
import { useCreditDisputes } from './use-credit.ts'

/** Disputes with the bureaus beside those with collectors; nothing when there are none. */
export function CreditDisputesCard() {
  const disputes = useCreditDisputes()
  if (!disputes.data || disputes.data.disputes.length === 0) return null
  return (
    <Card labelledBy="credit-disputes">
      <CardHead
        id="credit-disputes"
        title={t('Disputes with credit bureaus')}
        aside={String(disputes.data.disputes.length)}
      />
      <DisputesSent disputes={disputes.data.disputes} />
    </Card>
  )
}
