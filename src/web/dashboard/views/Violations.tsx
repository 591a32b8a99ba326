import { useDashboard } from '#web/dashboard/context.ts'
import { LoadFailed } from '#web/dashboard/LoadFailed.tsx'
import { LockedView } from '#web/dashboard/LockedView.tsx'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { useViolations } from '#web/violations/use-violations.ts'
import { t } from '#web/language.tsx'
import { ViolationCenter } from '#web/violations/ViolationCenter.tsx'

/** What was found in all letters, and what the person saw themselves. */
export function Violations() {
  const { isLocked } = useDashboard()
  const { data, error, isLoading, isFetching, refetch } = useViolations()
  if (isLocked)
    return (
      <LockedView view="violations" title={t('Violations')}>
        {t(
          'What your letters break, over all of them. Check a letter first: its first violation is shown in every plan.',
        )}
      </LockedView>
    )
  return (
    <>
      <ViewHead title={t('Violations')}>
        {t('Everything found in your letters, and what you saw yourself. Likely violations, not a court’s judgment.')}
      </ViewHead>
      {isLoading && <Skeleton className="h-48 w-full rounded-md" />}
      {error && <LoadFailed what={t('Your violations')} onRetry={() => void refetch()} busy={isFetching} />}
      {data && <ViolationCenter violations={data.violations} hidden={data.hidden} />}
    </>
  )
}
