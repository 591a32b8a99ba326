import { joinedCells, textOfCell, type Cell } from './cells.ts'
import { isFigure } from './figures.ts'
import { besides } from './placed-word.ts'

const MARK = /^(?:[•▪◦·●■□☐☒☑✓§*o°«»+–—-]|\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)]|[☐☒]\s?[☐☒])$/
const NEAR = 3.2
const NEAR_SIGN = 6

/** A bullet, a checkbox, a number before an item. */
export function isMark(text: string): boolean {
  return MARK.test(text)
}

/** Bullets, checkboxes and item numbers, short labels such as "To:", and signs before an amount, put on the line or the
 *  figure they begin. */
export function withMarks(cells: readonly Cell[]): Cell[] {
  let rest = [...cells]
  for (const cell of [...cells].sort((a, b) => b.area.left - a.area.left)) {
    const reach = reachOf(cell)
    if (!rest.includes(cell) || reach === 0) continue
    const next = rest
      .filter(other => other !== cell && besides(cell.area, other.area) > 0.4 && gap(cell, other) > -0.2)
      .sort((a, b) => gap(cell, a) - gap(cell, b))[0]
    if (!next || gap(cell, next) > reach || (reach === NEAR_SIGN && !isFigure(textOfCell(next)))) continue
    rest = [...rest.filter(other => other !== cell && other !== next), joinedCells([cell, next])]
  }
  return rest
}

/** How far to the right a cell looks for what it begins, in its own heights. */
function reachOf(cell: Cell): number {
  const text = textOfCell(cell)
  if (/^[-+–—−$=\s]+$/.test(text)) return NEAR_SIGN
  return isMark(text) || (cell.words.length <= 2 && text.endsWith(':')) ? NEAR : 0
}

function gap(cell: Cell, other: Cell): number {
  return (other.area.left - cell.area.right) / Math.max(cell.size, other.size)
}
