import { addYears, type IsoDate } from '#units/iso-date.ts'
import { ANY_DEMAND } from './applies-to.ts'
import { isConsumerFact, type ConsumerFactName } from './consumer-facts.ts'
import { valueOf } from './fact.ts'
import type { AllFacts, FactName } from './facts.ts'
import { LEAST_READING_CONFIDENCE } from './judge-rules.ts'
import { worded, type RuleQuestion } from './questions.ts'
import type { CollectionLaw, Occasion, RequiredText } from './states/collection-law.ts'
import type { StateLaw } from './states/state-law.ts'
import { allOf, anyOf, holds, isFalse, isTrue, type Truth } from './three-valued.ts'
import { stateCode, type StateCode } from '#units/state-code.ts'

/** A text that the state the person chose wants on such a letter, and that is not there. */
export interface StateFinding {
  readonly text: RequiredText
}

/** What one state's own law says about a letter, apart from the federal findings and never counted with them. */
export interface StateLawResults {
  readonly state: StateCode
  readonly law: CollectionLaw
  /** Possible violations: the law was read, the occasion is confirmed, and the text is not on any page. */
  readonly findings: readonly StateFinding[]
  /** To ask the collector about: the law or the occasion is less sure. */
  readonly worthAsking: readonly StateFinding[]
  /** Answers that could add a finding; they are asked for with the state's law. */
  readonly questions: readonly RuleQuestion[]
  readonly licenseNeeded: Truth
  /** License numbers as printed. */
  readonly licenseNumbers: readonly string[]
}

/** A text whose first day in force is not recorded is held only against letters this much older than the day it was read. */
const YEARS_BACK = 1

/** What the state's own law on letters says about this one; undefined when no state was chosen, and for papers that are no
 *  demand. An unknown part of the occasion is asked about, never assumed.
 *  @law state-collection-laws.json
 *  @example stateFindings(factsOfAFirstNoticeToColorado, STATES.CO, on)?.findings.map(({ text }) => text.id) */
export function stateFindings(facts: AllFacts, law: StateLaw | undefined, on: IsoDate): StateLawResults | undefined {
  if (!law || !isDemand(facts) || isAddressedElsewhere(facts, law)) return undefined
  const judged = law.collection.requiredTexts.flatMap(text => {
    const means = judge({ text, facts, law, on })
    return means ? [{ text, ...means }] : []
  })
  return {
    state: law.code,
    law: law.collection,
    findings: judged.filter(({ as }) => as === 'finding'),
    worthAsking: judged.filter(({ as }) => as === 'question'),
    questions: worded([...new Set([...judged.flatMap(({ missing }) => missing), ...aboutLicense(facts)])]),
    licenseNeeded: valueOf(facts.stateRequiresLicense),
    licenseNumbers: valueOf(facts.collectorLicenseNumbers) ?? [],
  }
}

function aboutLicense({ stateRequiresLicense, licenseStatus }: AllFacts): ConsumerFactName[] {
  return valueOf(stateRequiresLicense) === true && !licenseStatus.known ? ['licenseStatus'] : []
}

interface Meaning {
  readonly as: 'finding' | 'question' | 'nothing-yet'
  readonly missing: readonly ConsumerFactName[]
}

interface Judged {
  readonly text: RequiredText
  readonly facts: AllFacts
  readonly law: StateLaw
  readonly on: IsoDate
}

function judge({ text, facts, law, on }: Judged): Meaning | undefined {
  if (text.absence === 'info' || text.absence === 'ignore' || text.confidence === 'low') return undefined
  if (text.anotherWordingOf || !isReadable(text, facts) || !isInForce(text, facts, law, on)) return undefined
  if (isThere(text, facts, law) || isFor(text, facts) !== true) return undefined
  const occasion = allOf(...text.occasions.map(one => OCCASIONS[one].holds(facts)))
  if (occasion === false) return undefined
  if (occasion === undefined) {
    const missing = text.occasions.flatMap(one => OCCASIONS[one].asks).filter(name => !facts[name].known)
    return missing.every(name => isConsumerFact(name)) ? { as: 'nothing-yet', missing } : undefined
  }
  const asserted = text.absence === 'flag' && text.confidence === 'high' && !text.mayFollow
  return { as: asserted ? 'finding' : 'question', missing: [] }
}

function isDemand({ kindOfPaper, ruleKinds, debtPurpose }: AllFacts): boolean {
  if (valueOf(debtPurpose) === 'business') return false
  if (valueOf(kindOfPaper) === 'original-creditor-notice') return true
  return Boolean(valueOf(ruleKinds)?.some(kind => ANY_DEMAND.includes(kind)))
}

