import type { ReactNode } from 'react'
import { t } from '#web/language.tsx'

export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

/** A long text to be read, with its parts listed first. */
export function LegalPage({
  title,
  lead,
  sections,
}: {
  readonly title: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
}) {
  return (
    <div className="wrap py-8 md:py-12">
      <title>{t('{title} | Writeback', { title })}</title>
      <h1>{title}</h1>
      <p className="mt-3 max-w-[62ch] text-lg text-ink-soft">{lead}</p>
      <nav aria-label={t('On this page')} className="mt-6">
        <ul className="flex flex-wrap gap-x-5">
          {sections.map(section => (
            <li key={section.id}>
              <a href={`#${section.id}`} className="inline-flex min-h-11 items-center">
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(section => (
        <section key={section.id} id={section.id} className="mt-9 scroll-mt-22">
          <h2 className="text-xl">{section.title}</h2>
          <div className="mt-3 grid max-w-[66ch] gap-3">{section.body}</div>
        </section>
      ))}
    </div>
  )
}

/** Sentences one under the other. */
export function Points({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
