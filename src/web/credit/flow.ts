import type { PlainPhrase } from '#language/phrase.ts'
import { useState } from 'react'
import { z } from 'zod'
import type { CreditErrorReply } from '#contract/credit-reports.ts'
import { selectedError } from '#contract/credit.ts'
import { BUREAUS, type Bureau } from '#credit/report.ts'
import { parseStored, read, write } from '#web/saved.ts'

/** The seven steps from a report to the answers. */
export const FLOW_STEPS = [
  ['report', 'Report'],
  ['errors', 'Errors'],
  ['bureau', 'Bureau and you'],
  ['notice', 'Notice'],
  ['letters', 'Letters'],
  ['download', 'Download'],
  ['track', 'Track'],
] as const satisfies readonly (readonly [string, PlainPhrase])[]
export type FlowStep = (typeof FLOW_STEPS)[number][0]

const words = z.string()
const confirmed = z.object({ story: words, correct: words, proof: words })

/** What the person said about one error. */
export type Confirmed = Readonly<z.infer<typeof confirmed>>

/** What is kept in this tab while a dispute is prepared. No digit of a Social Security number. */
const draft = z.object({
  step: z.enum(FLOW_STEPS.map(([id]) => id)),
  reportId: words.optional(),
  /** Confirmed errors of the report, by id. */
  confirmed: z.record(words, confirmed.readonly()).readonly(),
  typed: z.array(selectedError).readonly(),
  bureaus: z.array(z.enum(BUREAUS)).readonly(),
  name: words,
  address: words,
  city: words,
  harm: words,
  papers: z.array(words).readonly(),
})

export interface Flow extends Readonly<z.infer<typeof draft>> {
  readonly reportId: string | undefined
  /** Held by this page alone while it is open. */
  readonly ssn: string
  /** Asked again after a reload: it stands for the statements as they are now. */
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

const KEY = 'writeback.creditFlow'

/** What was confirmed and typed, kept in this tab, so that back and reload lose nothing.
 *  @param reportId a report that was read already: the flow begins with its errors */
export function useFlow(reportId: string | undefined) {
  const [flow, setFlow] = useState<Flow>(() => savedFlow(reportId))
  const change = (changes: Partial<Flow>) =>
    setFlow(now => {
      const next = { ...now, ...changes }
      const { ssn: _, accepted: __, ...kept } = next
      // what was written is no draft any more
      const isWritten = next.step === 'download' || next.step === 'track'
      write('session', KEY, isWritten ? undefined : JSON.stringify(kept))
      return next
    })
  return [flow, change] as const
}

/** The draft of this report, or a new one. The notice is confirmed anew. */
function savedFlow(reportId: string | undefined): Flow {
  const start: Flow = { ...START, step: reportId === undefined ? 'report' : 'errors' }
  const saved = parseStored(draft, read('session', KEY))
  if (!saved || (reportId !== undefined && saved.reportId !== undefined && saved.reportId !== reportId)) return start
  return { ...start, ...saved, ...(saved.step === 'letters' && { step: 'notice' as const }) }
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
