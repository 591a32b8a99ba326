import { known } from '#law/fact.ts'
import type { TimeLimit, TimeLimitVerdict } from '#law/assessment.ts'
import { RULES } from '#law/rules/index.ts'
import { dollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'
import { UNREAD_PAPER, type LetterContext } from './letter-context.ts'
import type { Point } from './points.ts'

/** Delia Monroe's notice from Granite Pass, in time: the plainest case. Tests change what they are about. */
export const IN_TIME: LetterContext = {
  today: day('2026-10-07'),
  state: 'TX',
  consumer: { name: 'Delia Monroe', addressLines: ['418 Sycamore Bend, Apt. 2C', 'Lubbock, TX 79401'] },
  attorney: undefined,
  collector: {
    name: 'Granite Pass Recovery LLC',
    addressLines: ['P.O. Box 40118', 'Amarillo, TX 79120-4018'],
    role: 'agency',
    electronicDispute: 'We accept disputes electronically at www.granitepass.example/dispute.',
  },
  paper: {
    kind: 'initial-validation-notice',
    isCourtPaper: false,
    date: day('2026-09-14'),
    receivedOn: day('2026-09-19'),
    reference: 'GP-208841',
    accountEnding: '4471',
    amount: dollars(3262.18),
    originalCreditor: 'Bank of Palo Duro',
    currentCreditor: 'Bank of Palo Duro',
  },
  withinTheAct: true,
  window: { state: 'open', endsOn: day('2026-10-19'), assumed: false },
  timeLimit: limit('likely_not_time_barred'),
  points: [],
  consumerFacts: { debtKind: known('credit-card') },
  wishes: {},
}

/** The same after the validation period. */
export const LATE: LetterContext = {
  ...IN_TIME,
  today: day('2026-12-01'),
  window: { state: 'closed', endsOn: day('2026-10-19'), assumed: false },
}

/** Nothing known but the day. */
export const NOTHING_KNOWN: LetterContext = {
  ...IN_TIME,
  state: undefined,
  consumer: { name: undefined, addressLines: [] },
  collector: { name: undefined, addressLines: [], role: undefined, electronicDispute: undefined },
  paper: UNREAD_PAPER,
  window: { state: 'unknown', endsOn: undefined, assumed: false },
  timeLimit: undefined,
  consumerFacts: {},
}

export function limit(verdict: TimeLimitVerdict): TimeLimit {
  return {
    verdict,
    earliestOn: day('2024-01-10'),
    latestOn: day('2024-04-22'),
    statute: 'Tex. Civ. Prac. & Rem. Code 16.004',
    why: 'Four years from the first missed payment.',
    questions: [],
    warning: 'A payment may restart the time.',
    confidence: 'high',
  }
}

export function point(ruleId: string, quote?: string, strength: Point['strength'] = 'strong'): Point {
  const rule = RULES.find(({ id }) => id === ruleId)
  if (!rule) throw new Error(`No rule ${ruleId}`)
  return { rule, strength, quote }
}

/** Threats from a letter that breaks the law plainly. */
export const GRAVE_POINTS: readonly Point[] = [
  point('threat-arrest-or-jail', 'A warrant for your arrest will be issued if you do not pay today.'),
  point('threat-garnish-without-judgment', 'We will garnish your wages and seize your bank account'),
  point('dispute-must-be-in-writing', 'Disputes are accepted in writing only.'),
  point('vn-itemization-missing', undefined, 'likely'),
]
