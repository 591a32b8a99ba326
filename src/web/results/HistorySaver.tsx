import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { CallFailed } from '#web/api.ts'
import { keepSaveWaiting } from '#web/offline/waiting.ts'
import { saveAnalysis, savedAnalysis } from '#web/saved.ts'
import { usePlan } from '#web/billing/use-plan.ts'
import { t } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'
import { historyEntry, saveToHistory } from './save-to-history.ts'

/** Puts a paying person's analysis into their history by itself, once. When that fails, the result still stands: a quiet
 *  line says so, with a way to try again. */
export function HistorySaver({ analysis }: { readonly analysis: AnalysisReply }) {
  const plan = usePlan()
  const queries = useQueryClient()
  const { mutate, isIdle, isError } = useMutation({
    mutationFn: () => saveNowOrLater(analysis),
    onSuccess: isSaved => {
      if (!isSaved) return
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
        {t('This result is not in your history yet.')}{' '}
        <button type="button" className="underline" onClick={() => mutate()}>
          {t('Save it')}
        </button>
      </Note>
    </div>
  )
}

/** Without a connection it waits on this device; false then.  @throws CallFailed where the server says no */
async function saveNowOrLater(analysis: AnalysisReply): Promise<boolean> {
  const entry = historyEntry(analysis)
  try {
    await saveToHistory(entry)
    return true
  } catch (error) {
    const isOffline = error instanceof CallFailed && error.failure === 'unreachable'
    if (isOffline && (await keepSaveWaiting(entry, analysis.file_name))) return false
    throw error
  }
}
