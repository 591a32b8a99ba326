import { AccessGrid } from '#web/dashboard/AccessGrid.tsx'
import { useSalesAlerts } from '#web/dashboard/Alerts.tsx'
import { Insights } from '#web/dashboard/Insights.tsx'
import { LoadFailed } from '#web/dashboard/LoadFailed.tsx'
import { NextByDate } from '#web/dashboard/NextByDate.tsx'
import { QuickActions } from '#web/dashboard/QuickActions.tsx'
import { RecentAnalyses } from '#web/dashboard/RecentAnalyses.tsx'
import { StatCards } from '#web/dashboard/StatCards.tsx'
import { useDue, useStats } from '#web/dashboard/use-dashboard.ts'
import { Card } from '#web/ui/Card.tsx'
import { t } from '#web/language.tsx'
import { Skeleton } from '#web/ui/states.tsx'

/** What is due first, then the numbers, then the ways on. */
export function Overview() {
  const stats = useStats()
  const due = useDue()
  const hasAlerts = useSalesAlerts().length > 0 || due.data?.some(({ is_court }) => is_court) === true
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 gap-6">
        <NextByDate />
        {stats.isLoading && <Skeleton className="h-32 w-full rounded-md" />}
        {stats.error && (
          <Card>
            <LoadFailed what={t('Your numbers')} onRetry={() => void stats.refetch()} busy={stats.isFetching} />
          </Card>
        )}
        {stats.data && <StatCards stats={stats.data} />}
        {stats.data && !hasAlerts && <Insights stats={stats.data} />}
        <RecentAnalyses />
      </div>
      <div className="grid min-w-0 gap-6 sm:grid-cols-2 lg:grid-cols-1">
        <QuickActions />
        <AccessGrid />
      </div>
    </div>
  )
}
