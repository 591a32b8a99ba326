import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AnalysisReply, getAnalysis } from '#contract/analyses.ts'
import { keepPages } from '#contract/evidence.ts'
import { CallFailed, send } from '#web/api.ts'
import { millisecondsNow } from '#web/clock.ts'
import { saveAnalysis, savedAnalysis } from '#web/saved.ts'

/** What is known of a letter's pages: the same on the result and on *Your data*. */
export type PagesHeld = Pick<AnalysisReply, 'pages_state' | 'pages_deleted_after'>

/** What has become of the pages by now: the hour also ends while one looks. */
export function pagesNow({ pages_state, pages_deleted_after: until }: PagesHeld): PagesHeld['pages_state'] {
  const isOver = pages_state === 'held' && until !== null && Date.parse(until) <= millisecondsNow()
  return isOver ? 'deleted' : pages_state
}

/** Keeps the pages of a letter as evidence, or stops keeping them: then they are gone from this page as well. */
export function useKeepPages(id: string) {
  const queries = useQueryClient()
  const show = async (next: AnalysisReply) => {
    if (savedAnalysis()?.analysis_id === id) saveAnalysis(next)
    queries.setQueryData(['analysis', id], next)
    if (next.pages_state === 'deleted') queries.setQueriesData({ queryKey: ['page-image', id] }, null)
    await queries.invalidateQueries({ queryKey: ['your-data'] })
  }
  return useMutation({
    mutationFn: (keep: boolean) => send(keepPages, { params: { id }, body: { keep } }),
    onSuccess: show,
    onError: async error => {
      if (error instanceof CallFailed && error.code === 'pages-gone')
        await show(await send(getAnalysis, { params: { id } }))
    },
  })
}
