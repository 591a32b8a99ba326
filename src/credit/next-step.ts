import { addBusinessDays } from '#units/business-days.ts'
import { addDays, latest, longDate, type IsoDate } from '#units/iso-date.ts'
import { MAIL_BUSINESS_DAYS } from './bureau-clocks.ts'
import type { BureauStanding } from './bureau-standing.ts'
import { BUREAU_NAMES } from './bureau-names.ts'

/** The letters a bureau's answer can call for, by the names of the letters room. */
export type FollowUpLetter =
  | 'method-of-verification'
  | 'frivolous-answer'
  | 'no-answer'
  | 'reinsertion'
  | 'furnisher-dispute'

export interface CreditStep {
  readonly title: string
  readonly why: string
  /** The day to do it by, or to look again. */
  readonly on: IsoDate
  /** Whether the person has something to do now, or only waits for that day. */
  readonly actor: 'you' | 'wait'
  readonly action:
    | 'mail-letter'
    | 'record-delivery'
    | 'write-letter'
    | 'record-answer'
    | 'check-report'
    | 'complain'
    | 'wait'
  readonly letter?: FollowUpLetter
}

/** The one thing to do next with one bureau.
 *  @param isDirect the company behind the entry must look into a dispute sent to it
 *  @example nextCreditStep(standing, today, { isDirect: true }).letter // 'method-of-verification' after *verified* */
export function nextCreditStep(
  standing: BureauStanding,
  today: IsoDate,
  { isDirect }: { readonly isDirect: boolean },
): CreditStep {
  const name = BUREAU_NAMES[standing.bureau]
  if (standing.reinserted && !(standing.answeredOn && standing.answeredOn > standing.reinserted.on))
    return afterReinsertion(standing, today, isDirect)
  switch (standing.answer) {
    case undefined:
      return whileOpen(standing, today)
    case 'deleted':
      return {
        title: 'Check a fresh report',
        why: `Make sure that ${name} took it out, and that it stays out. Keep the letter that says so.`,
        on: latest(today, addDays(standing.answeredOn ?? today, 30)),
        actor: 'wait',
        action: 'check-report',
      }
    case 'updated':
      return {
        title: 'Compare what changed',
        why: 'Look at each thing you disputed. If it is right now, you are done. If not, dispute the new mistake with new facts.',
        on: today,
        actor: 'you',
        action: 'check-report',
      }
    case 'verified':
      return afterVerified(standing, today, isDirect)
    case 'frivolous':
      return standing.followUp?.template === 'frivolous-answer'
        ? waitFor(standing.followUp.dueOn, today, name)
        : {
            title: 'Send what was missing',
            why: 'The bureau set your dispute aside. Answer each of its reasons, and enclose what it asks for.',
            on: today,
            actor: 'you',
            action: 'write-letter',
            letter: 'frivolous-answer',
          }
    case 'no_response':
      return standing.isOverdue ? overdue(standing, today) : whileOpen(standing, today)
  }
}

function whileOpen(standing: BureauStanding, today: IsoDate): CreditStep {
  const name = BUREAU_NAMES[standing.bureau]
  const { sentOn, received, time } = standing
  if (sentOn === undefined || received === undefined || time === undefined)
    return {
      title: `Mail your letter to ${name}`,
      why: 'Its time to answer begins on the day it receives your letter.',
      on: today,
      actor: 'you',
      action: 'mail-letter',
    }
  if (standing.isOverdue) return overdue(standing, today)
  if (received.basis === 'assumed' && today >= received.on)
    return {
      title: 'Record the day it was delivered',
      why: `${name}’s time runs from that day. Look up the tracking number, or the green card that came back. Until then, ${longDate(time.dueOn)} is an estimate.`,
      on: today,
      actor: 'you',
      action: 'record-delivery',
    }
  return {
    title: `Wait for ${name}’s answer`,
    why: `It has ${time.days} days from the day it received your letter, until ${longDate(time.dueOn)}${received.basis === 'assumed' ? ' (estimate)' : ''}. Its letter can take until ${longDate(time.resultsBy)}.`,
    on: time.resultsBy,
    actor: 'wait',
    action: 'wait',
  }
}

function overdue(standing: BureauStanding, today: IsoDate): CreditStep {
  if (standing.followUp?.template === 'no-answer')
    return standing.followUp.dueOn < today
      ? complain(today)
      : waitFor(standing.followUp.dueOn, today, BUREAU_NAMES[standing.bureau])
  return {
    title: 'Tell them that their time is over',
    why: 'What a bureau does not verify in its time must be deleted or changed. First look whether an answer came.',
    on: today,
    actor: 'you',
    action: 'write-letter',
    letter: 'no-answer',
  }
}

function afterVerified(standing: BureauStanding, today: IsoDate, isDirect: boolean): CreditStep {
  const { followUp } = standing
  if (followUp === undefined)
    return {
      title: 'Ask how they verified it',
      why: standing.newInformation
        ? `The bureau says it was told: “${standing.newInformation}” Compare that with your papers first. If it is true, stop here. If not, ask how it was checked.`
        : 'The bureau says that the entry is right. It must tell you within 15 days how it checked and whom it asked.',
      on: today,
      actor: 'you',
      action: 'write-letter',
      letter: 'method-of-verification',
    }
  if (followUp.template === 'method-of-verification') {
    const answerBy = addBusinessDays(followUp.dueOn, MAIL_BUSINESS_DAYS)
    if (today <= answerBy)
      return {
        title: 'Wait for the description',
        why: `The bureau has 15 days from receipt, about until ${longDate(followUp.dueOn)}, and then the mail.`,
        on: answerBy,
        actor: 'wait',
        action: 'wait',
      }
    return isDirect
      ? {
          title: 'Send your papers to the company itself',
          why: 'The company that reports it must look into a dispute with papers, too.',
          on: today,
          actor: 'you',
          action: 'write-letter',
          letter: 'furnisher-dispute',
        }
      : complain(today)
  }
  return followUp.dueOn < today ? complain(today) : waitFor(followUp.dueOn, today, 'the company')
}

function afterReinsertion(standing: BureauStanding, today: IsoDate, isDirect: boolean): CreditStep {
  if (standing.reinserted?.wasNoticed)
    return {
      title: 'Look whether you have something new',
      why: `The bureau told you that the entry is back, as it must. ${isDirect ? 'Send papers to the company that reports it, or dispute' : 'Dispute'} again only with a new fact.`,
      on: today,
      actor: 'you',
      action: 'check-report',
    }
  return standing.followUp?.template === 'reinsertion'
    ? waitFor(standing.followUp.dueOn, today, BUREAU_NAMES[standing.bureau])
    : {
        title: 'Ask why it came back',
        why: 'A deleted entry may come back only when the company certified it, and the bureau must write to you within five business days.',
        on: today,
        actor: 'you',
        action: 'write-letter',
        letter: 'reinsertion',
      }
}

function waitFor(on: IsoDate, today: IsoDate, whom: string): CreditStep {
  const until = latest(today, on)
  return {
    title: 'Wait for the answer',
    why: `Your last letter is with ${whom}. Look again on ${longDate(until)}.`,
    on: until,
    actor: 'wait',
    action: 'wait',
  }
}

function complain(today: IsoDate): CreditStep {
  return {
    title: 'Complain to the CFPB',
    why: 'You tried with the bureau first, and it is not solved. A complaint is free, and the bureau must look at it.',
    on: today,
    actor: 'you',
    action: 'complain',
  }
}
