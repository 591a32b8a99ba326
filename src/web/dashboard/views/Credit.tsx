import { LockedView } from '#web/dashboard/LockedView.tsx'
import { useDashboard } from '#web/dashboard/context.ts'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'
import { Card } from '#web/ui/Card.tsx'

/** Where the credit center is going to stand. Until it does, nothing is charged for it, and the free way is named. */
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
      <ViewHead title="Credit Repair">Included in your plan. The credit center is not open yet.</ViewHead>
      <Card>
        <p className="max-w-[60ch]">
          Until it opens, you are charged nothing for it. You can get your reports free each week at{' '}
          <a href="https://www.annualcreditreport.com">annualcreditreport.com</a>, and dispute an error there for free.
        </p>
        <p className="mt-3 max-w-[60ch] text-ink-soft">
          What you bought, and how to cancel it, is on <a href="/your-data">Your data</a>.
        </p>
      </Card>
    </>
  )
}
