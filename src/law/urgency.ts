import { addDays, daysBetween, longDate } from '#units/iso-date.ts'
import type { Urgency } from './assessment.ts'
import { valueOf } from './fact.ts'
import { courtInvolved, deadlineOn, mayBeTimeBarred, type Situation } from './situation.ts'
import type { ThreatenedAction } from './statements.ts'

const DAYS_THAT_PRESS = 7
const DAYS_LEFT_TO_SUE = 60

type Level = Urgency['level']
type Say = (situation: Situation) => string | undefined

/** How soon something must be done, and what: one action for each thing that presses.
 *  @law strategy.md 4 */
export function urgency(situation: Situation): Urgency {
  for (const [level, says] of LEVELS) {
    const messages = says.map(say => say(situation)).filter(message => message !== undefined)
    if (messages.length > 0) return { level, messages }
  }
  return { level: 'low', messages: ['No deadline found. Keep the letter.'] }
}

const courtPapers: Say = ({ facts, court, deadlines }) => {
  if (courtInvolved(facts) !== true) return undefined
  const day = deadlines.find(
    ({ id }) => id === 'answer-court-papers' || id === 'exemption-claim' || id === 'court-hearing',
  )
  const words = court?.words ?? (day ? longDate(day.on) : 'see the words of the paper')
  return `You may lose without being heard. Deadline: ${words}. Call a lawyer or legal aid today.`
}

const fewDaysToDispute: Say = ({ window, on, facts }) => {
  const isNear = window.adviceOn !== undefined && daysBetween(on, window.adviceOn) <= DAYS_THAT_PRESS
  if (window.state !== 'open' || !isNear || !window.adviceOn || valueOf(facts.writtenDisputeReceivedDate))
    return undefined
  return `Your dispute should be with them by ${longDate(window.adviceOn)}. Send it today.`
}

const PRESSING: readonly ThreatenedAction[] = ['arrest', 'seizure', 'repossession', 'home-loss']

const gravestThreat: Say = ({ facts }) => {
  const threats = valueOf(facts.threats) ?? []
  return threats.some(({ action, modality }) => PRESSING.includes(action) && modality !== 'conditional')
    ? 'The letter threatens arrest or taking your things. Do not pay out of fear: ask for proof, and talk to legal aid.'
    : undefined
}

const payingMayRestart: Say = situation => {
  const { facts } = situation
  const asksToPay =
    valueOf(facts.isAttemptToCollect) === true ||
    (valueOf(facts.paymentDemands) ?? []).length > 0 ||
    (valueOf(facts.settlementOffers) ?? []).length > 0
  return asksToPay && mayBeTimeBarred(situation)
    ? 'This debt may be too old to sue on. Do not pay or promise anything yet: it can restart the clock.'
    : undefined
}

const claimEndsSoon: Say = situation => {
  const by = deadlineOn(situation, 'sue-collector-by')
  if (!by || by < situation.on || daysBetween(situation.on, by) > DAYS_LEFT_TO_SUE) return undefined
  return `Your own claim against the collector ends soon: file before ${longDate(addDays(by, -1))}. Talk to a lawyer now.`
}

const timeToDispute: Say = ({ window, facts }) =>
  window.state === 'open' && window.adviceOn && !valueOf(facts.writtenDisputeReceivedDate)
    ? `You can dispute with full rights until ${longDate(window.adviceOn)}. Send your letter this week.`
    : undefined

const offerEnds: Say = situation => {
  const by = deadlineOn(situation, 'offer-expires')
  return by ? `They say their offer ends on ${longDate(by)}. Ask for proof first: offers usually come back.` : undefined
}

const newCollector: Say = ({ facts, earlier }) => {
  const now = valueOf(facts.collectorName)
  const before = earlier && valueOf(earlier.collectorName)
  const isNew =
    valueOf(facts.kindOfPaper) === 'debt-sale-notice' || facts.transferDate.known || (now && before && now !== before)
  return isNew ? 'A new company says it holds this debt. Pay no one until it is shown who owns it.' : undefined
}

const creditReportThreat: Say = ({ facts }) =>
  (valueOf(facts.threats) ?? []).some(({ action }) => action === 'credit-reporting')
    ? 'They say they will report this debt. A written dispute must be shown in the report.'
    : undefined

const LEVELS: readonly (readonly [Level, readonly Say[]])[] = [
  ['critical', [courtPapers]],
  ['high', [fewDaysToDispute, gravestThreat, payingMayRestart, claimEndsSoon]],
  ['medium', [timeToDispute, offerEnds, newCollector, creditReportThreat]],
]
