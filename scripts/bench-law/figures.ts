import type { Finding } from '#law/judge-rules.ts'
import { RULES } from '#law/rules/index.ts'
import { wilson } from '#units/wilson.ts'
import type { DrawnLetter } from './compose.ts'
import type { Judged } from './judge.ts'

/** How many of how many, with the bounds between which the true share lies 95 times of 100. */
export interface Proportion {
  readonly right: number
  readonly of: number
  readonly low: number
  readonly high: number
}

export interface RuleFigures {
  readonly rule: string
  readonly positives: number
  readonly nearMisses: number
  readonly precision: Proportion
  readonly recall: Proportion
  readonly f1: number
}

export interface Figures {
  readonly letters: number
  readonly rules: readonly RuleFigures[]
  readonly macroF1: number
  /** Of the findings asserted as likely or strong: on letters of the rule itself, its near misses and lawful letters. */
  readonly assertedPrecision: Proportion
  /** The same, counting every finding of another rule that no label speaks of as wrong. */
  readonly assertedPrecisionAtLeast: Proportion
  /** Presence findings that rest on the labelled words. */
  readonly restsOnWords: Proportion
  /** Absence findings that name what should stand there. */
  readonly namesTheExpected: Proportion
}

export interface Outcome {
  readonly letter: DrawnLetter
  readonly judged: Judged
}

/** @example proportion(30, 30).low // 0.886… */
export function proportion(right: number, of: number): Proportion {
  const [low, high] = wilson(right, of)
  return { right, of, low, high }
}

/** Every finding, asserted or worth asking about, and the notices: what the person is shown. */
export function shown({ assessment }: Judged): Finding[] {
  const { findings, worthAsking, notices } = assessment.rules
  return [...findings, ...worthAsking, ...notices]
}

function hasFound({ judged }: Outcome, rule: string): boolean {
  return shown(judged).some(finding => finding.rule.id === rule)
}

/** Found itself, or by a rule that says the same thing better and silences it. */
function isSeen(outcome: Outcome, rule: string): boolean {
  return hasFound(outcome, rule) || (BETTER.get(rule) ?? []).some(better => hasFound(outcome, better))
}

const BETTER = new Map(RULES.map(({ id, suppressedBy }) => [id, suppressedBy]))

/** Whether the outcome is as its label says: its own rule found where it is broken, and not where it is not. */
export function isRight(outcome: Outcome): boolean {
  const { rule, breaks } = outcome.letter
  return rule === undefined || (breaks ? isSeen(outcome, rule) : !hasFound(outcome, rule))
}

/** @param lawful letters that break nothing: every finding on one is wrong */
export function figures(drawn: readonly Outcome[], lawful: readonly Outcome[]): Figures {
  const ids = new Set(drawn.flatMap(({ letter }) => letter.rule ?? []))
  const falseOnLawful = countByRule(lawful)
  const rules = [...ids].sort().map(rule =>
    ruleFigures(
      rule,
      drawn.filter(({ letter }) => letter.rule === rule),
      falseOnLawful,
    ),
  )
  const asserted = [...drawn, ...lawful].flatMap(outcome => assertedOf(outcome).map(finding => ({ finding, outcome })))
  const labelled = asserted.filter(
    ({ finding, outcome }) => outcome.letter.rule === undefined || outcome.letter.rule === finding.rule.id,
  )
  const right = labelled.filter(({ outcome }) => outcome.letter.breaks).length
  const others = asserted.filter(
    ({ finding: { rule }, outcome: { letter } }) =>
      letter.rule !== undefined && letter.rule !== rule.id && !letter.also.includes(rule.id),
  )
  const own = drawn.filter(({ letter }) => letter.breaks).flatMap(outcome => ownFinding(outcome))
  const present = own.filter(({ finding, letter }) => finding.absent === undefined && letter.words.length > 0)
  const absent = own.filter(({ finding }) => finding.absent !== undefined)
  return {
    letters: drawn.length + lawful.length,
    rules,
    macroF1: mean(rules.filter(({ positives }) => positives > 0).map(({ f1 }) => f1)),
    assertedPrecision: proportion(right, labelled.length),
    assertedPrecisionAtLeast: proportion(right, labelled.length + others.length),
    restsOnWords: proportion(present.filter(restsOnWords).length, present.length),
    namesTheExpected: proportion(
      absent.filter(({ finding }) => finding.absent!.expected.trim() !== '').length,
      absent.length,
    ),
  }
}

function assertedOf({ judged }: Outcome): Finding[] {
  return judged.assessment.rules.findings.filter(({ strength }) => strength !== 'possible')
}

function countByRule(lawful: readonly Outcome[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { judged } of lawful) {
    for (const { rule } of shown(judged)) counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1)
  }
  return counts
}

function ruleFigures(
  rule: string,
  outcomes: readonly Outcome[],
  falseOnLawful: ReadonlyMap<string, number>,
): RuleFigures {
  const positives = outcomes.filter(({ letter }) => letter.breaks)
  const misses = outcomes.filter(({ letter }) => !letter.breaks)
  const found = positives.filter(one => isSeen(one, rule)).length
  const wrong = misses.filter(one => hasFound(one, rule)).length + (falseOnLawful.get(rule) ?? 0)
  return {
    rule,
    positives: positives.length,
    nearMisses: misses.length,
    precision: proportion(found, found + wrong),
    recall: proportion(found, positives.length),
    f1: positives.length === 0 ? 0 : (2 * found) / (found + positives.length + wrong),
  }
}

interface OwnFinding {
  readonly finding: Finding
  readonly letter: DrawnLetter
}

function ownFinding({ letter, judged }: Outcome): OwnFinding[] {
  const finding = shown(judged).find(({ rule }) => rule.id === letter.rule)
  return finding ? [{ finding, letter }] : []
}

// one of the quotes shares words with a labelled passage, where both stand in the letter
function restsOnWords({ finding, letter }: OwnFinding): boolean {
  const text = plain(letter.text)
  const passages = letter.words.map(plain)
  return finding.evidence.some(({ quote }) => {
    const said = plain(quote)
    const start = text.indexOf(said)
    return passages.some(passage => {
      if (said.includes(passage) || passage.includes(said)) return true
      const from = text.indexOf(passage)
      return start >= 0 && from >= 0 && start < from + passage.length && from < start + said.length
    })
  })
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
