import { type AnalysisReply, analysisSchema, type ViolationReply } from '#contract/analyses.ts'

/** A small analysis for tests; every part can be replaced. Checked by the contract, so it cannot drift from it. */
export function inventedAnalysis(part: Partial<AnalysisReply> = {}): AnalysisReply {
  return analysisSchema.parse({ ...PLAIN, ...part })
}

export function inventedFinding(part: Partial<ViolationReply> = {}): ViolationReply {
  return {
    rule_id: 'threat-arrest-or-jail',
    type: 'false-representation',
    violation_type: 'false-representation',
    title: 'They threaten arrest',
    description: '',
    why_it_matters: '',
    legal_basis: '15 USC 1692e(4)',
    citations: [],
    strength: 'strong',
    confidence: 'high',
    severity: 9,
    statutory_damages: 1000,
    value: 1000,
    evidence: [{ page: 1, quote: 'you will be arrested', boxes: [[0.1, 0.4, 0.5, 0.42]] }],
    absent: null,
    would_change_this: [],
    ...part,
  }
}

/** The violations part with these findings counted. */
export function withFindings(violations: ViolationReply[], worth_asking: ViolationReply[] = []) {
  return { ...PLAIN.violations, violation_count: violations.length, violations, worth_asking }
}

const PLAIN: AnalysisReply = {
  success: true,
  analysis_id: '00000000-0000-4000-8000-000000000001',
  timestamp: '2026-05-15T09:30:00-05:00',
  file_name: 'letter.pdf',
  flow_type: 'generate',
  dispute_id: null,
  state: 'WA',
  law_as_of: '2026-05-01',
  law_expires_on: '2100-05-01',
  reading: { source: 'text_layer', pages: 1, confidence: 0.98, unread: [] },
  pages: [],
  pages_state: 'held',
  pages_deleted_after: '2026-05-15T15:20:00Z',
  saved: false,
  letter_kind: 'initial-validation-notice',
  is_court_paper: false,
  court_paper: null,
  original_creditor_only: false,
  scam_signs: [],
  flows: [],
  facts: {
    collector_name: null,
    collector_address: null,
    original_creditor: null,
    current_creditor: null,
    account_number: null,
    reference_number: null,
    amount_total: null,
    itemization: null,
    letter_date: null,
    dispute_deadline: null,
    phone: null,
    email: null,
    website: null,
    consumer_name: null,
    consumer_address: null,
    settlement_offers: [],
    threatened_actions: [],
  },
  strategic_analysis: {
    recommended_strategy: 'DEBT VALIDATION REQUEST',
    alternatives: [],
    success_probability: 75,
    success_factors: [],
    strategy_explanation: '',
    urgency_level: 'low',
    settlement_options: [],
    current_collector: null,
    debt_amount: null,
  },
  total_violations: 0,
  total_value: 0,
  violations: {
    violation_count: 0,
    severity_score: 0,
    total_value: 0,
    legal_recovery_note: '',
    violations: [],
    worth_asking: [],
    rules_checked: 73,
    could_not_check: [],
  },
  state_law: null,
  questions: [],
  locked: { hidden_violations: 0, unlock: null },
  time_limit: {
    verdict: 'unknown',
    earliest_on: null,
    latest_on: null,
    statute: null,
    why: '',
    questions: [],
    warning: '',
  },
  deadlines: [],
  urgency: [],
  model_notice: { compared: false, language: 'en', elements: [] },
  comparison: null,
  letter: { content: null },
}
