import { MODEL_FORM } from './boilerplate/model-form.ts'
import { STATE_DISCLOSURES, STATUTORY_NOTICES } from './boilerplate/prescribed-notices.ts'
import { remembered } from './language/remembered.ts'
import { isKnownWord } from './language/repair.ts'
import { toldApartBy } from './language/told-apart.ts'
import type { Word } from './paper.ts'

const SHORTEST = 5 // letters: shorter words have too many neighbours

/** "$O.00": letters where only figures can stand. Nothing is added up with a figure so guessed. */
const MONEY = /^[(+-]*\$[\dOolI,]+\.[\dOolI]{2}\)?$/
const GUESSED = 0.8

/** Signs a scanner takes for one another, brought to one of them. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[i1|!íì]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/[ce]/g, 'e'],
]

const VOCABULARY: ReadonlySet<string> = new Set(
  [...MODEL_FORM.map(({ says }) => says), ...STATE_DISCLOSURES, ...STATUTORY_NOTICES].flatMap(
    text => text.toLowerCase().match(/\p{L}+/gu) ?? [],
  ),
)
const BY_SHAPE = toldApartBy(
  [...VOCABULARY].filter(word => word.length >= SHORTEST),
  shapeOf,
)

/** A scanned word as one of the words prescribed notices are made of, when only signs that look alike differ
 *  ("inforrnation", "credltor"); any other word as it is. So that no notice seems missing for a speck on the glass. */
export function mendSpelling(word: Word): Word {
  if (word.text.includes('$') && MONEY.test(word.text) && /[OolI]/.test(word.text))
    return { ...word, meant: digitsFor(word.text), confidence: Math.min(word.confidence, GUESSED) }
  const meant = meantBy(word.text)
  return meant === word.text ? word : { ...word, meant }
}

const meantBy = remembered((printed): string => {
  const match = /^([^\p{L}\d|!]*)([\p{L}\d|!]{0,30}\p{L}[\p{L}\d|!]{0,30})(.*)$/u.exec(printed)
  if (!match) return printed
  const [, before, core, after] = match
  const lower = core!.toLowerCase()
  if (lower.length < SHORTEST || VOCABULARY.has(lower) || isKnownWord(lower)) return printed
  const meant = BY_SHAPE.get(shapeOf(lower))
  return meant === undefined ? printed : before! + inCaseOf(core!, meant) + after!
})

function digitsFor(money: string): string {
  return money.replace(/[Oo]/g, '0').replace(/[lI]/g, '1')
}

function shapeOf(word: string): string {
  return ALIKE.reduce((so, [signs, one]) => so.replace(signs, one), word)
}

function inCaseOf(printed: string, meant: string): string {
  if (printed === printed.toUpperCase()) return meant.toUpperCase()
  return /^\p{Lu}/u.test(printed) ? meant[0]!.toUpperCase() + meant.slice(1) : meant
}
