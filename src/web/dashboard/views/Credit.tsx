import { CreditCenter } from '#web/credit/CreditCenter.tsx'
import { LockedView } from '#web/dashboard/LockedView.tsx'
import { useDashboard } from '#web/dashboard/context.ts'
import { useSettings } from '#web/settings.ts'
import { t } from '#web/language.tsx'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'

/** The credit centre, or what opens it. */
export function Credit() {
  const { isLocked } = useDashboard()
  const settings = useSettings()
  const hasPlans = settings.data !== undefined && settings.data.billing !== 'off'
  if (isLocked)
    return (
      <LockedView view="credit" title={t('Credit Repair')}>
        {t(
          'Dispute letters to the credit bureaus. You are charged only after your letters are delivered. Disputing an error yourself is free by law.',
        )}
      </LockedView>
    )
  return (
    <>
      <ViewHead title={t('Credit Repair')}>
        {hasPlans
          ? t('What your reports say, what looks wrong, and letters in your own words. Included in your plan.')
          : t('What your reports say, what looks wrong, and letters in your own words.')}
      </ViewHead>
      <CreditCenter />
    </>
  )
}
