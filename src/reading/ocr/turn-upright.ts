import { cutLine } from './cut-line.ts'
import { straightened, turnedAround, type LineBox } from './line-box.ts'
import type { Raster } from './raster.ts'
import { CUT_HEIGHT, type CutReader } from './read-cuts.ts'
import type { Model } from './engines.ts'

/** How far the page was turned clockwise from upright, in degrees. */
export type Turn = 0 | 90 | 180 | 270

/** Turns lines so that they run in reading direction: the page's side from the way the long lines lie; upside down or not
 *  by a vote of the longest lines, and when that is not clear by reading some both ways. */
export async function turnUpright(
  models: { readonly isUpsideDown: Model; readonly cutReader: CutReader },
  grey: Raster,
  found: readonly LineBox[],
): Promise<{ lines: LineBox[]; turn: Turn }> {
  const onItsSide = liesOnItsSide(found)
  const lines = found.map(line => alignedTo(onItsSide, line))
  const votes = await upsideDownVotes(models.isUpsideDown, grey, lines)
  const unclear = onItsSide || (votes > 0.15 && votes < 0.98)
  const flip = unclear && lines.length > 0 ? await readsBetterTurned(models.cutReader, grey, lines) : votes > 0.5
  const turn = (onItsSide ? 90 : 0) + (flip ? 180 : 0)
  return { lines: flip ? lines.map(turnedAround) : lines, turn: turn as Turn }
}

function liesOnItsSide(lines: readonly LineBox[]): boolean {
  let upright = 0
  let sideways = 0
  for (const { length, height, angle } of lines) {
    if (length / height <= 2.5) continue
    if (Math.abs(angle) > Math.PI / 4) sideways += length
    else upright += length
  }
  return sideways > upright
}

/** Short boxes may lie the other way than they read (a lone "1"): all follow the page. */
function alignedTo(onItsSide: boolean, line: LineBox): LineBox {
  const sideways = Math.abs(line.angle) > Math.PI / 4
  if (sideways !== onItsSide) {
    const angle = onItsSide ? line.angle + Math.PI / 2 : line.angle - Math.sign(line.angle) * (Math.PI / 2)
    return alignedTo(onItsSide, { ...line, length: line.height, height: line.length, angle, curve: [] })
  }
  return onItsSide && line.angle < 0 ? turnedAround(line) : line
}

const VOTERS = 12
const VOTE_WIDTH = 192

/** The share of long lines that look upside down. */
async function upsideDownVotes(model: Model, grey: Raster, lines: readonly LineBox[]): Promise<number> {
  const longest = [...lines].sort((a, b) => b.length - a.length).slice(0, VOTERS)
  if (longest.length === 0) return 0
  const plane = CUT_HEIGHT * VOTE_WIDTH
  const values = new Float32Array(longest.length * 3 * plane)
  longest.forEach((line, i) => {
    const cut = cutLine(grey, straightened({ ...line, length: Math.min(line.length, line.height * 4) }), CUT_HEIGHT)
    for (let y = 0; y < CUT_HEIGHT; y++) {
      for (let x = 0; x < Math.min(VOTE_WIDTH, cut.width); x++) {
        const at = i * 3 * plane + y * VOTE_WIDTH + x
        values[at] = values[at + plane] = values[at + 2 * plane] = cut.data[y * cut.width + x]! / 127.5 - 1
      }
    }
  })
  const { data } = await model.run(values, [longest.length, 3, CUT_HEIGHT, VOTE_WIDTH])
  return longest.filter((_, i) => data[2 * i + 1]! > 0.5).length / longest.length
}

async function readsBetterTurned(reader: CutReader, grey: Raster, lines: readonly LineBox[]): Promise<boolean> {
  const largest = lines
    .filter(line => line.length / line.height > 4)
    .sort((a, b) => b.height - a.height)
    .slice(0, 6)
    .map(line => straightened({ ...line, length: Math.min(line.length, line.height * 14) }))
  const clarity = async (some: readonly LineBox[]): Promise<number> => {
    const read = await reader.read(some.map(line => cutLine(grey, line, CUT_HEIGHT)))
    return read.flatMap(letters => letters.slice(0, 12)).reduce((sum, letter) => sum + letter.confidence, 0)
  }
  return (await clarity(largest.map(turnedAround))) > (await clarity(largest))
}