/** The law of the place a letter is sent to holds; one sent to another state is not judged by this one's. */
function isAddressedElsewhere({ consumerAddress }: AllFacts, { code }: StateLaw): boolean {
  const last = valueOf(consumerAddress)?.lines.join(' ')
  const printed = last && /\b([A-Z]{2})\.?,? +\d{5}(?:-\d{4})?\s*$/.exec(last)?.[1]
  return Boolean(printed && stateCode(printed) && printed !== code)
}

// The texts are English, and missing is only what stands on none of the pages.
function isReadable(text: RequiredText, { wholeLetterRead, language }: AllFacts): boolean {
  const judgeable = text.knownBy.length > 0 || text.orNotices !== undefined
  const whole = wholeLetterRead.known && wholeLetterRead.confidence >= LEAST_READING_CONFIDENCE
  return judgeable && whole && valueOf(language) === 'en'
}

function isInForce({ inForce }: RequiredText, { letterDate }: AllFacts, { checkedOn }: StateLaw, on: IsoDate): boolean {
  const date = letterDate.known ? letterDate.value : on
  const from = inForce?.from ?? addYears(checkedOn, -YEARS_BACK)
  return date >= from && (!inForce?.until || date <= inForce.until)
}

// Part of the words is no proof that the rest is missing: it may have been read badly.
function isThere(text: RequiredText, facts: AllFacts, { collection }: StateLaw): boolean {
  const ids = [text.id, ...collection.requiredTexts.flatMap(one => (one.anotherWordingOf === text.id ? [one.id] : []))]
  const seen = valueOf(facts.stateTexts)
  if (!seen || seen.some(({ id }) => ids.includes(id))) return true
  const notices = valueOf(facts.notices)
  if (text.orNotices && (!notices || notices.some(({ notice }) => text.orNotices?.includes(notice)))) return true
  if (text.orNotices && valueOf(facts.mentions)?.includes('mini-miranda')) return true
  return text.orLicenseNumber === true && (valueOf(facts.collectorLicenseNumbers) ?? []).length > 0
}

function isFor({ senders }: RequiredText, { senderRole }: AllFacts): Truth {
  return senderRole.known && senderRole.confidence < LEAST_READING_CONFIDENCE
    ? undefined
    : holds(senderRole, role => senders.includes(role))
}

interface OccasionTest {
  readonly holds: (facts: AllFacts) => Truth
  /** The facts it turns on. */
  readonly asks: readonly FactName[]
}

const always: OccasionTest = { holds: () => true, asks: [] }

const OCCASIONS: Readonly<Record<Occasion, OccasionTest>> = {
  'every-letter': always,
  'creditor-letter': always,
  elsewhere: { holds: () => false, asks: [] },
  'first-notice': { holds: ({ priorNoticeReceived }) => isFalse(priorNoticeReceived), asks: ['priorNoticeReceived'] },
  'time-barred': { holds: ({ timeBarred }) => isTrue(timeBarred), asks: ['timeBarred'] },
  'charged-off': {
    holds: ({ chargeOffDate, letterDate }) =>
      chargeOffDate.known && letterDate.known ? chargeOffDate.value <= letterDate.value : undefined,
    asks: ['chargeOffDate', 'letterDate'],
  },
  medical: { holds: isMedical, asks: ['debtKind'] },
  hospital: {
    holds: facts => allOf(isMedical(facts), isTrue(facts.hospitalBill)),
    asks: ['debtKind', 'hospitalBill'],
  },
}

function isMedical({ debtKind, debtDescribedAs }: AllFacts): Truth {
  if (debtKind.known) return debtKind.value === 'medical'
  return anyOf(holds(debtDescribedAs, kind => kind === 'medical'))
}

/** Words on state damages, or nothing when the state's law was not confirmed. They never join the federal figure.
 *  @law decision 14 */
export function stateDamagesNote({ law }: StateLawResults): string {
  if (law.confidence === 'low') return ''
  const { damages, timeToSue, caution, name, statute } = law.act
  return [
    damages
      ? `What a court may give under the ${name} (${statute}): ${damages}.`
      : `The state’s act: ${name} (${statute}).`,
    timeToSue ? `Time to sue: ${timeToSue}.` : '',
    caution ?? '',
    'This is apart from the federal $1,000 a lawsuit, and we do not add it up. Ask a lawyer before you rely on it.',
  ]
    .filter(part => part !== '')
    .join(' ')
}

/** Whether a collector needs a license there. Lawyers are often exempt; taxes, bonds and city rules prove nothing.
 *  @law state-collection-laws.json */
export function licenseNeeded(law: StateLaw | undefined, senderRole: AllFacts['senderRole']): Truth {
  if (!law || law.collection.license.confidence === 'low') return undefined
  const { required } = law.collection.license
  if (required === 'no') return false
  const role = valueOf(senderRole)
  return required === 'yes' && (role === 'agency' || role === 'debt-buyer') ? true : undefined
}
