import { useEffect, useRef, useState } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { t } from '#web/language.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { MarkedPage } from './MarkedPage.tsx'
import { aroundBoxes, type Mark } from './marks.ts'
import { usePageImage } from './use-analysis.ts'

interface PageZoomProps {
  readonly analysis: AnalysisReply
  readonly marks: readonly Mark[]
  /** The mark to look at; undefined when closed. */
  readonly mark: Mark | undefined
  readonly onClose: () => void
}

/** On a phone: the whole screen is the page, zoomed to the mark; two fingers zoom, one moves. */
export function PageZoom({ analysis, marks, mark, onClose }: PageZoomProps) {
  if (!mark) return null
  return (
    <Dialog open title={t('Page {page} of your letter', { page: mark.page })} onClose={onClose} size="full">
      <ZoomedPage key={`${mark.number}-${mark.page}`} analysis={analysis} marks={marks} mark={mark} onClose={onClose} />
    </Dialog>
  )
}

function ZoomedPage({ analysis, marks, mark, onClose }: PageZoomProps & { readonly mark: Mark }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(startWidth)
  const image = usePageImage(analysis, mark.page)
  const page = analysis.pages.find(one => one.number === mark.page)
  usePinch(scroller, width, setWidth)
  useEffect(() => {
    const element = scroller.current
    if (!element || !page || !image.data) return
    const [x0, y0, , y1] = aroundBoxes(mark.boxes)
    const full = startWidth()
    element.scrollLeft = Math.max(0, x0 * full - 56)
    element.scrollTop = ((y0 + y1) / 2) * full * (page.height / page.width) - element.clientHeight / 2
  }, [mark, page, image.data])
  return (
    <div className="grid min-h-0 grid-rows-[1fr_auto]">
      <div
        ref={scroller}
        className="overflow-auto overscroll-contain p-4"
        tabIndex={0}
        role="region"
        aria-label={t('Letter, zoomed')}
      >
        {image.data && page && (
          <div style={{ width }}>
            <MarkedPage
              number={mark.page}
              ratio={page.width / page.height}
              image={image.data}
              marks={marks.filter(one => one.page === mark.page)}
              active={mark.number}
              pulse={1}
              onChoose={onClose}
            />
          </div>
        )}
      </div>
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3 border-t border-rule px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
        <span className="fnum" aria-hidden="true">
          {mark.number}
        </span>
        <p className="leading-snug font-semibold">{mark.title}</p>
        <div className="flex">
          <ZoomButton label={t('Smaller')} sign="−" onPress={() => setWidth(width / 1.3)} />
          <ZoomButton label={t('Larger')} sign="+" onPress={() => setWidth(Math.min(LARGEST, width * 1.3))} />
        </div>
      </div>
    </div>
  )
}

const LARGEST = 3000

function startWidth(): number {
  return Math.max(720, Math.min(1100, window.innerWidth - 48))
}

function ZoomButton({
  label,
  sign,
  onPress,
}: {
  readonly label: string
  readonly sign: string
  readonly onPress: () => void
}) {
  return (
    <button type="button" aria-label={label} className="size-11 rounded-md text-xl hover:bg-inset" onClick={onPress}>
      {sign}
    </button>
  )
}

/** Two fingers change the width around their middle. Native listeners: React's cannot stop the browser's own zoom. */
function usePinch(
  scroller: { readonly current: HTMLElement | null },
  width: number,
  setWidth: (width: number) => void,
) {
  const latest = useRef(width)
  useEffect(() => {
    latest.current = width
  }, [width])
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let start: { apart: number; width: number } | undefined
    const apart = ({ touches }: TouchEvent) => {
      const [a, b] = [touches[0], touches[1]]
      return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
    }
    const onStart = (event: TouchEvent) => {
      if (event.touches.length === 2) start = { apart: apart(event), width: latest.current }
    }
    const onMove = (event: TouchEvent) => {
      const [a, b] = [event.touches[0], event.touches[1]]
      if (!start || !a || !b) return
      event.preventDefault()
      const next = Math.min(LARGEST, Math.max(240, start.width * (apart(event) / start.apart)))
      const frame = element.getBoundingClientRect()
      const x = (a.clientX + b.clientX) / 2 - frame.left
      const y = (a.clientY + b.clientY) / 2 - frame.top
      const grown = next / latest.current
      setWidth(next)
      element.scrollLeft = (element.scrollLeft + x) * grown - x
      element.scrollTop = (element.scrollTop + y) * grown - y
    }
    const onEnd = () => {
      start = undefined
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    element.addEventListener('touchend', onEnd)
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
    }
  }, [scroller, setWidth])
}
