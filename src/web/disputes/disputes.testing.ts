import type { DisputeDetail, DisputeReply, UnifiedReply } from '#contract/disputes.ts'

/** A matter as the server tells of it: a letter mailed, nothing heard yet. */
export function inventedDispute(part: Partial<DisputeReply> = {}): DisputeReply {
  return {
    dispute_id: '00000000-0000-4000-8000-000000000001',
    _id: '00000000-0000-4000-8000-000000000001',
    type: 'debt_collection',
    collector_name: 'Coastal Recovery LLC',
    debt_amount: 812.4,
    account_number: '0093',
    analysis_id: null,
    letter_id: null,
    status: 'active',
    state: 'sent',
    state_title: 'Mailed',
    category: 'waiting',
    days_active: 4,
    days_elapsed: 4,
    progress: 0.13,
    counted_from: { on: '2026-11-03', basis: 'sent' },
    check_in_on: '2026-12-03',
    total_violations: 1,
    urgency: 'normal',
    warning: null,
    deadline_alert_days: null,
    steps: [],
    timeline_summary: { last_action: 'You mailed a letter', last_date: '2026-11-03' },
    created_at: '2026-11-01T10:00:00.000Z',
    next_recommended_action: 'Note the day it arrived',
    next_step: {
      title: 'Note the day it arrived',
      why: 'The clock starts there.',
      on: '2026-11-10',
      days_left: 3,
      actor: 'you',
      action: 'mark-delivered',
      letter: null,
      checklist: null,
      if_not_done: 'We count from the day you mailed it.',
    },
    total_interactions: 1,
    smart_action: {
      status: 'action',
      urgency: 'normal',
      message: 'Note the day it arrived',
      action: 'mark_delivered',
      label: 'Take Action',
      next_steps: [],
      legal_impact: '',
    },
    ai_insights: {
      typical_response_time: null,
      settlement_tendency: null,
      aggression_level: null,
      recommended_approach: null,
      item_removal_likelihood: null,
    },
    success_prediction: null,
    outcome: null,
    bureaus: [],
    bureau_responses: {},
    total_items: 1,
    ...part,
  }
}

export function inventedDetail(part: Partial<DisputeDetail> = {}): DisputeDetail {
  return { planned_for: null, timeline: [], ...inventedDispute(), ...part }
}

/** The tracker's answer with these matters, each in the list of its category. */
export function inventedTracker(disputes: readonly DisputeReply[]): UnifiedReply {
  const list = (category: DisputeReply['category']) => disputes.filter(one => one.category === category)
  return {
    success: true,
    action_required: list('action_required'),
    active: list('active'),
    waiting: list('waiting'),
    victories: list('victories'),
    ended: list('ended'),
    summary: { total_active: disputes.length, total_victories: 0, total_saved: 0, success_rate: null, insights: [] },
  }
}
