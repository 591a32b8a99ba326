import { CreditCenter } from '#web/credit/CreditCenter.tsx'
import { LockedView } from '#web/dashboard/LockedView.tsx'
import { useDashboard } from '#web/dashboard/context.ts'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'

/** The credit centre, or what opens it. */
export function Credit() {
  const { isLocked } = useDashboard()
  if (isLocked)
    return (
      <LockedView view="credit" title="Credit Repair">
        Dispute letters to the credit bureaus. You are charged only after your letters are delivered. Disputing an error
        yourself is free by law.
      </LockedView>
    )
  return (
    <>
      <ViewHead title="Credit Repair">
        What your reports say, what looks wrong, and letters in your own words. Included in your plan.
      </ViewHead>
      <CreditCenter />
    </>
  )
}
