import { joined, pointOn, type LineBox } from './line-box.ts'

/** Joins boxes that are pieces of one printed line, as the detector breaks long bent lines: the second begins where the
 *  first ends, with the same height and direction. */
export function joinLines(found: readonly LineBox[]): LineBox[] {
  let lines = [...found].sort((a, b) => b.length - a.length)
  for (let pair = firstPair(lines); pair; pair = firstPair(lines)) {
    const [first, second] = pair
    lines = [...lines.filter(line => line !== first && line !== second), joined(first, second)]
    lines.sort((a, b) => b.length - a.length)
  }
  return lines
}

function firstPair(lines: readonly LineBox[]): readonly [LineBox, LineBox] | undefined {
  for (const first of lines) {
    if (first.length / first.height < 3) continue
    const end = endOf(first)
    for (const second of lines) if (second !== first && goesOn(first, end, second)) return [first, second]
  }
  return undefined
}

interface End {
  readonly x: number
  readonly y: number
  /** Unit vector in which the line runs out. */
  readonly dx: number
  readonly dy: number
}

function endOf(line: LineBox): End {
  const [x, y] = pointOn(line, 0.5)
  const [fromX, fromY] = pointOn(line, 0.5 - Math.min(0.3, (2 * line.height) / line.length))
  const length = Math.hypot(x - fromX, y - fromY)
  return { x, y, dx: (x - fromX) / length, dy: (y - fromY) / length }
}

function goesOn(first: LineBox, end: End, second: LineBox): boolean {
  if (second.length / second.height < 1.2) return false
  const height = Math.min(first.height, second.height)
  if (Math.max(first.height, second.height) > 1.55 * height) return false
  const [startX, startY] = pointOn(second, -0.5 + Math.min(0.3, (0.5 * second.height) / second.length))
  const ahead = (startX - end.x) * end.dx + (startY - end.y) * end.dy - 0.25 * second.height
  const aside = (startY - end.y) * end.dx - (startX - end.x) * end.dy
  if (ahead > 1.5 * height || ahead < -3.2 * height || Math.abs(aside) > 0.38 * height) return false
  const [farX, farY] = pointOn(second, 0.5)
  return (farX - end.x) * end.dx + (farY - end.y) * end.dy >= 0.5 * height
}
