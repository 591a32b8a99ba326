import type { z } from 'zod'
import type { DisputeDetail, DisputeReply, TimelineEntry, unifiedDisputes } from '#contract/disputes.ts'
import { CHECKLISTS } from '#disputes/checklists.ts'
import { CONCLUSION_WORDS, POINT_WORDS } from '#disputes/conclusion.ts'
import { describeEvent } from '#disputes/describe-event.ts'
import type { DisputeEvent } from '#disputes/event.ts'
import { daysToReplies, insightsOf, typicalResponseTime } from '#disputes/insights.ts'
import { OUTCOMES } from '#disputes/outcomes.ts'
import { isWon, type SmartAction } from '#disputes/smart-action.ts'
import { happened } from '#disputes/standing.ts'
import { stepMark } from '#disputes/step-reminder.ts'
import { cents, toDollars } from '#units/cents.ts'
import { disputeOf, type Followed, type FollowedInFull } from './follow.ts'
import type { EvidenceRow } from './table.ts'

/** A dispute as lists show it. */
export function presentDispute({ row, view }: Followed): DisputeReply {
  const { standing, nextStep, thirtyDays } = view
  const { countedFrom, days } = thirtyDays
  const log = happened(row.log, standing.today)
  const last = log.at(-1)
  const replies = log.flatMap(event => (event.kind === 'reply-received' ? [event.about.newViolations] : []))
  const letter = log.findLast(event => event.kind === 'letter-written')
  return {
    dispute_id: row.id,
    _id: row.id,
    type: row.type,
    collector_name: row.collectorName,
    debt_amount: row.debtAmount === null ? null : toDollars(cents(row.debtAmount)),
    account_number: row.accountEnding,
    analysis_id: row.analysisId,
    letter_id: letter?.about.letterId ?? null,
    status: view.status,
    state: standing.state,
    state_title: view.stateTitle,
    category: view.category,
    days_active: days,
    days_elapsed: days,
    progress: thirtyDays.progress,
    counted_from: countedFrom ? { on: countedFrom.on, basis: countedFrom.basis } : null,
    check_in_on: thirtyDays.checkInOn ?? null,
    total_violations: (row.violationCount ?? 0) + replies.reduce((sum, count) => sum + count, 0),
    urgency: view.urgency,
    warning: thirtyDays.warning ?? null,
    deadline_alert_days: thirtyDays.alertDaysLeft ?? null,
    steps: thirtyDays.steps.map(({ title, text, state }) => ({ title, text, state })),
    timeline_summary: { last_action: last ? describeEvent(last) : 'Opened', last_date: last?.on ?? row.openedOn },
    created_at: row.createdAt.toISOString(),
    next_recommended_action: nextStep.title,
    next_step: {
      title: nextStep.title,
      why: nextStep.why,
      on: nextStep.on,
      days_left: view.daysLeft,
      actor: nextStep.actor,
      action: nextStep.action,
      letter: nextStep.letter ?? null,
      checklist: nextStep.checklist
        ? {
            id: nextStep.checklist,
            title: CHECKLISTS[nextStep.checklist].title,
            items: [...CHECKLISTS[nextStep.checklist].items],
          }
        : null,
      if_not_done: nextStep.ifNotDone,
    },
    total_interactions: standing.interactions,
    smart_action: presentAction(view.smartAction),
    ai_insights: {
      typical_response_time: typicalResponseTime(daysToReplies(log)) ?? null,
      settlement_tendency: null,
      aggression_level: null,
      recommended_approach: nextStep.title,
      item_removal_likelihood: null,
    },
    success_prediction: row.strengthEstimate,
    outcome: presentOutcome(view),
    bureaus: [],
    bureau_responses: {},
    total_items: 1,
  }
}

/** The same with its log, newest first. */
export function presentDetail(followed: FollowedInFull): DisputeDetail {
  const log = happened(followed.row.log, followed.view.standing.today)
  return {
    ...presentDispute(followed),
    planned_for: isPlanned(followed) ? followed.row.plannedFor!.toISOString() : null,
    timeline: log
      .map(event =>
        presentEvent(
          event,
          followed.recordedAt.get(event.id)!.toISOString(),
          followed.evidence.filter(({ eventId }) => eventId === event.id),
        ),
      )
      .reverse(),
  }
}

function isPlanned({ row, view }: Followed): boolean {
  return row.plannedFor !== null && row.plannedStep === stepMark(disputeOf(row), view.standing.today)
}

/** The lists of the tracker and their sums. */
export function presentUnified(all: readonly Followed[]): z.infer<typeof unifiedDisputes.reply> {
  const shown = all.map(one => ({ one, reply: presentDispute(one) }))
  const inList = (category: DisputeReply['category']) =>
    shown
      .flatMap(({ reply }) => (reply.category === category ? [reply] : []))
      .sort((a, b) => (a.next_step.on < b.next_step.on ? -1 : 1))
  const [victories, ended] = [inList('victories'), inList('ended')]
  const over = victories.length + ended.length
  return {
    success: true,
    action_required: inList('action_required'),
    active: inList('active'),
    waiting: inList('waiting'),
    victories,
    ended,
    summary: {
      total_active: shown.length - over,
      total_victories: victories.length,
      total_saved: victories.reduce((sum, { outcome }) => sum + (outcome?.saved ?? 0), 0),
      success_rate: over === 0 ? null : Math.round((victories.length / over) * 100),
      insights: insightsOf({
        categories: shown.map(({ reply }) => reply.category),
        dueSoon: shown.filter(({ reply }) => reply.next_step.actor === 'you' && reply.next_step.days_left <= 7).length,
        daysToReplies: all.flatMap(({ row }) => daysToReplies(row.log)),
      }).map(insight => ({ ...insight })),
    },
  }
}

export function presentAction(action: SmartAction): DisputeReply['smart_action'] {
  return {
    status: action.status,
    urgency: action.urgency,
    message: action.message,
    action: action.action,
    label: action.label,
    next_steps: [...action.nextSteps],
    legal_impact: action.legalImpact,
  }
}

function presentOutcome({ standing }: Followed['view']): DisputeReply['outcome'] {
  if (standing.state !== 'resolved' || !standing.outcome) return null
  const { about, on } = standing.outcome
  return {
    outcome: about.outcome,
    words: OUTCOMES[about.outcome].words,
    saved: toDollars(about.saved),
    on,
    victory: isWon(standing),
  }
}

function presentEvent(event: DisputeEvent, recordedAt: string, evidence: readonly EvidenceRow[]): TimelineEntry {
  return {
    id: event.id,
    type: event.kind,
    event: event.kind,
    date: event.on,
    description: describeEvent(event),
    by: event.by,
    note: event.note ?? null,
    evidence: evidence.map(({ id, fileName, mediaType, bytes }) => ({
      id,
      file_name: fileName,
      media_type: mediaType,
      bytes,
    })),
    response_data:
      event.kind === 'reply-received'
        ? {
            analysis_id: event.about.analysisId,
            conclusion: event.about.conclusion,
            conclusion_words: CONCLUSION_WORDS[event.about.conclusion],
            answered: event.about.answered.map(point => POINT_WORDS[point].answered),
            not_answered: event.about.notAnswered.map(point => POINT_WORDS[point].open),
            new_violations: event.about.newViolations,
            ocr_confidence: event.about.readingConfidence,
          }
        : null,
    letter_id: event.kind === 'letter-written' || event.kind === 'letter-sent' ? (event.about.letterId ?? null) : null,
    tracking_number: event.kind === 'letter-sent' ? (event.about.trackingNumber ?? null) : null,
    timestamp: recordedAt,
  }
}
