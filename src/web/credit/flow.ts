import { useState } from 'react'
import type { CreditErrorReply } from '#contract/credit-reports.ts'
import type { SelectedError } from '#contract/credit.ts'
import type { Bureau } from '#credit/report.ts'

/** The seven steps from a report to the answers. */
export const FLOW_STEPS = [
  ['report', 'Report'],
  ['errors', 'Errors'],
  ['bureau', 'Bureau and you'],
  ['notice', 'Notice'],
  ['letters', 'Letters'],
  ['download', 'Download'],
  ['track', 'Track'],
] as const
export type FlowStep = (typeof FLOW_STEPS)[number][0]

/** What the person said about one error. */
export interface Confirmed {
  readonly story: string
  readonly correct: string
  readonly proof: string
}

export interface Flow {
  readonly step: FlowStep
  readonly reportId: string | undefined
  /** Confirmed errors of the report, by id. */
  readonly confirmed: Readonly<Record<string, Confirmed>>
  readonly typed: readonly SelectedError[]
  readonly bureaus: readonly Bureau[]
  readonly name: string
  readonly address: string
  readonly city: string
  /** Held by this page alone while it is open. */
  readonly ssn: string
  readonly harm: string
  readonly papers: readonly string[]
  readonly accepted: boolean
}

const START: Flow = {
  step: 'report',
  reportId: undefined,
  confirmed: {},
  typed: [],
  bureaus: [],
  name: '',
  address: '',
  city: '',
  ssn: '',
  harm: '',
  papers: [],
  accepted: false,
}

/** @param reportId a report that was read already: the flow begins with its errors */
export function useFlow(reportId: string | undefined) {
  const [flow, setFlow] = useState<Flow>({ ...START, step: reportId === undefined ? 'report' : 'errors' })
  return [flow, (changes: Partial<Flow>) => setFlow(now => ({ ...now, ...changes }))] as const
}

export type ChangeFlow = ReturnType<typeof useFlow>[1]

export const PAPERS = ['Copy of my photo ID', 'Copy of a bill with my address'] as const

/** The body of the call. */
export function bodyOfFlow(flow: Flow) {
  const said = (text: string, name: string) => (text.trim() === '' ? {} : { [name]: text.trim() })
  return {
    ...(flow.reportId && { report_id: flow.reportId }),
    selected_errors: [
      ...Object.entries(flow.confirmed).map(([id, { story, correct, proof }]) => ({
        id,
        ...said(story, 'story'),
        ...said(correct, 'correct'),
        ...said(proof, 'proof'),
      })),
      ...flow.typed,
    ],
    bureaus: flow.bureaus,
    ...(flow.bureaus[0] && { bureau: flow.bureaus[0] }),
    user_info: {
      name: flow.name,
      address: flow.address,
      city_state_zip: flow.city,
      ...(flow.ssn && { ssn_last_four: flow.ssn }),
    },
    ...said(flow.harm, 'harm'),
    papers: flow.papers,
    legal_notice_accepted: flow.accepted,
  }
}

/** The bureaus that report what was confirmed: ticked until the person changes it. */
export function bureausOf(errors: readonly CreditErrorReply[], confirmed: Flow['confirmed']): readonly Bureau[] {
  return [...new Set(errors.filter(({ id }) => id in confirmed).flatMap(({ bureaus }) => bureaus))]
}
