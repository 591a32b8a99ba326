import { ViewHead } from '#web/dashboard/ViewHead.tsx'
import { CompactDisputes } from '#web/disputes/DisputeList.tsx'

/** The disputes that matter most, and the way to all of them. */
export function Disputes() {
  return (
    <>
      <ViewHead title="Response Tracker">Each letter you sent, what they answered, and your next step.</ViewHead>
      <CompactDisputes />
    </>
  )
}
