import { AccessGrid } from '#web/dashboard/AccessGrid.tsx'
import { useSalesAlerts } from '#web/dashboard/Alerts.tsx'
import { Insights } from '#web/dashboard/Insights.tsx'
import { LoadFailed } from '#web/dashboard/LoadFailed.tsx'
import { NextByDate } from '#web/dashboard/NextByDate.tsx'
import { QuickActions } from '#web/dashboard/QuickActions.tsx'
import { RecentAnalyses } from '#web/dashboard/RecentAnalyses.tsx'
import { StatCards } from '#web/dashboard/StatCards.tsx'
import { useDue, useStats } from '#web/dashboard/use-dashboard.ts'
import { Part, PartsInTurn } from '#web/parts-in-turn.tsx'
import { Card } from '#web/ui/Card.tsx'
import { t } from '#web/language.tsx'
import { Skeleton } from '#web/ui/states.tsx'

/** What is due first, then the numbers, then the ways on. */
export function Overview() {
  return (
    <PartsInTurn parts={4}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-6">
          <NextByDate />
          <Part at={0} until={<div className="min-h-dvh" />}>
            <Numbers />
          </Part>
          <Part at={1}>
            <RecentAnalyses />
          </Part>
        </div>
        <div className="grid min-w-0 gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <Part at={2}>
            <QuickActions />
          </Part>
          <Part at={3}>
            <AccessGrid />
          </Part>
        </div>
      </div>
    </PartsInTurn>
  )
}

function Numbers() {
  const stats = useStats()
  const due = useDue()
  const hasAlerts = useSalesAlerts().length > 0 || due.data?.some(({ is_court }) => is_court) === true
  return (
    <>
      {stats.isLoading && <Skeleton className="h-32 w-full rounded-md" />}
      {stats.error && (
        <Card>
          <LoadFailed what={t('Your numbers')} onRetry={() => void stats.refetch()} busy={stats.isFetching} />
        </Card>
      )}
      {stats.data && <StatCards stats={stats.data} />}
      {stats.data && !hasAlerts && <Insights stats={stats.data} />}
    </>
  )
}
