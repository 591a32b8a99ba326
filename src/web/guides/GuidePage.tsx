import { Printer } from 'lucide-react'
import type { ComponentType } from 'react'
import { lawLink, says } from '#law/citations.ts'
import { printCitation } from '#letters/print-citation.ts'
import { FrontFrame } from '#web/front/FrontFrame.tsx'
import { PageTop } from '#web/front/PageTop.tsx'
import { shortDate, t } from '#web/language.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { guidePath, sourcesOf, type Guide } from './guide.ts'
import type { GuideSlug } from './slugs.ts'
import { GUIDES } from './texts/index.ts'

/** The page of one guide: read here, or printed on one sheet. */
export function guidePage(slug: GuideSlug): ComponentType {
  const guide = GUIDES.find(one => one.slug === slug)
  if (!guide) throw new Error(`There is no guide "${slug}".`)
  return function GuidePage() {
    return <OneGuide guide={guide} />
  }
}

function OneGuide({ guide }: { readonly guide: Guide }) {
  const sources = sourcesOf(guide)
  const numberOf = (cite: (typeof sources)[number]): number => sources.indexOf(cite) + 1
  return (
    <FrontFrame title={t(guide.title)} path={guidePath(guide.slug)}>
      <article className="guide">
        <PageTop title={t(guide.title)} lead={t(guide.lead)}>
          <div className="flex flex-wrap gap-3 print:hidden">
            <a href={guide.tool.href} className={buttonClass({ variant: 'primary' })}>
              {t(guide.tool.label)}
            </a>
            <Button icon={<Printer className="icon" />} onClick={() => window.print()}>
              {t('Print this page')}
            </Button>
          </div>
        </PageTop>
        <div className="guide-parts wrap">
          {guide.parts.map(({ title, points }) => (
            <section key={title} className="guide-part">
              <h2>{t(title)}</h2>
              <ul>
                {points.map(({ text, cites = [] }) => (
                  <li key={text}>
                    {t(text)}
                    {cites.map(cite => (
                      <a key={cite} href={`#law-${numberOf(cite)}`} className="guide-cite">
                        <span className="sr-only">{t('Law, number')} </span>
                        {numberOf(cite)}
                      </a>
                    ))}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <section className="guide-law wrap" aria-labelledby="law-head">
          <h2 id="law-head">{t('The law')}</h2>
          <ol>
            {sources.map((cite, index) => (
              <li key={cite} id={`law-${index + 1}`}>
                <a href={lawLink(cite)} target="_blank" rel="noreferrer">
                  {printCitation(cite)}
                </a>
                <span className="print:hidden" lang="en">
                  : {says(cite)}
                </span>
              </li>
            ))}
          </ol>
          <p className="guide-foot">
            {t('Law as of {date}.', { date: shortDate(guide.checkedOn) })}{' '}
            {t(
              'Points without a number are advice, or differ from state to state. Legal information, not legal advice.',
            )}{' '}
            {t('Free legal aid: lawhelp.org.')}
          </p>
        </section>
      </article>
      <nav className="wrap border-t border-rule py-10 print:hidden" aria-label={t('Other guides')}>
        <h2 className="h-sans">{t('Other guides')}</h2>
        <ul className="mt-2">
          {GUIDES.filter(({ slug }) => slug !== guide.slug).map(({ slug, title }) => (
            <li key={slug}>
              <a href={guidePath(slug)} className="inline-flex min-h-11 items-center">
                {t(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </FrontFrame>
  )
}
