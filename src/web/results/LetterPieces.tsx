import { ImageOff } from 'lucide-react'
import { useMemo } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { t } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'
import { markInPiece, type Mark } from './marks.ts'
import { QuoteCrop } from './QuoteCrop.tsx'
import { usePieceImage } from './use-analysis.ts'
import type { LinkedFindings } from './use-linked-findings.ts'

/** What stays in the letter's place when its pages are deleted: why they are gone, and the pieces under the findings. On
 *  a phone the pieces stand with the findings alone. */
export function LetterPieces({
  analysis,
  linked,
}: {
  readonly analysis: AnalysisReply
  readonly linked: LinkedFindings
}) {
  const pieces = groupByPiece(linked.marks)
  return (
    <div className="viewer-size">
      <Note icon={<ImageOff className="icon" />}>
        {t('We deleted your pages, as promised: after an hour, or when you asked.')}{' '}
        {pieces.length > 0
          ? t('These pieces stay so that you can still see the lines each finding rests on.')
          : t('The quotes stay: they are the exact words we read.')}{' '}
        {t('The pages can no longer be kept here, so keep the paper.')}
      </Note>
      <ol className="mt-5 hidden gap-5 md:grid" aria-label={t('Pieces of your letter')}>
        {pieces.map(marks => (
          <li key={marks[0]!.piece?.url} className="grid gap-2">
            <div className="flex items-center gap-2">
              {marks.map(({ number, title, quote }) => (
                <button
                  key={number}
                  type="button"
                  className="fnum aria-[current]:outline-3 aria-[current]:outline-offset-2 aria-[current]:outline-pen"
                  aria-current={number === linked.active ? 'true' : undefined}
                  aria-label={t('Finding {number}: {title}. The letter says: {quote}', { number, title, quote })}
                  onClick={() => linked.openFinding(number)}
                  onFocus={() => linked.lightMarks(number)}
                >
                  {number}
                </button>
              ))}
              <span className="text-sm text-ink-soft">{t('Page {page}', { page: marks[0]!.page })}</span>
            </div>
            <PieceOf mark={marks[0]!} analysisId={analysis.analysis_id} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function PieceOf({ mark, analysisId }: { readonly mark: Mark; readonly analysisId: string }) {
  const image = usePieceImage(analysisId, mark.piece)
  const inPiece = useMemo(() => markInPiece(mark), [mark])
  if (image.data) return <QuoteCrop image={image.data} mark={inPiece} />
  return image.isError ? (
    <p className="text-sm text-ink-soft">{t('This piece did not load. Its words stand with the finding.')}</p>
  ) : null
}

/** The marks that have a piece; those that share one stand together. */
function groupByPiece(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  const urls = new Set(marks.flatMap(({ piece }) => piece?.url ?? []))
  return [...urls].map(url => marks.filter(({ piece }) => piece?.url === url))
}
