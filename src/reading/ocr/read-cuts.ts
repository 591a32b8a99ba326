import type { Engines, Model } from './engines.ts'
import type { Raster } from './raster.ts'

/** A letter with its place along the cut (0 to 1) and how surely it was read (0 to 1). */
export interface ReadLetter {
  readonly letter: string
  readonly at: number
  readonly confidence: number
}

/** The second reader: reads one grey line cut of `CUT_HEIGHT` letter by letter, blind to words. */
export interface CutReader {
  readonly read: (cuts: readonly Raster[]) => Promise<ReadLetter[][]>
}

export const CUT_HEIGHT = 48
// Bounds the memory of one run: as much as one wide line needs.
const WIDEST_BATCH = 1600
const WIDEST = 3200
// The model knows 6,625 signs; a letter from a US collector is written with these.
const EXPECTED = /^[\x20-\x7e\u2014\u2019\u201c\u201d\u2022\u25a1§°áéíóúü]$/

export async function openCutReader({
  openModel,
  letters,
}: Pick<Engines, 'openModel' | 'letters'>): Promise<CutReader> {
  const model = await openModel('readLine')
  const alphabet = alphabetOf(await letters())
  return {
    read: async cuts => {
      const letters: ReadLetter[][] = cuts.map(() => [])
      for (const batch of batches(cuts)) {
        const read = await readBatch(
          model,
          alphabet,
          batch.map(index => cuts[index]!),
        )
        batch.forEach((index, i) => (letters[index] = read[i]!))
      }
      return letters
    },
  }
}

/** Class number → sign, for the signs we expect. Class 0 is *no letter*, the last one a space. */
function alphabetOf(letters: string): ReadonlyMap<number, string> {
  const signs = letters.replace(/\n$/, '').split('\n')
  const classes = ['', ...signs, ' '].entries()
  return new Map([...classes].filter(([index, sign]) => index === 0 || EXPECTED.test(sign)))
}

/** Cuts of like width together: one long cut would make the short ones as dear. */
function batches(cuts: readonly Raster[]): number[][] {
  const byWidth = cuts.map((_, index) => index).sort((a, b) => cuts[a]!.width - cuts[b]!.width)
  const all: number[][] = []
  for (const index of byWidth) {
    const batch = all.at(-1)
    const { width } = cuts[index]!
    const fits = batch && (batch.length + 1) * width <= WIDEST_BATCH
    if (fits && width <= cuts[batch[0]!]!.width * 1.15 + CUT_HEIGHT / 2) batch.push(index)
    else all.push([index])
  }
  return all
}

async function readBatch(
  model: Model,
  alphabet: ReadonlyMap<number, string>,
  cuts: readonly Raster[],
): Promise<ReadLetter[][]> {
  const widest = Math.max(...cuts.map(cut => cut.width))
  const width = Math.min(WIDEST, Math.max(16, Math.ceil(widest / 8) * 8))
  const plane = CUT_HEIGHT * width
  const values = new Float32Array(cuts.length * 3 * plane)
  cuts.forEach((cut, i) => {
    for (let y = 0; y < CUT_HEIGHT; y++) {
      for (let x = 0; x < Math.min(width, cut.width); x++) {
        const value = cut.data[y * cut.width + x]! / 127.5 - 1
        const at = i * 3 * plane + y * width + x
        values[at] = values[at + plane] = values[at + 2 * plane] = value
      }
    }
  })
  const { data, shape } = await model.run(values, [cuts.length, 3, CUT_HEIGHT, width])
  const [, steps, classes] = shape as [number, number, number]
  return cuts.map((cut, i) => {
    const used = Math.min(1, cut.width / width)
    return lettersOf(data.subarray(i * steps * classes, (i + 1) * steps * classes), steps, classes, alphabet).map(
      letter => ({ ...letter, at: letter.at / used }),
    )
  })
}

/** The likeliest sign at each step; repeats and *no letter* fall away. */
function lettersOf(
  data: Float32Array,
  steps: number,
  classes: number,
  alphabet: ReadonlyMap<number, string>,
): ReadLetter[] {
  const letters: ReadLetter[] = []
  const known = [...alphabet.keys()]
  let last = 0
  for (let step = 0; step < steps; step++) {
    let best = 0
    let confidence = -1
    for (const index of known) {
      const value = data[step * classes + index]!
      if (value > confidence) {
        confidence = value
        best = index
      }
    }
    if (best !== 0 && best !== last) letters.push({ letter: alphabet.get(best)!, at: (step + 0.5) / steps, confidence })
    last = best
  }
  return letters
}
