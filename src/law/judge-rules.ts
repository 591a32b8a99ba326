import type { IsoDate } from '#units/iso-date.ts'
import { isConsumerFact, type ConsumerFactName } from './consumer-facts.ts'
import type { Absence, Rule, Strength, Verdict, Violated } from './define-rule.ts'
import { valueOf, type Evidence, type Fact } from './fact.ts'
import type { AllFacts, FactName, LetterFacts } from './facts.ts'
import { outsideTheAct } from './scope.ts'

/** A rule's result on this paper: what was found, how strong, and the words it rests on. */
export interface Finding {
  readonly rule: Rule
  readonly strength: Strength
  readonly evidence: readonly Evidence[]
  readonly absent?: Absence
  /** 0 to 1: how surely the words it rests on were read. */
  readonly readingConfidence: number
  /** What the person told that it rests on. */
  readonly told?: readonly ConsumerFactName[]
  /** It rests on words that only resemble those that say it: worth asking about, never asserted. */
  readonly isSurmised?: true
}

export interface RuleResults {
  /** Counted: asserted at the rule's confidence. Gravest first. */
  readonly findings: readonly Finding[]
  /** Listed apart, not counted: the law or the reading is too unsure to assert it. */
  readonly worthAsking: readonly Finding[]
  /** Not violations: things the consumer must know. */
  readonly notices: readonly Finding[]
  readonly couldNotCheck: readonly { readonly rule: Rule; readonly missing: readonly FactName[] }[]
  readonly checked: number
  readonly outOfScope: boolean
}

/** Below this the words were not read surely enough to assert anything from them.  @law strategy.md 3 */
export const LEAST_READING_CONFIDENCE = 0.85

/** Runs every rule that applies to the paper.
 *  @example judgeRules(RULES, factsOfTheModelForm, { on }).findings // [] */
export function judgeRules(rules: readonly Rule[], facts: AllFacts, { on }: { on: IsoDate }): RuleResults {
  if (outsideTheAct(facts)) {
    return { findings: [], worthAsking: [], notices: [], couldNotCheck: [], checked: 0, outOfScope: true }
  }
  const inForce = rules.filter(rule => isInForce(rule, facts, on))
  const verdicts = inForce.map(rule => ({ rule, verdict: judge(rule, facts) }))
  const found = verdicts.flatMap(({ rule, verdict }) =>
    verdict.outcome === 'violated' ? [toFinding(rule, verdict, facts)] : [],
  )
  const all = [...unsuppressed(found, found), ...unsuppressed(surmised(verdicts, facts), found)]
  const violations = all.filter(({ rule }) => rule.isViolation !== false)
  return {
    findings: violations.filter(isAsserted).sort(gravestFirst),
    worthAsking: violations.filter(finding => !isAsserted(finding)).sort(gravestFirst),
    notices: all.filter(({ rule }) => rule.isViolation === false),
    couldNotCheck: verdicts.flatMap(({ rule, verdict }) =>
      verdict.outcome === 'cannot-tell' ? [{ rule, missing: verdict.missing }] : [],
    ),
    checked: verdicts.filter(({ verdict }) => verdict.outcome === 'violated' || verdict.outcome === 'satisfied').length,
    outOfScope: false,
  }
}

interface Judged {
  readonly rule: Rule
  readonly verdict: Verdict
}

/** A rule that says the same thing better hides another; what is only surmised hides nothing that is sure. */
function unsuppressed(findings: readonly Finding[], sure: readonly Finding[]): Finding[] {
  const fired = new Set([...findings, ...sure].map(({ rule }) => rule.id))
  return findings.filter(({ rule }) => !rule.suppressedBy?.some(id => fired.has(id)))
}

