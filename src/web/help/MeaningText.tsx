import { lawLink } from '#law/citations.ts'
import { printCitation } from '#letters/print-citation.ts'
import { guidePath } from '#web/guides/guide.ts'
import { t } from '#web/language.tsx'
import type { Meaning } from './glossary.ts'

/** What a word means, the law it stands in, and the guide that says more. */
export function MeaningText({ meaning: { meaning, cites = [], guide } }: { readonly meaning: Meaning }) {
  return (
    <>
      <p>{t(meaning)}</p>
      {(cites.length > 0 || guide) && (
        <p className="flex flex-wrap gap-x-4 text-sm">
          {cites.map(cite => (
            <a
              key={cite}
              href={lawLink(cite)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-8 items-center"
            >
              {printCitation(cite)}
            </a>
          ))}
          {guide && (
            <a href={guidePath(guide)} className="inline-flex min-h-8 items-center">
              {t('Read the guide')}
            </a>
          )}
        </p>
      )}
    </>
  )
}
