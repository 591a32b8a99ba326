import type { Span } from '#letters/split-sentences.ts'
import { calmed, namesIn } from './calm.ts'
import type { Flag, FlagRule, Repair } from './define-flag.ts'
import { FLAG_RULES } from './flags/index.ts'
import { flagsOf } from './lint.ts'
import { clausesOf, readOwnLetter, type OwnLetter } from './own-letter.ts'

/** One change of the draft, for the person to accept or undo. An empty `before` is an addition, an empty `after` a removal. */
export interface Change {
  readonly before: string
  readonly after: string
  readonly why: string
}

export interface Repaired {
  readonly text: string
  readonly changes: readonly Change[]
}

/** Takes out or mends what can hurt, sentence by sentence, and leaves the rest of the words alone. The part of a sentence
 *  that is harmless and can stand alone stays. */
export function repaired(letter: OwnLetter): Repaired {
  const flags = flagsOf(letter)
  const names = namesIn(letter.text, letter.context)
  const used = new Set<string>()
  const changes: Change[] = []
  let text = ''
  let from = 0
  for (const sentence of letter.sentences) {
    const own = flags.filter(flag => flag.start < sentence.end && flag.start + flag.quote.length > sentence.start)
    const after = mended(letter, sentence, own, { names, used })
    text += letter.text.slice(from, sentence.start) + after
    from = sentence.end
    if (after !== sentence.text) changes.push({ before: sentence.text, after, why: whyOf(own) })
  }
  return { text: tidied(text + letter.text.slice(from)), changes }
}

function repairOf({ flag }: Flag): Repair {
  return ruleOf(flag).repair
}

function ruleOf(flag: Flag['flag']): FlagRule {
  const rule = FLAG_RULES.find(candidate => candidate.flag === flag)
  if (!rule) throw new Error(`No rule for ${flag}`)
  return rule
}

function whyOf(flags: readonly Flag[]): string {
  const [gravest] = [...flags]
    .filter(flag => repairOf(flag).does !== 'leave')
    .sort((a, b) => RANK[b.severity] - RANK[a.severity])
  return gravest?.why ?? 'One mark is enough.'
}

const RANK = { low: 1, medium: 2, high: 3 } as const

function mended(
  letter: OwnLetter,
  sentence: Span,
  flags: readonly Flag[],
  { names, used }: { names: ReadonlySet<string>; used: Set<string> },
): string {
  const harmful = flags.filter(flag => ['remove', 'replace'].includes(repairOf(flag).does))
  if (harmful.length === 0) return calmed(sentence.text, names)
  const rest = calmed(harmlessPart(letter, sentence, harmful), names)
  const replacements = harmful
    .map(repairOf)
    .flatMap(repair => (repair.does === 'replace' ? [repair.by(letter)] : []))
    .filter(words => words !== undefined)
    .filter(words => !used.has(words) && !letter.text.includes(words))
  for (const words of replacements) used.add(words)
  return [rest, ...new Set(replacements)].filter(part => part !== '').join(' ')
}

/** The clauses no flag touches, when they make a sentence of their own that is itself harmless. */
function harmlessPart(letter: OwnLetter, sentence: Span, flags: readonly Flag[]): string {
  const clauses = clausesOf(letter, sentence)
  const kept = clauses.filter(
    ({ start, end }) => !flags.some(flag => flag.start < end && flag.start + flag.quote.length > start),
  )
  const text = kept
    .filter(clause => clause === clauses[0] || kept.includes(before(clauses, clause)) || !POINTS_BACK.test(clause.text))
    .map(clause => clause.text.replace(/^(?:and|but|so|or|then|,|;)\s+/i, '').replace(/[\s,;:.!?]+$/, ''))
    .filter(standsAlone)
    .map(clause => clause.charAt(0).toUpperCase() + clause.slice(1))
    .map(clause => `${clause}.`)
    .join(' ')
  if (text === '') return ''
  const clean = flagsOf(readOwnLetter(text, letter.context)).every(flag => repairOf(flag).does === 'leave')
  return clean ? text : ''
}

/** "About it", "that": words that lean on what stood before, which is gone. */
const POINTS_BACK = /\b(?:it|that|them|those|so|then)\b/i

function before(clauses: readonly Span[], clause: Span): Span {
  return clauses[clauses.indexOf(clause) - 1] ?? clause
}

const STARTS =
  /^(?:i|i'm|i've|we|you|your|my|the|this|that|these|it|please|do not|don'?t|stop|never|also|re|ref|reference|file|account|there|no)\b/i
const DANGLES = /\b(?:and|but|or|because|so|to|of|for|with|that|if|when|while|until|the|a|my|your|in|on|at)$/i

function standsAlone(clause: string): boolean {
  return clause.split(/\s+/).length >= 3 && STARTS.test(clause) && !DANGLES.test(clause)
}

/** Spaces, points and empty lines left behind by what was taken out. */
function tidied(text: string): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ +([.,;!?])/g, '$1')
    .replace(/^ +| +$/gm, '')
    .replace(/^[.,;:!?-]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
