import type { z } from 'zod'
import type { AnalysisReply } from '#contract/analyses.ts'
import { saveAnalysis } from '#contract/billing.ts'
import { send } from '#web/api.ts'

/** What is sent to put an analysis into the history of a person who paid. */
export type HistoryEntry = z.input<typeof saveAnalysis.body>

export function historyEntry(analysis: AnalysisReply): HistoryEntry {
  const { analysis_id, strategic_analysis, violations, flow_type, timestamp } = analysis
  return { analysis_id, strategic_analysis, violations, flow_type, timestamp }
}

/** Sends it. Sending the same again changes nothing.  @throws CallFailed; status 400 means it is never taken */
export async function saveToHistory(entry: HistoryEntry): Promise<void> {
  await send(saveAnalysis, { body: entry })
}
