import type { CSSProperties } from 'react'
import { shortDate, t } from '#web/language.tsx'
import type { RulerPoint } from './deadlines.ts'

interface RulerProps {
  readonly points: readonly RulerPoint[]
  /** The day that is due presses: it stands in red. */
  readonly near: boolean
  /** Years matter here. */
  readonly withYears?: boolean
}

/** Dates on one line, a list from top to bottom where the window is narrow. */
export function Ruler({ points, near, withYears = false }: RulerProps) {
  const at = points.find(point => point.kind === 'today')?.at ?? 0
  const style = { '--today': `${at}%`, '--due': near ? 'var(--red)' : 'var(--ink)' } as CSSProperties
  return (
    <ol className={withYears ? 'ruler ruler-years' : 'ruler'} style={style} aria-label={t('Dates')}>
      {points.map(point => (
        <li
          key={`${point.on}-${point.kind}`}
          className={point.kind === 'plain' ? '' : `is-${point.kind}`}
          style={{ '--x': `${point.at}%` } as CSSProperties}
        >
          <b>{withYears ? shortDate(point.on) : shortDate(point.on).replace(/,? \d{4}$/, '')}</b>
          <span>{point.label}</span>
        </li>
      ))}
    </ol>
  )
}
