import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ProgressEvent } from '#contract/analyses.ts'
import { analyzeCredit, CREDIT_REPORT_CALLS } from '#contract/credit-reports.ts'
import { send } from '#web/api.ts'
import { followProgress } from '#web/progress.ts'
import { appendFiles } from '#web/send-form.ts'
import { t } from '#web/language.tsx'
import { type Doing, useWatchedForm } from '#web/use-watched-form.ts'

/** The credit reports that were read, newest first. */
export function useReports() {
  return useQuery({
    queryKey: ['credit', 'reports'],
    queryFn: ({ signal }) => send(CREDIT_REPORT_CALLS.creditReports, { signal }),
    // what is being read elsewhere, or was before this page was loaded again
    refetchInterval: ({ state }) =>
      state.data?.readings.some(({ failure }) => failure === null) ? LOOK_AGAIN_MS : false,
  })
}

const LOOK_AGAIN_MS = 3000

/** The steps of a reading that began before this page was opened. */
export function useReadingSteps(id: string): Doing | undefined {
  const [doing, setDoing] = useState<Doing>()
  useEffect(() => {
    const watching = new AbortController()
    void followProgress(id, event => setDoing(sayStep(event)), watching.signal)
    return () => watching.abort()
  }, [id])
  return doing
}

export function useReport(id: string | undefined) {
  return useQuery({
    queryKey: ['credit', 'report', id],
    queryFn: ({ signal }) => send(CREDIT_REPORT_CALLS.creditReport, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    select: ({ analysis }) => analysis,
  })
}

/** Sends a report to be read, and tells what is really happening meanwhile. */
export function useReadReport() {
  const queries = useQueryClient()
  const { doing, sendWatched } = useWatchedForm(sayStep)
  const reading = useMutation({
    mutationFn: ({ files, examples }: { readonly files: readonly File[]; readonly examples: boolean }) => {
      const form = new FormData()
      if (examples) form.append('show_examples', 'yes')
      appendFiles(form, files)
      return sendWatched(analyzeCredit, {
        form,
        whenSent: t('Reading it'),
        later: {
          ask: (id, signal) => send(CREDIT_REPORT_CALLS.creditReport, { params: { id }, signal }),
          tries: LONGEST_READING_TRIES,
        },
      })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['credit'] }),
  })
  return { reading, doing }
}

/** Twenty minutes. */
const LONGEST_READING_TRIES = 400

function sayStep(event: ProgressEvent): Doing {
  return event.step === 'page_read'
    ? {
        words: t('Page {page} of {pages} read', { page: event.page, pages: event.pages }),
        part: event.page / event.pages,
      }
    : { words: event.step === 'received' ? t('Sending it') : t('Reading it') }
}

/** Deletes a report, or a reading of one. */
export function useDeleteReport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(CREDIT_REPORT_CALLS.deleteCreditReport, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['credit'] }),
  })
}
