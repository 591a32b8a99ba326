import { rollBack } from '#units/business-days.ts'
import { addDays, addYears, longDate, type IsoDate } from '#units/iso-date.ts'
import { claimPeriod } from './amounts/claim-period.ts'
import { currentAmount } from './amounts/dated-amount.ts'
import { reportingPeriod, reportingPeriodStart } from './amounts/reporting-period.ts'
import type { CourtPaper, Deadline } from './assessment.ts'
import { valueOf } from './fact.ts'
import type { AllFacts } from './facts.ts'
import type { RuleResults } from './judge-rules.ts'
import type { ValidationWindow } from './validation-period.ts'

/** Days the post may need before the advice date. */
const DAYS_FOR_THE_POST = 7
/** Days after a dispute arrived on which to look for an answer. A reminder: no law sets a day to verify by. */
const DAYS_TO_WAIT_FOR_A_REPLY = 35

export interface DeadlineInput {
  readonly facts: AllFacts
  readonly window: ValidationWindow
  readonly rules: RuleResults
  readonly court: CourtPaper | undefined
  readonly on: IsoDate
}

/** Every day that matters, the nearest first. Each is a real computed or printed day; what is not known has none.
 *  @law strategy.md 4 */
export function deadlines(input: DeadlineInput): Deadline[] {
  return EACH.map(find => find(input))
    .filter(deadline => deadline !== undefined)
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

type Find = (input: DeadlineInput) => Deadline | undefined

const answerCourtPapers: Find = ({ court }) =>
  court?.kind === 'summons-or-complaint' && court.answerBy
    ? {
        id: 'answer-court-papers',
        on: court.answerBy,
        basis: court.rule ?? 'The words of the paper',
        assumed: false,
        what: `File an answer with the court before ${longDate(court.answerBy)}. Call the clerk to make sure of the day: the words on the paper control.`,
        whatIsLost: 'If you do not answer in time, the court can give judgment against you without hearing you.',
      }
    : undefined

const courtHearing: Find = ({ court, facts: { hearingDate } }) =>
  court && hearingDate.known
    ? {
        id: 'court-hearing',
        on: hearingDate.value,
        basis: 'The words of the paper',
        assumed: false,
        what: `The paper names ${longDate(hearingDate.value)}. Be there, and call the clerk to make sure of the day and the place.`,
        whatIsLost: 'If you miss it, the court can give judgment against you without hearing you.',
      }
    : undefined

const exemptionClaim: Find = ({ court }) =>
  court && court.kind !== 'summons-or-complaint' && court.answerBy
    ? {
        id: 'exemption-claim',
        on: court.answerBy,
        basis: 'The words of the paper; state law',
        assumed: false,
        what: `Ask the court for a hearing, or claim what may not be taken, before ${longDate(court.answerBy)}.`,
        whatIsLost: 'Wages, benefits or money in the bank that you could have kept.',
      }
    : undefined

const validationPeriodEnds: Find = ({ window, facts, on }) => {
  if (!window.adviceOn) return undefined
  const isPast = on > window.adviceOn
  const ended = facts.receiptDate.known && window.state === 'closed' ? 'ended' : 'may have ended'
  return {
    id: 'validation-period-ends',
    on: window.adviceOn,
    basis: '15 USC 1692g(b); 12 CFR 1006.34(b)(5)',
    assumed: window.assumed,
    what: isPast
      ? `The time to dispute with full rights ${ended} on ${longDate(window.adviceOn)}. You can still dispute.`
      : `Your written dispute should be with them by ${longDate(window.adviceOn)}.`,
    whatIsLost:
      'After that day they need not stop collecting until they verify the debt, and they may assume it is valid. Not disputing is no admission in court (15 USC 1692g(c)).',
  }
}

const mailBy: Find = ({ window }) => {
  if (window.state !== 'open' || !window.adviceOn) return undefined
  const on = rollBack(addDays(window.adviceOn, -DAYS_FOR_THE_POST))
  return {
    id: 'mail-by',
    on,
    basis: 'Prudence: courts differ on whether sending or arrival counts',
    assumed: window.assumed,
    what: `Send your dispute by certified mail by ${longDate(on)}. If they take disputes online, you have until the last day: keep a copy of the receipt.`,
    whatIsLost: 'A letter sent later may come too late.',
  }
}

const replyCheck: Find = ({ facts: { writtenDisputeReceivedDate: disputed, verificationReceivedDate: verified } }) => {
  const received = valueOf(disputed)
  if (!received || valueOf(verified)) return undefined
  return {
    id: 'reply-check',
    on: addDays(received, DAYS_TO_WAIT_FOR_A_REPLY),
    basis: 'A reminder: no federal law sets a day to answer by',
    assumed: false,
    what: 'Look whether they have answered. They may take long or never answer, but until they do they may not collect.',
    whatIsLost: 'Nothing.',
  }
}

const sueCollectorBy: Find = ({ rules, facts }) => {
  const violationOn = valueOf(facts.letterDate) ?? valueOf(facts.receiptDate)
  if (!violationOn || !rules.findings.some(({ rule }) => rule.privateAction)) return undefined
  const on = addYears(violationOn, currentAmount(claimPeriod))
  return {
    id: 'sue-collector-by',
    on,
    basis: '15 USC 1692k(d)',
    assumed: false,
    what: `If you want to sue them for what this letter says, file before ${longDate(addDays(on, -1))}. Talk to a lawyer well before.`,
    whatIsLost: 'The claim under federal law.',
  }
}

const offerExpires: Find = ({ facts: { settlementOffers }, on }) => {
  const days = (valueOf(settlementOffers) ?? []).flatMap(({ by }) => (by && by >= on ? [by] : []))
  const [first] = days.sort()
  return first
    ? {
        id: 'offer-expires',
        on: first,
        basis: 'The words of the paper',
        assumed: false,
        what: `They say their offer ends on ${longDate(first)}. Offers usually come back: never a reason to skip asking for proof.`,
        whatIsLost: 'This offer only.',
      }
    : undefined
}

const reportObsolete: Find = ({ facts: { firstDelinquencyDate } }) => {
  if (!firstDelinquencyDate.known) return undefined
  const begins = addDays(firstDelinquencyDate.value, currentAmount(reportingPeriodStart))
  const on = addYears(begins, currentAmount(reportingPeriod))
  return {
    id: 'report-obsolete',
    on,
    basis: '15 USC 1681c(a)(4), (c)(1)',
    assumed: false,
    what: `From ${longDate(on)} this account may no longer be in your credit report. Paying it does not change that day.`,
    whatIsLost: 'Nothing.',
  }
}

const EACH: readonly Find[] = [
  answerCourtPapers,
  courtHearing,
  exemptionClaim,
  validationPeriodEnds,
  mailBy,
  replyCheck,
  sueCollectorBy,
  offerExpires,
  reportObsolete,
]
