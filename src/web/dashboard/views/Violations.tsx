import { LockedView } from '#web/dashboard/LockedView.tsx'
import { RecentAnalyses } from '#web/dashboard/RecentAnalyses.tsx'
import { useDashboard } from '#web/dashboard/context.ts'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'

/** What was found in all letters. */
export function Violations() {
  const { isLocked } = useDashboard()
  if (isLocked)
    return (
      <LockedView view="violations" title="Violations">
        What your letters break, over all of them. Check a letter first: its first violation is shown in every plan.
      </LockedView>
    )
  return (
    <>
      <ViewHead title="Violations">Each letter’s violations stand on its result.</ViewHead>
      <RecentAnalyses />
    </>
  )
}
