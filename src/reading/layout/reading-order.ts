import { heightOf, middleOf, around, besides, type Area } from './placed-word.ts'
import type { Unit } from './table-rows.ts'

/** Units of one column, top to bottom. */
export type Column = readonly Unit[]

/** The columns of a page in the order they are read. Looks for the gutter with the longest stretch of print on both its
 *  sides; what stands above it is read first, then its left side, its right side, and what stands below. */
export function readingOrder(units: readonly Unit[]): Column[] {
  const gutter = longestGutter(units)
  if (!gutter) return units.length === 0 ? [] : [topToBottom(units)]
  const { left, right, above, below } = gutter
  return [above, left, right, below].flatMap(part => readingOrder(part))
}

interface Gutter {
  readonly left: readonly Unit[]
  readonly right: readonly Unit[]
  readonly above: readonly Unit[]
  readonly below: readonly Unit[]
  readonly length: number
}

function longestGutter(units: readonly Unit[]): Gutter | undefined {
  let best: Gutter | undefined
  for (const x of gutterPlaces(units)) {
    for (const run of runsBeside(units, x)) {
      const gutter = gutterIn(units, run, x)
      if (gutter && (!best || gutter.length > best.length)) best = gutter
    }
  }
  return best
}

/** The middle of every gap between two units side by side. */
function gutterPlaces(units: readonly Unit[]): number[] {
  const places = new Set<number>()
  for (const unit of units) {
    const next = units
      .filter(other => other.area.left >= unit.area.right && besides(other.area, unit.area) > 0.3)
      .sort((a, b) => a.area.left - b.area.left)[0]
    if (next) places.add((unit.area.right + next.area.left) / 2)
  }
  return [...places]
}

const BLANK_BAND = 1.4

/** Stretches of the page, from top to bottom, in which no unit crosses `x` and no blank band runs across both sides. */
function runsBeside(units: readonly Unit[], x: number): Unit[][] {
  const runs: Unit[][] = [[]]
  let bottom = Infinity
  for (const unit of topToBottom(units)) {
    if (unit.area.top - bottom > BLANK_BAND * sizeOf(unit)) runs.push([])
    if (unit.area.left < x && unit.area.right > x) runs.push([])
    else runs.at(-1)!.push(unit)
    bottom = bottom === Infinity ? unit.area.bottom : Math.max(bottom, unit.area.bottom)
  }
  return runs
}

function gutterIn(units: readonly Unit[], run: readonly Unit[], x: number): Gutter | undefined {
  const left = run.filter(unit => unit.area.right <= x)
  const right = run.filter(unit => unit.area.left >= x)
  if (left.length === 0 || right.length === 0) return undefined
  const shared = sharedStretch(left, right)
  if (!shared) return undefined
  const leftPart = grown(left, shared)
  const rightPart = grown(right, shared)
  if (leftPart.length === 0 || rightPart.length === 0) return undefined
  const inside = new Set([...leftPart, ...rightPart])
  const whole = around([...inside].map(unit => unit.area))
  const rest = units.filter(unit => !inside.has(unit))
  return {
    left: leftPart,
    right: rightPart,
    above: rest.filter(unit => middleOf(unit.area) < middleOf(whole)),
    below: rest.filter(unit => middleOf(unit.area) >= middleOf(whole)),
    length: shared.bottom - shared.top,
  }
}

interface Stretch {
  readonly top: number
  readonly bottom: number
}

/** Where there is print on both sides. */
function sharedStretch(left: readonly Unit[], right: readonly Unit[]): Stretch | undefined {
  const a = around(left.map(unit => unit.area))
  const b = around(right.map(unit => unit.area))
  const top = Math.max(a.top, b.top)
  const bottom = Math.min(a.bottom, b.bottom)
  return bottom > top ? { top, bottom } : undefined
}

const GOES_ON = 0.9

/** A side's units in the stretch, and those that go on from them above and below without a break. */
function grown(side: readonly Unit[], { top, bottom }: Stretch): Unit[] {
  const inside = side.filter(unit => middleOf(unit.area) >= top && middleOf(unit.area) <= bottom)
  if (inside.length === 0) return []
  const reach: { top: number; bottom: number } = around(inside.map(unit => unit.area))
  const others = side.filter(unit => !inside.includes(unit))
  for (const unit of topToBottom(others)) {
    if (
      unit.area.top >= reach.bottom - heightOf(unit.area) / 2 &&
      unit.area.top - reach.bottom < GOES_ON * sizeOf(unit)
    ) {
      inside.push(unit)
      reach.bottom = Math.max(reach.bottom, unit.area.bottom)
    }
  }
  for (const unit of topToBottom(others).reverse()) {
    if (
      unit.area.bottom <= reach.top + heightOf(unit.area) / 2 &&
      reach.top - unit.area.bottom < GOES_ON * sizeOf(unit)
    ) {
      inside.push(unit)
      reach.top = Math.min(reach.top, unit.area.top)
    }
  }
  return inside
}

function sizeOf(unit: Unit): number {
  return Math.max(...unit.cells.map(cell => cell.size))
}

/** Units on one printed line from left to right, lines from top to bottom. */
function topToBottom(units: readonly Unit[]): Unit[] {
  const byMiddle = [...units].sort((a, b) => middleOf(a.area) - middleOf(b.area))
  const lines: Unit[][] = []
  for (const unit of byMiddle) {
    const line = lines.at(-1)
    if (line && line.every(other => isBeside(other.area, unit.area))) line.push(unit)
    else lines.push([unit])
  }
  return lines.flatMap(line => line.sort((a, b) => a.area.left - b.area.left))
}

function isBeside(a: Area, b: Area): boolean {
  return besides(a, b) > 0.5 && (a.right <= b.left || b.right <= a.left)
}
