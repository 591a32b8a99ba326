import type { Box } from '#law/fact.ts'
import type { Word } from '#reading/paper.ts'

/** A printed word whose place is known. */
export interface PlacedWord extends Word {
  readonly box: Box
  /** Name of its type face, when it is known: a change of face parts a heading from its text. */
  readonly style?: string
  /** The printed line it was read on, when a reader saw whole lines. */
  readonly line?: number
  /** How far to move it down, in fractions of the page's height, to lay a bent page level. */
  readonly lift?: number
}

/** A rectangle in page widths: both axes have the same unit, so that shapes can be compared. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function around(areas: readonly Area[]): Area {
  return {
    left: Math.min(...areas.map(area => area.left)),
    top: Math.min(...areas.map(area => area.top)),
    right: Math.max(...areas.map(area => area.right)),
    bottom: Math.max(...areas.map(area => area.bottom)),
  }
}

export function heightOf(area: Area): number {
  return area.bottom - area.top
}

export function middleOf(area: Area): number {
  return (area.top + area.bottom) / 2
}

/** How much of the lower of two areas' heights lies beside the other, 0 to 1. */
export function besides(a: Area, b: Area): number {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, shared) / Math.max(1e-9, Math.min(heightOf(a), heightOf(b)))
}

/** How much of the narrower of two areas' widths lies above or below the other, 0 to 1. */
export function aboveEachOther(a: Area, b: Area): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return Math.max(0, shared) / Math.max(1e-9, Math.min(a.right - a.left, b.right - b.left))
}
