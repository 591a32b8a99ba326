import { RecentAnalyses } from '#web/dashboard/RecentAnalyses.tsx'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'

/** The letters whose answers one follows. */
export function Disputes() {
  return (
    <>
      <ViewHead title="Response Tracker">
        The letters you checked. Open one to write your answer, and use <b>Track Response</b> there to follow it.
      </ViewHead>
      <RecentAnalyses />
    </>
  )
}
