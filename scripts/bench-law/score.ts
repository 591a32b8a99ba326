import type { Finding } from '#law/judge-rules.ts'
import { isCourtPaper } from '#law/kind-of-paper.ts'
import { RULES } from '#law/rules/index.ts'
import { compareFields, type FieldResult } from './fields.ts'
import type { CorpusLetter } from './corpus.ts'
import type { Judged, Milliseconds } from './judge.ts'
import { quoteOverlap } from './quotes.ts'

export interface Share {
  readonly of: number
  readonly right: number
}

export interface RuleScore {
  readonly rule: string
  /** Ids of the letters. */
  readonly found: readonly string[]
  readonly missed: readonly string[]
  readonly wrong: readonly string[]
  readonly f1: number
}

export interface Scores {
  readonly letters: number
  /** Asserted findings only; then with those worth asking about. */
  readonly precision: Share
  readonly precisionWithAsking: Share
  /** Over expected findings of rules that the letter alone can prove: those asserted, then with those worth asking. */
  readonly recall: Share
  readonly recallWithAsking: Share
  readonly recallOverAll: Share
  readonly falseOnCompliant: readonly string[]
  readonly falseOnCompliantWithAsking: readonly string[]
  readonly forbidden: readonly string[]
  readonly courtPapers: Share
  readonly falseCourtPapers: readonly string[]
  readonly kinds: Share
  readonly wrongKinds: readonly string[]
  readonly fields: Readonly<Record<string, Share>>
  readonly wrongFields: readonly (FieldResult & { readonly letter: string })[]
  readonly meanQuoteOverlap: number
  readonly macroF1: number
  readonly rules: readonly RuleScore[]
  /** Half of the letters take no longer than this; `both` is reading and judging together. */
  readonly medianMilliseconds: Milliseconds & { readonly both: number }
}

export interface JudgedLetter {
  readonly letter: CorpusLetter
  readonly judged: Judged
}

interface Outcome extends JudgedLetter {
  readonly asserted: readonly string[]
  readonly asked: readonly string[]
  readonly expected: readonly string[]
  readonly free: ReadonlySet<string>
  readonly overlaps: readonly number[]
}

/** Counts a corpus as its README asks: a prediction is wrong when its rule is neither expected nor optional. */
export function score(all: readonly JudgedLetter[], times: readonly Milliseconds[]): Scores {
  const outcomes = all.map(outcomeOf)
  const fields = outcomes.flatMap(({ letter, judged }) =>
    compareFields(letter, judged.facts).map(result => ({ ...result, letter: letter.id })),
  )
  const courts = outcomes.filter(({ letter }) => letter.expected.is_court_paper)
  const rules = ruleScores(outcomes)
  const expectedRules = rules.filter(one => one.found.length + one.missed.length > 0 && isProvable(one.rule))
  return {
    letters: all.length,
    precision: precision(outcomes, ({ asserted }) => asserted),
    precisionWithAsking: precision(outcomes, ({ asserted, asked }) => [...asserted, ...asked]),
    recall: recall(outcomes, isProvable, (one, rule) => one.asserted.includes(rule)),
    recallWithAsking: recall(outcomes, isProvable, isFound),
    recallOverAll: recall(outcomes, () => true, isFound),
    falseOnCompliant: falseOn(outcomes, ({ asserted }) => asserted),
    falseOnCompliantWithAsking: falseOn(outcomes, ({ asserted, asked }) => [...asserted, ...asked]),
    forbidden: outcomes.flatMap(forbiddenFindings),
    courtPapers: { of: courts.length, right: courts.filter(isStopped).length },
    falseCourtPapers: outcomes
      .filter(one => !one.letter.expected.is_court_paper && isStopped(one))
      .map(({ letter }) => letter.id),
    kinds: { of: all.length, right: outcomes.filter(hasRightKind).length },
    wrongKinds: outcomes
      .filter(one => !hasRightKind(one))
      .map(one => `${one.letter.id} ${String(kindOf(one))}, not ${one.letter.expected.letter_kind}`),
    fields: sharesByField(fields),
    wrongFields: fields.filter(({ same }) => !same),
    meanQuoteOverlap: mean(outcomes.flatMap(({ overlaps }) => overlaps)),
    macroF1: mean(expectedRules.map(({ f1 }) => f1)),
    rules,
    medianMilliseconds: {
      reading: median(times.map(({ reading }) => reading)),
      judging: median(times.map(({ judging }) => judging)),
      both: median(times.map(({ reading, judging }) => reading + judging)),
    },
  }
}

