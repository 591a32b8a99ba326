import { assertNever } from '#units/assert-never.ts'
import { CHECKLISTS } from './checklists.ts'
import type { NextStep } from './next-step.ts'
import { OUTCOMES } from './outcomes.ts'
import type { Standing } from './standing.ts'

/** The tracker's card. Names and labels are the specification's; what a button does follows from the step behind it. */
export interface SmartAction {
  /** `victory` only for a favourable outcome the person confirmed.  @law decision 18 */
  readonly status: 'victory' | 'action' | 'waiting'
  readonly urgency: 'critical' | 'normal'
  readonly message: string
  readonly action: string
  readonly label: string
  readonly nextSteps: readonly string[]
  readonly legalImpact: string
}

const LABELS: Readonly<Record<string, string>> = {
  generate_failure_notice: 'Generate Victory Letter',
  file_complaints: 'File CFPB Complaint',
  analyze_response: 'Analyze Response',
  dispute_validation: 'Dispute Invalid Response',
  method_of_verification: 'Request MOV',
  prepare_failure_notice: 'Prepare Letter',
  celebrate: 'View Impact',
}

/** @example labelOf('mark_delivered') // 'Take Action' */
export function labelOf(action: string): string {
  return LABELS[action] ?? 'Take Action'
}

/** @example smartAction(standing, step).label // 'Prepare Letter' */
export function smartAction(standing: Standing, step: NextStep): SmartAction {
  const isVictory = standing.outcome !== undefined && isWon(standing)
  const action = isVictory ? 'celebrate' : nameOf(step)
  return {
    status: isVictory ? 'victory' : step.actor === 'you' ? 'action' : 'waiting',
    urgency: isUrgent(standing, step) ? 'critical' : 'normal',
    message: isVictory ? OUTCOMES[standing.outcome.about.outcome].words : step.title,
    action,
    label: labelOf(action),
    nextSteps: step.checklist ? CHECKLISTS[step.checklist].items : [],
    legalImpact: step.ifNotDone,
  }
}

/** A favourable outcome, confirmed, and nothing came after it.  @law decision 18 */
export function isWon({ state, outcome }: Standing): boolean {
  return state === 'resolved' && outcome !== undefined && OUTCOMES[outcome.about.outcome].isVictory
}

function isUrgent({ state, today, courtAnsweredOn }: Standing, step: NextStep): boolean {
  if (state === 'sued') return courtAnsweredOn === undefined
  return step.actor === 'you' && (state === 'drafted' || state === 'collecting-on') && step.on <= today
}

function nameOf({ action, letter }: NextStep): string {
  switch (action) {
    case 'write-letter':
      return letter === 'counter-letter' ? 'dispute_validation' : 'prepare_failure_notice'
    case 'upload-reply':
      return 'analyze_response'
    case 'mail-letter':
      return 'mail_letter'
    case 'mark-delivered':
      return 'mark_delivered'
    case 'check-in':
      return 'check_in'
    case 'answer-court':
      return 'answer_court'
    case 'check-reports':
      return 'check_reports'
    case 'confirm-outcome':
      return 'confirm_outcome'
    case 'keep-papers':
      return 'keep_papers'
    case 'wait':
      return 'wait'
    default:
      return assertNever(action)
  }
}
