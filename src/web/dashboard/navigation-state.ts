import { z } from 'zod'
import { analysisSchema } from '#contract/analyses.ts'
import { VIEWS } from './views.ts'

const stateSchema = z.object({
  fromAnalysis: z.boolean().optional().catch(undefined),
  fromResults: z.boolean().optional().catch(undefined),
  activeView: z.string().optional().catch(undefined),
  disputeId: z.string().optional().catch(undefined),
  analysisResults: analysisSchema.optional().catch(undefined),
})

/** What another page brings along to the dashboard. What has not the agreed shape counts as nothing.
 *  @law specification part 2, 2.1
 *  @example broughtAlong({ activeView: 'tools' }).view // 'tools' */
export function broughtAlong(state: unknown) {
  const read = stateSchema.safeParse(state)
  const { fromAnalysis, fromResults, activeView, disputeId, analysisResults } = read.success ? read.data : {}
  return {
    /** Whoever comes from a result is told that it is kept. */
    cameFromResult: fromAnalysis === true || fromResults === true,
    view: VIEWS.find(({ id }) => id === activeView)?.id,
    disputeId,
    analysis: analysisResults,
  }
}
