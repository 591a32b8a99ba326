import type { IsoDate } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'
import type { Assessment, TimeLimit } from './assessment.ts'
import { CONSUMER_FACT_NAMES } from './consumer-facts.ts'
import { courtPaper } from './court-papers.ts'
import { deadlines } from './deadlines.ts'
import { known, unknown, valueOf, type Fact } from './fact.ts'
import { told, type AllFacts, type ConsumerFacts, type LetterFacts } from './facts.ts'
import { flowsOf } from './flows/index.ts'
import { judgeRules } from './judge-rules.ts'
import { kindGivenAnswers } from './kind-of-paper.ts'
import { lawAge } from './law-age.ts'
import { timeLimit } from './limitation.ts'
import { compareWithModelNotice } from './model-notice.ts'
import { openQuestions } from './questions.ts'
import { RULES } from './rules/index.ts'
import { settlementOptions } from './settlement-options.ts'
import { severityScore } from './severity.ts'
import { licenseNeeded, stateFindings } from './state-findings.ts'
import type { Situation } from './situation.ts'
import { STATES } from './states/index.ts'
import type { StateLaw } from './states/state-law.ts'
import { strategy } from './strategy.ts'
import { strengthEstimate } from './strength-estimate.ts'
import { urgency } from './urgency.ts'
import { isOfFinancialProduct } from './validation-notice.ts'
import { validationWindow } from './validation-period.ts'

export interface LetterToAssess {
  readonly letter: LetterFacts
  readonly consumer: ConsumerFacts
  /** The state the person chose; without one no state law and no time limit is asserted. */
  readonly state: StateCode | undefined
  readonly on: IsoDate
  /** An earlier letter about the same debt, for the rules that compare. */
  readonly earlier?: LetterFacts
}

/** The front door: everything the law says about this paper today. Pure: the same facts and day give the same answer.
 *  Never throws on facts, known or not.  @law strategy.md; limitations.md; letter-facts.md
 *  @example assessLetter({ letter: factsOfTheModelForm, consumer: {}, state: 'MD', on }).severityScore // 0 */
export function assessLetter({ letter: read, consumer, state, on, earlier }: LetterToAssess): Assessment {
  const letter: LetterFacts = { ...read, ...kindGivenAnswers(read, consumer) }
  const limit = timeLimit({ consumer, state, on, letter })
  const law = state ? STATES[state] : lawOfResidence(consumer)
  const facts = allFacts({ letter, consumer, limit, law, earlier })
  const rules = judgeRules(RULES, facts, { on })
  const stateLaw = stateFindings(facts, law, on)
  const court = courtPaper(facts, law)
  const window = validationWindow({ letter, consumer, earlier, on })
  const days = deadlines({ facts, window, rules, court, on })
  const situation: Situation = { facts, rules, timeLimit: limit, window, court, deadlines: days, earlier, on }
  const step = strategy(situation)
  const age = lawAge(law)
  return {
    on,
    lawAsOf: age.checkedOn,
    lawExpiresOn: age.expiresOn,
    state: law?.code,
    kindOfPaper: valueOf(letter.kindOfPaper),
    courtPaper: court,
    originalCreditorOnly: isFromOriginalCreditor(facts),
    scamSigns: valueOf(letter.scamSigns) ?? [],
    flows: flowsOf(facts),
    rules,
    stateLaw,
    questions: openQuestions(rules, facts),
    timeLimit: limit,
    deadlines: days,
    severityScore: severityScore(rules.findings),
    strategy: step,
    strengthEstimate: strengthEstimate(situation, step.recommended),
    urgency: urgency(situation),
    modelNotice: compareWithModelNotice(letter, isOfFinancialProduct(facts)),
    settlementOptions: settlementOptions(facts, limit.verdict),
  }
}

interface FactSources {
  readonly letter: LetterFacts
  readonly consumer: ConsumerFacts
  readonly limit: TimeLimit
  readonly law: StateLaw | undefined
  readonly earlier?: LetterFacts | undefined
}

/** Letter, consumer and derived facts together; what was not asked is unknown. */
export function allFacts({ letter, consumer, limit, law, earlier }: FactSources): AllFacts {
  const needsLicense = licenseNeeded(law, letter.senderRole)
  const asked = CONSUMER_FACT_NAMES.map(name => [name, consumer[name] ?? NOT_ASKED] as const)
  return {
    ...letter,
    ...Object.fromEntries(asked),
    timeBarred: timeBarred(limit, letter),
    earlierLetter: earlier ? known(earlier) : unknown('no earlier letter was added'),
    stateRequiresLicense: needsLicense === undefined ? unknown('not settled for this sender') : known(needsLicense),
    legalBarToSuit: unknown('only a reviewer can tell'),
  } as AllFacts
}

const NOT_ASKED = unknown('not asked')

/** How far a verdict may be built on, by how surely the state's law is known: a low one is asked about, not asserted. */
const CONFIDENCES = { high: 1, medium: 0.9, low: 0.7 } as const

/** True only when the longest credible period had run by the day of the letter, false only for "likely not".
 *  @law limitations.md 1.4 */
function timeBarred(limit: TimeLimit, { letterDate }: LetterFacts): Fact<boolean> {
  const { verdict, why, latestOn } = limit
  const confidence = CONFIDENCES[limit.confidence]
  if (verdict === 'likely_time_barred') {
    const ranOutSince = letterDate.known && latestOn !== undefined && letterDate.value <= latestOn
    return ranOutSince ? unknown('the time ran out after the letter was written') : known(true, { confidence })
  }
  return verdict === 'likely_not_time_barred' ? known(false, { confidence }) : unknown(why)
}

function lawOfResidence(consumer: ConsumerFacts) {
  const lives = told(consumer, 'stateOfResidence')
  return lives && STATES[lives]
}

function isFromOriginalCreditor({ senderRole, kindOfPaper }: AllFacts): boolean {
  const kind = valueOf(kindOfPaper)
  return (
    valueOf(senderRole) === 'original-creditor-in-own-name' ||
    kind === 'original-creditor-notice' ||
    kind === 'utility-bill'
  )
}
