/** A point of a page in fractions of its width and height. */
export type PagePoint = readonly [x: number, y: number]

/** How far up or down (in fractions of the page's height) a point must move for the lines of a bent page to lie level. */
export type Lift = (x: number, y: number) => number

const COLUMNS = 20
const ROWS = 40
const REACH_X = 0.3
const REACH_Y = 0.05

/** Learns from the printed lines of a photographed page how it is bent, so that a label and its amount far to the right are
 *  found to stand on one line. The slope at a place is that of the print around it.
 *  @param lines each printed line as points along its middle, from left to right */
export function levelLines(lines: readonly (readonly PagePoint[])[]): Lift {
  const slopes = lines.flatMap(line =>
    line.slice(1).map(([x, y], i) => {
      const [beforeX, beforeY] = line[i]!
      return { x: (x + beforeX) / 2, y: (y + beforeY) / 2, slope: (y - beforeY) / (x - beforeX), weight: x - beforeX }
    }),
  )
  const usable = slopes.filter(({ slope, weight }) => weight > 0 && Math.abs(slope) < 0.2)
  if (usable.length < 3) return () => 0
  const lifts = Array.from({ length: ROWS + 1 }, (_, row) => liftsAlong(usable, row / ROWS))
  return (x, y) => {
    const column = Math.min(COLUMNS, Math.max(0, x * COLUMNS))
    const row = Math.min(ROWS, Math.max(0, y * ROWS))
    return between(lifts, column, row)
  }
}

interface Slope {
  readonly x: number
  readonly y: number
  readonly slope: number
  readonly weight: number
}

/** Minus the height gained from the middle of the page to each column, at one height of the page. */
function liftsAlong(slopes: readonly Slope[], y: number): number[] {
  const at = Array.from({ length: COLUMNS + 1 }, (_, column) => slopeAt(slopes, column / COLUMNS, y))
  const lifts = [0]
  for (let column = 1; column <= COLUMNS; column++) {
    lifts.push(lifts[column - 1]! - (at[column]! + at[column - 1]!) / 2 / COLUMNS)
  }
  const middle = lifts[COLUMNS / 2]!
  return lifts.map(lift => lift - middle)
}

function slopeAt(slopes: readonly Slope[], x: number, y: number): number {
  let sum = 0
  let weights = 1e-9
  for (const other of slopes) {
    const dx = (other.x - x) / REACH_X
    const dy = (other.y - y) / REACH_Y
    const weight = other.weight / (1 + (dx * dx + dy * dy) ** 2)
    sum += weight * other.slope
    weights += weight
  }
  return sum / weights
}

function between(grid: readonly (readonly number[])[], column: number, row: number): number {
  const left = Math.min(COLUMNS - 1, Math.floor(column))
  const top = Math.min(ROWS - 1, Math.floor(row))
  const dx = column - left
  const dy = row - top
  const above = grid[top]![left]! * (1 - dx) + grid[top]![left + 1]! * dx
  const below = grid[top + 1]![left]! * (1 - dx) + grid[top + 1]![left + 1]! * dx
  return above * (1 - dy) + below * dy
}
