import { ChevronLeft, ChevronRight, ImageOff, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { isPrivate } from '#web/private/flag.ts'
import { Note } from '#web/ui/Note.tsx'
import { t } from '#web/language.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { LetterPieces } from './LetterPieces.tsx'
import { MarkedPage, markKey } from './MarkedPage.tsx'
import { aroundBoxes, type Mark } from './marks.ts'
import { PagesChoice } from './PagesChoice.tsx'
import { usePageImage } from './use-analysis.ts'
import type { LinkedFindings } from './use-linked-findings.ts'

const ZOOMS = [1, 1.5, 2, 3] as const

/** The letter as it was uploaded, with a mark over every word a finding rests on. */
export function LetterViewer({
  analysis,
  linked,
}: {
  readonly analysis: AnalysisReply
  readonly linked: LinkedFindings
}) {
  const { page, setPage, marks, active, pulse, openFinding } = linked
  const [zoom, setZoom] = useState(0)
  const scroller = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string | undefined>(undefined)
  const image = usePageImage(analysis, page)
  const isGone = image.data === null
  const shown = analysis.pages.find(one => one.number === page)
  const scale = ZOOMS[zoom] ?? 1
  const here = marks.filter(mark => mark.page === page)

  useEffect(() => {
    const mark = marks.find(one => one.number === active && one.page === page)
    if (mark && scale > 1) scrollToMark(scroller.current, mark)
  }, [active, pulse, page, scale, marks])
  // A mark on another page can take the focus only once that page is drawn.
  useEffect(() => {
    const wanted = focusNext.current
    if (!wanted || !image.data) return
    focusNext.current = undefined
    focusMark(scroller.current, wanted)
  }, [page, image.data])

  const step = (from: Mark, by: 1 | -1) => {
    const next = marks[marks.indexOf(from) + by]
    if (!next) return
    if (next.page === page) return focusMark(scroller.current, markKey(next))
    focusNext.current = markKey(next)
    setPage(next.page)
  }
  const absent = linked.findings.filter(({ finding }) => finding.absent !== null)
  return (
    <section aria-label={t('Your letter')} className="md:sticky md:top-20">
      <div className="viewer-size mb-3 flex min-h-11 items-center gap-2 text-note">
        <h2 className="font-sans text-note font-[650] tracking-normal">{t('Your letter')}</h2>
        {!isGone && (
          <span className="text-ink-soft">{t('Page {page} of {pages}', { page, pages: analysis.reading.pages })}</span>
        )}
        <span className="ml-auto" />
        {image.data && (
          <>
            <Tool
              label={t('Zoom out')}
              off={zoom === 0}
              onPress={() => setZoom(zoom - 1)}
              icon={<ZoomOut className="icon" />}
            />
            <Tool
              label={t('Zoom in')}
              off={zoom === ZOOMS.length - 1}
              onPress={() => setZoom(zoom + 1)}
              icon={<ZoomIn className="icon" />}
            />
          </>
        )}
        {analysis.reading.pages > 1 && !isGone && (
          <>
            <Tool
              label={t('Previous page')}
              off={page <= 1}
              onPress={() => setPage(page - 1)}
              icon={<ChevronLeft className="icon" />}
            />
            <Tool
              label={t('Next page')}
              off={page >= analysis.reading.pages}
              onPress={() => setPage(page + 1)}
              icon={<ChevronRight className="icon" />}
            />
          </>
        )}
      </div>
      {image.data && shown ? (
        <div
          ref={scroller}
          className={`viewer-size ${scale > 1 ? 'max-h-[calc(100vh-210px)] overflow-auto' : ''}`}
          tabIndex={scale > 1 ? 0 : -1}
        >
          <div style={{ width: `${scale * 100}%` }}>
            <MarkedPage
              number={page}
              ratio={shown.width / shown.height}
              image={image.data}
              marks={here}
              active={active}
              pulse={pulse}
              onChoose={openFinding}
              onLight={linked.lightMarks}
              onStep={step}
            />
          </div>
        </div>
      ) : image.isLoading ? (
        <div className="viewer-size">
          <p className="sr-only" role="status">
            {t('Loading the picture of your letter')}
          </p>
          <Skeleton className="aspect-[8.5/11] w-full" />
        </div>
      ) : isGone ? (
        <LetterPieces analysis={analysis} linked={linked} />
      ) : (
        <PictureFailed onRetry={() => void image.refetch()} />
      )}
      {absent.length > 0 && (
        <ul className="viewer-size mt-3 grid gap-2" aria-label={t('Should be in the letter, and was not found')}>
          {absent.map(({ number, finding }) => (
            <li key={number}>
              <button
                type="button"
                className="grid w-full grid-cols-[auto_1fr] items-start gap-2.5 rounded-md border-[1.5px] border-dashed border-pen bg-pen-wash/60 px-3 py-2 text-left text-sm font-semibold text-pen hover:bg-pen-wash aria-[current]:outline-2 aria-[current]:outline-pen"
                aria-current={number === active ? 'true' : undefined}
                onClick={() => openFinding(number)}
              >
                <span className="fnum fnum-slot size-6.5 text-[13px] leading-[23px]">{number}</span>
                <span className="pt-0.5">
                  {t('Expected, and not found on any page: {expected}', { expected: finding.absent?.expected ?? '' })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {(marks.length > 0 || absent.length > 0) && (
        <p className="viewer-size mt-3 text-sm text-ink-soft">
          {t(
            'Yellow marks the exact words a finding rests on. A dashed box is for words that should be there and are not.',
          )}
        </p>
      )}
      {!isGone && !isPrivate() && (
        <div className="viewer-size mt-4">
          <PagesChoice id={analysis.analysis_id} held={analysis} />
        </div>
      )}
    </section>
  )
}

function PictureFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="viewer-size rounded-md border-[1.5px] border-dashed border-rule-strong p-6">
      <Note icon={<ImageOff className="icon" />}>
        {t('The picture of this page did not load. The findings and their quotes are complete.')}{' '}
        <button type="button" className="underline" onClick={onRetry}>
          {t('Try again')}
        </button>
      </Note>
    </div>
  )
}

function focusMark(scroller: HTMLElement | null, key: string) {
  scroller?.querySelector<HTMLElement>(`[data-mark="${key}"]`)?.focus()
}

function scrollToMark(scroller: HTMLElement | null, mark: Mark) {
  const inside = scroller?.firstElementChild
  if (!scroller || !inside) return
  const [x0, y0, x1, y1] = aroundBoxes(mark.boxes)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollTo({
    left: ((x0 + x1) / 2) * inside.clientWidth - scroller.clientWidth / 2,
    top: ((y0 + y1) / 2) * inside.clientHeight - scroller.clientHeight / 2,
    behavior: still ? 'auto' : 'smooth',
  })
}

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly off: boolean
  readonly onPress: () => void
}

function Tool({ label, icon, off, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={off}
      className="inline-flex size-11 items-center justify-center rounded-md hover:bg-inset disabled:text-rule-strong"
      onClick={onPress}
    >
      {icon}
    </button>
  )
}