function outcomeOf({ letter, judged }: JudgedLetter): Outcome {
  const { findings, worthAsking } = judged.assessment.rules
  const ids = (found: readonly Finding[]): string[] => [...new Set(found.map(({ rule }) => rule.id))]
  const expected = letter.expected.findings.flatMap(({ rule_id }) => rule_id ?? [])
  const free = new Set((letter.expected.optional_findings ?? []).flatMap(({ rule_id }) => rule_id ?? []))
  const quotes = new Map(
    [...findings, ...worthAsking].map(one => [one.rule.id, one.evidence.map(({ quote }) => quote)]),
  )
  const overlaps = letter.expected.findings.flatMap(({ rule_id, quote }) => {
    const found = rule_id === null ? undefined : quotes.get(rule_id)
    return quote && found ? [quoteOverlap(letter.text, quote, found)] : []
  })
  return { letter, judged, asserted: ids(findings), asked: ids(worthAsking), expected, free, overlaps }
}

const BASES = new Map(RULES.map(rule => [rule.id, rule.basis]))

function isProvable(rule: string): boolean {
  const basis = BASES.get(rule)
  return basis === 'face' || basis === 'absence'
}

function precision(outcomes: readonly Outcome[], predicted: (one: Outcome) => readonly string[]): Share {
  const counted = outcomes.flatMap(one =>
    predicted(one)
      .filter(rule => !isFree(one, rule))
      .map(rule => one.expected.includes(rule)),
  )
  return { of: counted.length, right: counted.filter(right => right).length }
}

function isFree({ free, expected }: Outcome, rule: string): boolean {
  return free.has(rule) && !expected.includes(rule)
}

function recall(
  outcomes: readonly Outcome[],
  counts: (rule: string) => boolean,
  found: (one: Outcome, rule: string) => boolean,
): Share {
  const wanted = outcomes.flatMap(one => one.expected.filter(counts).map(rule => found(one, rule)))
  return { of: wanted.length, right: wanted.filter(found => found).length }
}

function isFound({ asserted, asked }: Outcome, rule: string): boolean {
  return asserted.includes(rule) || asked.includes(rule)
}

function falseOn(outcomes: readonly Outcome[], predicted: (one: Outcome) => readonly string[]): string[] {
  return outcomes
    .filter(({ letter }) => letter.group === 'compliant')
    .flatMap(one =>
      predicted(one)
        .filter(rule => !one.free.has(rule))
        .map(rule => `${one.letter.id} ${rule}`),
    )
}

function forbiddenFindings(one: Outcome): string[] {
  const forbidden = (one.letter.expected.must_not_find ?? []).flatMap(({ rule_id }) => rule_id ?? [])
  return forbidden
    .filter(rule => one.asserted.includes(rule) && !one.free.has(rule))
    .map(rule => `${one.letter.id} ${rule}`)
}

function kindOf({ judged }: Outcome): string | undefined {
  return judged.assessment.kindOfPaper
}

function hasRightKind(one: Outcome): boolean {
  return kindOf(one) === one.letter.expected.letter_kind
}

function isStopped({ judged }: Outcome): boolean {
  const { kindOfPaper, rules } = judged.assessment
  const isOfCourts = rules.findings.every(({ rule }) => rule.appliesTo.includes('summons-or-complaint'))
  return kindOfPaper !== undefined && isCourtPaper(kindOfPaper) && isOfCourts
}

function sharesByField(fields: readonly FieldResult[]): Record<string, Share> {
  const shares: Record<string, Share> = {}
  for (const { field, same } of fields) {
    const so = shares[field] ?? { of: 0, right: 0 }
    shares[field] = { of: so.of + 1, right: so.right + (same ? 1 : 0) }
  }
  return shares
}

function ruleScores(outcomes: readonly Outcome[]): RuleScore[] {
  const names = new Set(outcomes.flatMap(one => [...one.expected, ...one.asserted, ...one.asked]))
  return [...names].sort().map(rule => {
    const letters = (test: (one: Outcome) => boolean): string[] => outcomes.filter(test).map(({ letter }) => letter.id)
    const found = letters(one => one.expected.includes(rule) && isFound(one, rule))
    const missed = letters(one => one.expected.includes(rule) && !isFound(one, rule))
    const wrong = letters(one => !one.expected.includes(rule) && !one.free.has(rule) && isFound(one, rule))
    return {
      rule,
      found,
      missed,
      wrong,
      f1: (2 * found.length) / Math.max(1, 2 * found.length + missed.length + wrong.length),
    }
  })
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
