import { LinkCards, type LinkCard } from '#web/dashboard/LinkCards.tsx'
import { LockedView } from '#web/dashboard/LockedView.tsx'
import { useDashboard } from '#web/dashboard/context.ts'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'

const CARDS: readonly LinkCard[] = [
  { title: 'Validation letter', text: 'Dispute the debt and ask for proof.', href: '/templates/validation' },
  { title: 'Cease contact letter', text: 'Tell them to stop writing and calling.', href: '/templates/cease' },
  { title: 'Settlement letter', text: 'Offer an amount without admitting the debt.', href: '/templates/settlement' },
  { title: 'Violation letter', text: 'Name what they did and what the law says.', href: '/templates/fdcpa' },
]

/** The four letters one can start from. */
export function Templates() {
  const { isLocked } = useDashboard()
  if (isLocked)
    return (
      <LockedView view="templates" title="Templates">
        Four letters to start from, every sentence explained. They come with the monthly pass, lifetime access and the
        bundle.
      </LockedView>
    )
  return (
    <>
      <ViewHead title="Templates">Letters to start from. Each asks only for what it needs.</ViewHead>
      <LinkCards cards={CARDS} />
    </>
  )
}
