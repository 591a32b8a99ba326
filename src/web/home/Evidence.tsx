import { ExternalLink } from 'lucide-react'
import { EXAMPLE_AMOUNTS, PUBLIC_FACTS } from '#web/copy/claims.ts'
import { HOME } from '#web/copy/home.ts'
import { Section } from '#web/front/Section.tsx'
import { said, t } from '#web/language.tsx'

/** Public figures, each with its source. */
export function Figures() {
  return (
    <section aria-label={t(HOME.figures)} className="pb-12 md:pb-20">
      <dl className="wrap grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {PUBLIC_FACTS.map(({ figure, text, source }) => (
          <div key={figure} className="grid content-start gap-1 border-t-[1.5px] border-ink pt-3">
            <dt className="figure text-4xl leading-none">{figure}</dt>
            <dd className="grid gap-1.5">
              <span className="text-[0.95rem]">{t(text)}</span>
              <cite className="text-xs text-ink-soft not-italic">{said(source)}</cite>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Three words a letter often holds, marked as the product marks them. */
export function Patterns() {
  const { title, text, law, list } = HOME.patterns
  return (
    <Section id="patterns" title={t(title)} text={t(text)}>
      <ul className="grid gap-5 md:grid-cols-3">
        {list.map(pattern => (
          <li
            key={pattern.title}
            className="grid content-start gap-4 rounded-md border border-rule bg-sheet p-5 sm:p-6"
          >
            <blockquote className="font-serif md:min-h-24 text-lg leading-relaxed text-ink-soft">
              “{t(pattern.before)}
              <mark className="hl mx-0">{t(pattern.marked)}</mark>
              {said(pattern.after)}”
            </blockquote>
            <h3 className="border-t border-rule pt-4">{t(pattern.title)}</h3>
            <p className="text-[0.95rem] text-ink-soft">{t(pattern.text)}</p>
            <p className="mt-auto text-sm">
              {t(law)}:{' '}
              <a href={pattern.href} className="inline-flex min-h-6 items-center gap-1">
                {pattern.law} <ExternalLink className="icon" />
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Amounts before and after a reply: invented, and said so. Moved by hand, never by itself. */
export function Examples() {
  return (
    <div className="pb-12 md:pb-20">
      <div className="wrap">
        <h2 id="examples-head" className="h-sans">
          {t(HOME.examples)}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t(EXAMPLE_AMOUNTS.label)}</p>
        <div
          role="region"
          aria-labelledby="examples-head"
          tabIndex={0}
          className="mt-4 overflow-x-auto rounded-md pb-2"
        >
          <ul className="flex w-max gap-3">
            {EXAMPLE_AMOUNTS.letters.map(({ debt, before, after, why }) => (
              <li key={debt} className="w-60 rounded-md border border-dashed border-rule-strong p-4">
                <p className="text-sm text-ink-soft">{t(debt)}</p>
                <p className="figure mt-1 text-xl">
                  <s className="font-normal text-ink-soft">{before}</s> {said(after)}
                </p>
                <p className="mt-1 text-sm">{t(why)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

/** What the rules are made from. */
export function Sources() {
  const { title, text, list } = HOME.sources
  return (
    <Section id="sources" title={t(title)} text={t(text)}>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(source => (
          <li key={source.title} className="grid content-start gap-1.5 border-t border-rule pt-4">
            <h3 className="text-base">{t(source.title)}</h3>
            <p className="text-[0.93rem] text-ink-soft">{t(source.text)}</p>
            <a href={source.href} className="inline-flex min-h-11 items-center text-[0.93rem]">
              {t(source.link)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
