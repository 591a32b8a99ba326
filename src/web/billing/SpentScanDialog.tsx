import { useState } from 'react'
import { Plans } from '#web/results/UnlockDialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { usePlan } from './use-plan.ts'

/** Whose single scan is spent is offered more. The free check stays open: nobody is kept from their deadline. */
export function SpentScanDialog() {
  const { data } = usePlan()
  const [closed, setClosed] = useState(false)
  const isSpent = data !== undefined && data.access.hasDebtScan && data.access.remainingDebtScans === 0
  return (
    <Dialog open={isSpent && !closed} title={t("You've used your single scan")} onClose={() => setClosed(true)}>
      <p className="mb-4 text-ink-soft">{t('Upgrade for unlimited access, or go on with the free check.')}</p>
      <Plans offered={['scan', 'monthly', 'lifetime', 'bundle']} />
      <div className="mt-4">
        <Button variant="quiet" onClick={() => setClosed(true)}>
          {t('Go on with the free check')}
        </Button>
      </div>
    </Dialog>
  )
}
