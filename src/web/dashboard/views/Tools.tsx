import { LinkCards, type LinkCard } from '#web/dashboard/LinkCards.tsx'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'

const CARDS: readonly LinkCard[] = [
  {
    title: 'Settlement calculator',
    text: 'What you could offer, after what the law protects and what you need to live.',
    href: '/tools/settlement-calculator',
  },
  { title: 'Time limit checker', text: 'Whether a debt is likely too old to sue on.', href: '/tools/sol-checker' },
  { title: 'Call scripts', text: 'What to say when they call, and what not to say.', href: '/tools/call-scripts' },
  { title: 'Documents', text: 'Your papers in order, for a lawyer or a court.', href: '/tools/documents' },
]

/** The four tools. They are open in every plan. */
export function Tools() {
  return (
    <>
      <ViewHead title="Tools">Open to everyone who is logged in.</ViewHead>
      <LinkCards cards={CARDS} />
      <p className="mt-4">
        Did they call, text or come by?{' '}
        <a href="/tools/contact-log" className="inline-flex min-h-11 items-center">
          Write it down in your contact log
        </a>
      </p>
    </>
  )
}
