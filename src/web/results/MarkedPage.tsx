import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { t } from '#web/language.tsx'
import { type Mark, placeNumbers } from './marks.ts'

interface MarkedPageProps {
  readonly number: number
  readonly ratio: number
  readonly image: string
  readonly marks: readonly Mark[]
  readonly active: number | undefined
  readonly pulse: number
  readonly onChoose: (finding: number) => void
  /** A mark has the focus. */
  readonly onLight?: (finding: number) => void
  /** Arrow keys go from mark to mark: -1 back, 1 on. */
  readonly onStep?: (mark: Mark, step: 1 | -1) => void
}

const NUMBER_ROOM = 30 // pixels from the middle of one number to the next

/** One page of the letter with its marks: exactly the boxes each finding rests on. */
export function MarkedPage({ number, ratio, image, marks, active, pulse, onChoose, onLight, onStep }: MarkedPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const height = useHeight(frame)
  const places = placeNumbers(marks, height > 0 ? NUMBER_ROOM / height : 0.04)
  return (
    <div ref={frame} className="marked-page" style={{ aspectRatio: ratio }}>
      <img src={image} alt={t('Page {number} of your letter', { number })} />
      {marks.map((mark, index) =>
        mark.boxes.map(([x0, y0, x1, y1], line) => {
          const style = { left: percent(x0), top: percent(y0), width: percent(x1 - x0), height: percent(y1 - y0) }
          return (
            <span key={`${mark.number}-${index}-${line}`} aria-hidden="true">
              <span className="mark" style={style} onClick={() => onChoose(mark.number)} />
              {mark.number === active && (
                <span key={pulse} className="mark-ring" data-pulse={pulse > 0 || undefined} style={style} />
              )}
            </span>
          )
        }),
      )}
      {marks.map((mark, index) => {
        const place = places[index]
        if (!place) return null
        const margin = { [place.side]: '1.2%' }
        return (
          <button
            key={`${mark.number}-${index}`}
            type="button"
            className="mark-number"
            data-active={mark.number === active || undefined}
            data-mark={markKey(mark)}
            aria-label={t('Finding {number}: {title}. The letter says: {quote}', {
              number: mark.number,
              title: mark.title,
              quote: mark.quote,
            })}
            style={{ top: percent(place.at), ...margin }}
            onClick={() => onChoose(mark.number)}
            onFocus={() => onLight?.(mark.number)}
            onKeyDown={event => stepWithArrows(event, mark, onStep)}
          >
            {mark.number}
          </button>
        )
      })}
    </div>
  )
}

export function markKey(mark: Mark): string {
  return `${mark.number}:${mark.page}:${mark.boxes[0]?.join(',') ?? ''}`
}

function stepWithArrows(event: KeyboardEvent, mark: Mark, onStep: MarkedPageProps['onStep']) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (step !== 1 && step !== -1) return
  event.preventDefault()
  onStep?.(mark, step)
}

function useHeight(frame: { readonly current: HTMLElement | null }): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setHeight(element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return height
}

function percent(part: number): string {
  return `${part * 100}%`
}
