import { LinkCards, type LinkCard } from '#web/dashboard/LinkCards.tsx'
import { t, Words } from '#web/language.tsx'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'

const cards = (): readonly LinkCard[] => [
  {
    title: t('Settlement calculator'),
    text: t('What you could offer, after what the law protects and what you need to live.'),
    href: '/tools/settlement-calculator',
  },
  {
    title: t('Time limit checker'),
    text: t('Whether a debt is likely too old to sue on.'),
    href: '/tools/sol-checker',
  },
  {
    title: t('Call scripts'),
    text: t('What to say when they call, and what not to say.'),
    href: '/tools/call-scripts',
  },
  { title: t('Documents'), text: t('Your papers in order, for a lawyer or a court.'), href: '/tools/documents' },
]

/** The four tools. They are open in every plan. */
export function Tools() {
  return (
    <>
      <ViewHead title={t('Tools')}>{t('Open to everyone who is logged in.')}</ViewHead>
      <LinkCards cards={cards()} />
      <p className="mt-4">
        <Words
          of="Did they call, text or come by? <0>Write it down in your contact log</0>"
          parts={[<a href="/tools/contact-log" className="inline-flex min-h-11 items-center" />]}
        />
      </p>
    </>
  )
}
