import type { BureauStandingReply, CreditDisputeDetail, CreditDisputeReply } from '#contract/credit-disputes.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import { complaintGate } from '#credit/complaint.ts'
import { standingLines, type CreditEvent } from '#credit/dispute-log.ts'
import { followUpWords } from '#credit/follow-up.ts'
import { nextCreditStep } from '#credit/next-step.ts'
import type { CreditLetterId } from '#letters/credit/define-credit-letter.ts'
import { CREDIT_LETTERS } from '#letters/credit/templates/index.ts'
import { asksForSsn } from '#letters/credit/ssn.ts'
import { isoDate, shortDate } from '#units/iso-date.ts'
import { documentOf } from '#server/letters/table.ts'
import type { FollowedCredit } from './follow.ts'
import { eventOf } from './table.ts'

export function presentCredit(followed: FollowedCredit): CreditDisputeReply {
  const { row, bureaus, toFollowUp } = followed
  const sentOn = bureaus.flatMap(({ standing }) => standing.sentOn ?? []).sort()
  return {
    id: row.id,
    dispute_id: row.id,
    created_at: row.createdAt.toISOString(),
    sent_date: sentOn[0] ?? null,
    follow_up_sent: bureaus.some(({ standing }) => standing.followUp !== undefined),
    bureau_status: Object.fromEntries(bureaus.map(({ standing }) => [standing.bureau, statusOf(standing)])),
    needs_follow_up: [...toFollowUp],
    total_items: new Set(bureaus.flatMap(({ kept }) => kept.items.map(({ id }) => id))).size,
    bureaus: bureaus.map(one => presentBureau(one, followed)),
  }
}

/** The same with its log, newest first. */
export function presentCreditDetail(followed: FollowedCredit): CreditDisputeDetail {
  return {
    ...presentCredit(followed),
    timeline: standingLines(followed.events.map(eventOf))
      .map(event => ({
        id: event.id,
        date: event.on,
        bureau: event.bureau,
        type: event.kind,
        description: describe(event),
        note: event.note ?? null,
      }))
      .reverse(),
  }
}

/** The follow-up check: how many disputes want a look, in the specified words. */
export function presentFollowUp(all: readonly FollowedCredit[]) {
  const count = all.filter(({ toFollowUp }) => toFollowUp.length > 0).length
  return { count, message: followUpWords(count) }
}

function statusOf({ answer, sentOn }: FollowedCredit['bureaus'][number]['standing']): BureauStandingReply['status'] {
  return answer ?? (sentOn === undefined ? null : 'pending')
}

function presentBureau(
  { standing, kept }: FollowedCredit['bureaus'][number],
  { today, letters, toFollowUp }: FollowedCredit,
): BureauStandingReply {
  const step = nextCreditStep(standing, today, { isDirect: kept.items.some(({ isDirect }) => isDirect) })
  const gate = complaintGate(standing, today)
  return {
    bureau: standing.bureau,
    name: BUREAU_NAMES[standing.bureau],
    status: statusOf(standing),
    sent_on: standing.sentOn ?? null,
    received: standing.received ? { ...standing.received } : null,
    due: standing.time
      ? {
          on: standing.time.dueOn,
          days: standing.time.days,
          results_by: standing.time.resultsBy,
          law: standing.time.law,
        }
      : null,
    is_overdue: standing.isOverdue,
    answered_on: standing.answeredOn ?? null,
    reasons: [...standing.reasons],
    next_step: {
      title: step.title,
      why: step.why,
      on: step.on,
      actor: step.actor,
      action: step.action,
      letter: step.letter ?? null,
    },
    needs_follow_up: toFollowUp.includes(standing.bureau),
    complaint: { open: gate.isOpen, because: gate.because, opens_on: gate.isOpen ? null : (gate.opensOn ?? null) },
    items: kept.items.map(({ id, creditor, account, claim, isDirect, contact }) => ({
      id,
      title: creditor ?? claim,
      account: account ?? null,
      claim,
      is_direct: isDirect,
      contact: [...contact],
    })),
    letters: letters
      .filter(({ about }) => about.bureau === standing.bureau)
      .map(({ about, row }) => ({
        letter_id: row.id,
        template: about.template as CreditLetterId,
        title: row.title,
        written_on: isoDate(row.createdAt.toISOString().slice(0, 10))!,
        asks_ssn: asksForSsn(documentOf(row)),
      })),
  }
}

const ANSWERED: Readonly<Record<string, string>> = {
  deleted: 'deleted it',
  updated: 'changed it',
  verified: 'says it is verified',
  frivolous: 'set the dispute aside as frivolous',
  no_response: 'has not answered',
}

function describe(event: CreditEvent): string {
  const name = BUREAU_NAMES[event.bureau]
  switch (event.kind) {
    case 'letter-written':
      return `Letter written: ${event.about.title}`
    case 'letter-sent':
      return `${CREDIT_LETTERS[event.about.template as CreditLetterId].title} sent${event.about.method === 'certified_mail' ? ' by certified mail' : ''}`
    case 'delivered':
      return `${name} received it`
    case 'more-sent':
      return `More papers sent to ${name}`
    case 'answered':
      return `${name} ${ANSWERED[event.about.answer]}`
    case 'reinserted':
      return `${name} put a deleted entry back on ${shortDate(event.about.reinsertedOn)}`
    case 'complaint-filed':
      return `Complaint to the CFPB about ${name}`
    case 'noted':
    case 'withdrawn':
      return 'Note'
  }
}
