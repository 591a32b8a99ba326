import { ExternalLink, Eye } from 'lucide-react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { StrengthBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { More } from '#web/ui/More.tsx'
import { t } from '#web/language.tsx'
import { Quote } from '#web/ui/Quote.tsx'
import type { Mark, NumberedFinding } from './marks.ts'
import { QuoteCrop, useQuotePicture } from './QuoteCrop.tsx'
import { findingId } from './use-linked-findings.ts'

interface FindingCardProps {
  readonly analysis: AnalysisReply
  readonly numbered: NumberedFinding
  readonly marks: readonly Mark[]
  readonly active: boolean
  readonly onLight: () => void
  readonly onSee: (mark: Mark) => void
}

/** One finding: what is wrong, the words it rests on, why it matters, the law, how sure we are, what would change it. */
export function FindingCard({ analysis, numbered, marks, active, onLight, onSee }: FindingCardProps) {
  const { number, finding } = numbered
  const titleId = `finding-title-${number}`
  const [mark] = marks
  const picture = useQuotePicture(analysis, mark)
  return (
    <article
      id={findingId(number)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`min-w-0 scroll-mt-22 rounded-md border bg-sheet p-4 transition-[border-color,box-shadow] sm:p-6 ${active ? 'border-pen shadow-[inset_0_0_0_1px_var(--pen)]' : 'border-rule'}`}
      onMouseEnter={onLight}
      onFocus={onLight}
    >
      <div className="grid grid-cols-[30px_1fr] items-start gap-x-3 gap-y-2 sm:grid-cols-[30px_1fr_auto]">
        <span className={`fnum ${finding.absent ? 'fnum-slot' : ''}`} aria-hidden="true">
          {number}
        </span>
        <h3 id={titleId} className="pt-0.5 text-[1.1rem]">
          <span className="sr-only">{t('Finding {number}:', { number })} </span>
          {finding.title}
        </h3>
        <span className="col-start-2 sm:col-start-3">
          <StrengthBadge strength={finding.strength} />
        </span>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2">
        {picture && (
          <div className="grid gap-1 md:hidden">
            <QuoteCrop image={picture.image} mark={picture.mark} />
            {finding.evidence.map(({ quote }, index) => (
              <p key={index} className="text-sm text-ink-soft">
                {t('We read: “{quote}”', { quote })}
              </p>
            ))}
          </div>
        )}
        {finding.evidence.map(({ quote, page }, index) => (
          <div key={index} className={picture ? 'hidden md:block' : ''}>
            <Quote words={quote} {...(analysis.reading.pages > 1 && { source: t('Page {page}', { page }) })} />
          </div>
        ))}
        {finding.evidence.length === 0 && !finding.absent && (
          <p className="text-[0.94rem] text-ink-soft">
            {t('This rests on what you told us, not on words of the letter.')}
          </p>
        )}
        {finding.absent && (
          <p className="rounded-sm border-[1.5px] border-dashed border-rule-strong px-4 py-3 text-[0.94rem] text-ink-soft">
            {notFoundOn(analysis.reading.pages)} {t('We looked for: {expected}', { expected: finding.absent.expected })}
          </p>
        )}
      </div>
      <p className="mt-4">
        <b className="font-[650]">{t('Why this matters.')}</b> {finding.why_it_matters || finding.description}
      </p>
      {finding.citations.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-[0.9rem]">
          <span className="text-ink-soft">{t('The law')}</span>
          {finding.citations.map(({ cite, title, url }) => (
            <a
              key={cite}
              href={url}
              target="_blank"
              rel="noreferrer"
              title={title}
              className="inline-flex min-h-11 items-center gap-1.5 md:min-h-8"
            >
              {cite} <ExternalLink className="icon" />
              <span className="sr-only">{t('(opens in a new tab)')}</span>
            </a>
          ))}
        </p>
      )}
      {finding.would_change_this.length > 0 && (
        <More summary={t('What would change this')}>
          <ul className="grid gap-1 text-[0.94rem] text-ink-soft">
            {finding.would_change_this.map(change => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </More>
      )}
      {mark && picture?.isPiece !== true && (
        <div className="mt-2 md:hidden">
          <Button
            icon={<Eye className="icon" />}
            onClick={() => onSee(mark)}
            aria-label={t('See finding {number} in the letter', { number })}
          >
            {t('See it in the letter')}
          </Button>
        </div>
      )}
    </article>
  )
}

function notFoundOn(pages: number): string {
  return pages === 1 ? t('Not found on the page.') : t('Not found on any of the {pages} pages.', { pages })
}
