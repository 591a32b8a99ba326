import type { Box } from '#law/fact.ts'
import type { PlacedWord } from './placed-word.ts'

/** One printed sign of a text layer. */
export interface Glyph {
  readonly text: string
  /** Its ink across, its font's ascent and descent down: fractions of the page. */
  readonly box: Box
  readonly font: string
  /** What stands before it: a space that is part of the text, a gap that PDFium took for one, or the sign before. */
  readonly after: 'space' | 'gap' | 'sign'
}

/** Words of a text layer. Signs a layout program set apart are joined ("P erson"), signs it ran together across a gap are
 *  parted, signs of symbol fonts become the bullet or checkbox they show, and shadow print (the same word twice in one
 *  place) is kept once.
 *  @param aspect width over height of the page */
export function wordsOfGlyphs(glyphs: readonly Glyph[], aspect: number): PlacedWord[] {
  const words: { text: string; box: Box; style: string }[] = []
  let last: Glyph | undefined
  for (const glyph of glyphs) {
    const text = signOf(glyph, aspect)
    const word = words.at(-1)
    if (word && last && goesOn(last, glyph, aspect))
      words[words.length - 1] = { ...word, text: word.text + text, box: union(word.box, glyph.box) }
    else words.push({ text, box: glyph.box, style: glyph.font })
    last = glyph
  }
  return withoutShadows(words).map(word => ({ ...word, confidence: 1 }))
}

const SYMBOL_FONT = /wingding|webding|dingbat|symbol(?!a)/i
const PRIVATE_USE = /^[\uf000-\uf0ff]$/
const TICKED: ReadonlySet<number> = new Set([0xfd, 0xfe, 0x78, 0x54, 0x53])

/** Symbol fonts give arbitrary letters: what is printed shows in the shape. */
function signOf({ text, font, box }: Glyph, aspect: number): string {
  if (!SYMBOL_FONT.test(font) && !PRIVATE_USE.test(text)) return text
  const code = text.charCodeAt(0) & 0xff
  const width = box[2] - box[0]
  const height = (box[3] - box[1]) / aspect
  if (width < 0.42 * height) return '•'
  return TICKED.has(code) ? '☒' : '☐'
}

function goesOn(last: Glyph, glyph: Glyph, aspect: number): boolean {
  const height = Math.min(last.box[3] - last.box[1], glyph.box[3] - glyph.box[1])
  const shared = Math.min(last.box[3], glyph.box[3]) - Math.max(last.box[1], glyph.box[1])
  if (shared < 0.6 * height || isMark(last) || isMark(glyph)) return false
  const gap = ((glyph.box[0] - last.box[2]) * aspect) / height
  return gap > -0.5 && gap < WIDEST[glyph.after]
}

/** How far apart two signs of one word may stand, in heights of the print. */
const WIDEST = { space: -0.5, gap: 0.13, sign: 0.6 } as const

function isMark({ text, font }: Glyph): boolean {
  return SYMBOL_FONT.test(font) || PRIVATE_USE.test(text) || /^[☐☒☑□■•▪]$/.test(text)
}

function withoutShadows<T extends { readonly text: string; readonly box: Box }>(words: readonly T[]): T[] {
  const kept: T[] = []
  const byText = new Map<string, T[]>()
  for (const word of words) {
    const same = byText.get(word.text) ?? []
    byText.set(word.text, same)
    if (same.some(other => covers(other.box, word.box))) continue
    same.push(word)
    kept.push(word)
  }
  return kept
}

function covers(a: Box, b: Box): boolean {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return across > 0.7 * (b[2] - b[0]) && down > 0.7 * (b[3] - b[1])
}

function union(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
}
