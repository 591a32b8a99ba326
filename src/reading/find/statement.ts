import type { Evidence } from '#law/fact.ts'
import type { Modality, Statement, StatementId, Threat, ThreatenedAction } from '#law/statements.ts'
import { evidenceOf } from '#reading/evidence.ts'
import { clauseAround } from '#reading/language/clause.ts'
import { compilePhrase, findPhrase, quickMatch, type Phrase, type PhraseMatch } from '#reading/language/find-phrases.ts'
import { pattern } from '#reading/language/pattern.ts'
import type { Sentence } from '#reading/language/sentences.ts'
import { readingConfidence } from '#reading/language/reading-confidence.ts'
import type { ReadText } from './finder.ts'

export type StatementFinder = (text: ReadText) => readonly Statement[]
export type ThreatFinder = (text: ReadText) => readonly Threat[]

/** A statement told by its words alone.
 *  @example statement('insult', { any: ['deadbeat', 'shame on you'] }) */
export function statement(says: StatementId, phrase: Phrase): StatementFinder {
  const compiled = compilePhrase(phrase)
  return text => findPhrase(compiled, text.sentences).map(found => ({ says, evidence: [proof(text, found)] }))
}

/** A threat told by its words alone, with how firmly it is made. */
export function threat(action: ThreatenedAction, phrase: Phrase): ThreatFinder {
  const compiled = compilePhrase({ deniedIfPaid: true, ...phrase })
  return text =>
    findPhrase(compiled, text.sentences).map(found => ({
      action,
      modality: found.modality satisfies Modality,
      evidence: [proof(text, found)],
      ...deadlineOf(text, found),
    }))
}

/** Of those found in the same words the first. */
export function onceAQuote(found: readonly Statement[]): readonly Statement[] {
  const quotes = new Set<string | undefined>()
  return found.filter(({ evidence: [first] }) => {
    const isNew = !quotes.has(first?.quote)
    quotes.add(first?.quote)
    return isNew
  })
}

/** The words a match rests on: its sentence, or of a long sentence the clauses that carry it. */
export function proof(text: ReadText, { sentence, match }: PhraseMatch): Evidence {
  const evidence = evidenceOf(text, sentence, clauseAround(sentence.atoms, match))
  return { ...evidence, confidence: readingConfidence(sentence, match) }
}

/** The day a sentence names, or the days it gives. */
export function deadlineIn(sentence: Sentence): Pick<Threat, 'deadline' | 'withinDays'> {
  const date = sentence.atoms.find(atom => atom.date !== undefined)?.date
  const days = sentence.atoms.find(atom => atom.kind === 'duration')?.value ?? daysInWords(sentence)
  return { ...(date ? { deadline: date } : {}), ...(days === undefined ? {} : { withinDays: days }) }
}

/** The sentence's own; or what stands beside it: "You have five days. We will sue." "This is your last chance before suit: 48 hours." */
function deadlineOf(text: ReadText, { sentence, index }: PhraseMatch): Pick<Threat, 'deadline' | 'withinDays'> {
  const own = deadlineIn(sentence)
  if (own.deadline ?? own.withinDays) return own
  const beside = [text.sentences[index - 1], text.sentences[index + 1]].find(
    one => one !== undefined && one.atoms.length <= LONGEST_LIMIT && quickMatch(GIVES_TIME, one) !== undefined,
  )
  return beside ? deadlineIn(beside) : own
}

const LONGEST_LIMIT = 16
const GIVES_TIME = pattern(
  '((you have|you got|you get|last chance|pay|paid|payment|money|file) ~8 <duration>|<duration> (to pay|left)|(you have|you got|wait|waiting|hold|deadline|last day|last chance|time|pay|paid|payment|money) ~4 (until|till|by|before|is|on|runs out|ends|:) ~1 <date>)',
)

/** The most days that lie before its end: "next week" is over in fourteen. */
const SPANS: Readonly<Record<string, number>> = { 'this week': 7, 'next week': 14, 'this month': 31, 'next month': 62 }

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/
const LEADS_TO_DAY: ReadonlySet<string> = new Set(['by', 'before', 'on', 'until', 'this', 'next', 'come', 'till', 'of'])
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(
    ' ',
  )

function daysInWords({ atoms }: Sentence): number | undefined {
  if (atoms.some(({ norm }) => norm === 'tomorrow')) return 1
  const weekday = atoms.findIndex(({ norm }, i) => WEEKDAY.test(norm) && LEADS_TO_DAY.has(atoms[i - 1]?.norm ?? ''))
  if (weekday >= 0) return atoms.some(({ norm }) => norm === 'next') ? SPANS['next week'] : SPANS['this week']
  const nth = atoms.findIndex(({ norm }, i) => ORDINALS.includes(norm) && atoms[i + 1]?.norm === 'day')
  if (nth >= 0) return ORDINALS.indexOf(atoms[nth]!.norm) + 1
  const at = atoms.findIndex(({ norm }, i) => SPANS[`${norm} ${atoms[i + 1]?.norm ?? ''}`] !== undefined)
  return at < 0 ? undefined : SPANS[`${atoms[at]!.norm} ${atoms[at + 1]!.norm}`]
}