/** What would be found besides, if the letter said what its words only resemble. */
function surmised(verdicts: readonly Judged[], facts: AllFacts): Finding[] {
  const taken = withAllSurmises(facts)
  if (taken === facts) return []
  return verdicts.flatMap(({ rule, verdict: sure }) => {
    if (sure.outcome === 'violated' || rule.isViolation === false) return []
    const verdict = judge(rule, taken)
    return verdict.outcome === 'violated' ? [{ ...toFinding(rule, verdict, taken), isSurmised: true as const }] : []
  })
}

/** What both letters would say. */
function withAllSurmises(facts: AllFacts): AllFacts {
  const taken = withSurmises(facts)
  const { earlierLetter } = facts
  if (!earlierLetter.known) return taken
  const value = withSurmises(earlierLetter.value)
  return value === earlierLetter.value ? taken : { ...taken, earlierLetter: { ...earlierLetter, value } }
}

/** A letter's facts as they would be if it said what it is surmised to say. */
function withSurmises<Facts extends LetterFacts>(facts: Facts): Facts {
  const { statements, threats, collectionFees, convenienceFees, paymentDemands } = facts
  const taken = {
    statements: joined(statements, facts.statementsSurmised),
    threats: joined(threats, facts.threatsSurmised),
    collectionFees: joined(collectionFees, facts.collectionFeesSurmised),
    convenienceFees: joined(convenienceFees, facts.convenienceFeesSurmised),
    paymentDemands: joined(paymentDemands, facts.paymentDemandsSurmised),
  }
  const isSame = Object.entries(taken).every(([name, fact]) => fact === facts[name as keyof typeof taken])
  return isSame ? facts : { ...facts, ...taken }
}

function joined<T>(sure: Fact<readonly T[]>, surmises: Fact<readonly T[]>): Fact<readonly T[]> {
  const more = valueOf(surmises) ?? []
  return sure.known && more.length > 0 ? { ...sure, value: [...sure.value, ...more] } : sure
}

function isInForce(rule: Rule, facts: AllFacts, on: IsoDate): boolean {
  if (!rule.inForce) return true
  const date = facts.letterDate.known ? facts.letterDate.value : on
  return date >= rule.inForce.from && (!rule.inForce.until || date <= rule.inForce.until)
}

function judge(rule: Rule, facts: AllFacts): Verdict {
  if (!facts.ruleKinds.known) return { outcome: 'cannot-tell', missing: ['kindOfPaper'] }
  if (!facts.ruleKinds.value.some(kind => rule.appliesTo.includes(kind))) return { outcome: 'does-not-apply' }
  const gate = rule.appliesWhen?.(facts) ?? 'applies'
  return gate === 'applies' ? rule.check(facts) : gate
}

function toFinding(rule: Rule, verdict: Violated, facts: AllFacts): Finding {
  const restsOn = (rule.restsOn ?? []).filter(name => facts[name].known)
  return {
    rule,
    strength: verdict.strength ?? rule.strength,
    evidence: verdict.evidence,
    ...(verdict.absent ? { absent: verdict.absent } : {}),
    readingConfidence: Math.min(readingConfidence(verdict, facts), ...restsOn.map(name => confidenceOf(facts[name]))),
    told: restsOn.filter(name => isConsumerFact(name)),
  }
}

function confidenceOf(fact: Fact<unknown>): number {
  return fact.known ? fact.confidence : 1
}

function readingConfidence(verdict: Violated, facts: AllFacts): number {
  const whole = facts.wholeLetterRead.known ? facts.wholeLetterRead.confidence : 1
  return verdict.absent ? whole : Math.min(1, ...verdict.evidence.map(({ confidence }) => confidence))
}

function isAsserted({ rule, readingConfidence: confidence, isSurmised }: Finding): boolean {
  return isSurmised !== true && rule.confidence !== 'low' && confidence >= LEAST_READING_CONFIDENCE
}

const STRENGTHS = { strong: 3, likely: 2, possible: 1 } as const

function gravestFirst(a: Finding, b: Finding): number {
  return STRENGTHS[b.strength] - STRENGTHS[a.strength] || b.rule.severity - a.rule.severity
}
