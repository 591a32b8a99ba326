import { known } from '#law/fact.ts'
import { evidenceOfWords } from '#reading/evidence.ts'
import type { Atom } from '#reading/language/atoms.ts'
import type { ReadLine } from '#reading/lines.ts'
import { isCompanyLike } from '#reading/names.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const REACH = 120

interface Candidate {
  readonly line: ReadLine
  readonly atom: Atom
  readonly score: number
}

const LABEL =
  /(?:^|[|·•]\s*|\s)(?:(?:(?:letter|notice|mailing|bill|issue)\s+)?date(?:\s+(?:of (?:this )?(?:letter|notice)|mailed|sent))?|fecha)\s*:$|(?:^|[|·•]\s*)(?:(?:letter|notice|mailing|bill|issue)\s+)?(?:date(?: mailed| sent)?|fecha|mailed(?: on)?|sent(?: on)?)\s*:?$/i
const ISSUED =
  /^(?:(?:dated?|certified|signed|executed|entered|so ordered|done)(?: this|:| at| on)?|witness:?)\s*(?:\p{L}[\p{L} .]*,\s*){0,3}$|^(?:issued|given)\b.{0,80}\bon$|\b(?:issued\b.{0,60}\bon|witness\b.{0,60}\bon|seal of (?:the|this) court on)$/iu
const OTHER_DATE =
  /\b(?:due|print(?:ed)?|service|birth|opened|open|charge[- ]?off|last|paid|payment|posted|expir\w+|by|before|after|until|through|report(?:ed)?|filed|default|itemization|check|disconnect|as of|since|between|purchase|closed|statement|closing|hearing|return|revised|rev)\b[^|·•]*$/i
const OTHER_LABEL =
  /\b(?:due|statement|closing|service|birth|payment|charge-?off|disconnect\w*|opened|last paid|default|hearing|return)(?: (?:date|on|by|after))?\s*:?$/i
/** On a bill, when nothing better is printed. */
const STATEMENT_DATE = /(?:^|\s)(?:statement|stmt\.?|billing|invoice) date\s*:?$/i
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?$/i
const HEAD_LINES = 8
const TIME = /^(?:,?\s*(?:at\s+)?\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?(?:\s[A-Z]{2,4})?)?$/i

/** The day the letter bears: alone on its line, or behind "Date:". Never a due, print, service or itemization date; the
 *  model form has none, and then it stays unknown. */
export function findLetterDate(text: ReadText): FoundFacts {
  let best: Candidate | undefined
  for (const [i, line] of text.lines.entries()) {
    for (const one of candidates(line, text.lines[i - 1])) if (!best || one.score > best.score) best = one
  }
  if (!best?.atom.date) return {}
  const { line, atom } = best
  return {
    letterDate: known(atom.date!, {
      confidence: Math.min(atom.confidence, best.score >= 4 ? 1 : 0.85),
      evidence: [evidenceOfWords(text, line.page, atom.firstWord, atom.lastWord)],
    }),
  }
}

const NONE: readonly Candidate[] = []

function candidates(line: ReadLine, above: ReadLine | undefined): readonly Candidate[] {
  if (!line.atoms.some(({ kind }) => kind === 'date')) return NONE
  return line.atoms
    .filter(atom => atom.kind === 'date' && atom.date !== undefined)
    .flatMap(atom => {
      const score = scoreOf(line, above, atom)
      return score > 0 ? [{ line, atom, score }] : []
    })
}

function scoreOf(line: ReadLine, above: ReadLine | undefined, atom: Atom): number {
  const at = line.starts[atom.firstWord - line.first]!
  const next = line.starts[atom.lastWord + 1 - line.first]
  const before = line.text.slice(Math.max(0, at - REACH), at).trim()
  const after = next === undefined ? '' : line.text.slice(next, next + REACH)
  const early = line.page === 1 && line.index < 30 ? 1 : 0
  if (LABEL.test(before) && !OTHER_DATE.test(before)) return 5 + early
  if (
    /^(?:sent|date)\s*:\s*(?:mon|tues|wednes|thurs|fri|satur|sun)day,?$|^(?:sent|date)\s*:\s*(?:mon|tue|wed|thu|fri|sat|sun),?$/i.test(
      before,
    )
  )
    return 5 + early
  if (before !== '' && ISSUED.test(before)) return 2 + early
  if (STATEMENT_DATE.test(before)) return 1 + early
  const isAlone = before === '' || /[|·•]$/.test(before) || WEEKDAY.test(before)
  if (!isAlone && after === '' && line.page === 1 && line.index < HEAD_LINES && isHead(line, before)) return 2 + early
  if (!isAlone) return 0
  if (above && /^(?:date|fecha)\s*:?$/i.test(above.text)) return 5 + early
  if (above && before === '' && OTHER_LABEL.test(above.text) && after === '') return 0
  const alone = after === '' || TIME.test(after.replace(/^,/, '').trim()) || /^[|·•]/.test(after)
  if (alone) return 4 + early
  // "August 25, 2026 Our reference: NL-300455": the rest of the line is a label and its value
  return /^(?:our|your|re|ref\w*|file|account|acct)\b.{0,60}$/i.test(after) && line.page === 1 ? 3 + early : 0
}

// "Hudson Meridian LLC          April 6, 2026": a letterhead or its telephone number on the left
function isHead(line: ReadLine, before: string): boolean {
  if (OTHER_DATE.test(before) || OTHER_LABEL.test(before) || /[:.!?]$/.test(before)) return false
  return isCompanyLike(before) || line.atoms.some(({ kind, text }) => kind === 'phone' && before.endsWith(text))
}
