import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { saveAnalysis, savedAnalysis } from '#web/saved.ts'
import { usePlan } from '#web/billing/use-plan.ts'
import { Note } from '#web/ui/Note.tsx'
import { historyEntry, saveToHistory } from './save-to-history.ts'

/** Puts a paying person's analysis into their history by itself, once. When that fails, the result still stands: a quiet
 *  line says so, with a way to try again. */
export function HistorySaver({ analysis }: { readonly analysis: AnalysisReply }) {
  const plan = usePlan()
  const queries = useQueryClient()
  const { mutate, isIdle, isError } = useMutation({
    mutationFn: () => saveToHistory(historyEntry(analysis)),
    onSuccess: () => {
      const kept = savedAnalysis()
      if (kept?.analysis_id === analysis.analysis_id) saveAnalysis({ ...kept, saved: true })
      queries.setQueryData<AnalysisReply>(
        ['analysis', analysis.analysis_id],
        shown => shown && { ...shown, saved: true },
      )
    },
  })
  const isDue = plan.data !== undefined && !plan.data.access.isFreeTier && isIdle
  useEffect(() => {
    if (isDue) mutate()
  }, [isDue, mutate])
  if (!isError) return null
  return (
    <div className="pt-3" role="status">
      <Note>
        This result is not in your history yet.{' '}
        <button type="button" className="underline" onClick={() => mutate()}>
          Save it
        </button>
      </Note>
    </div>
  )
}
