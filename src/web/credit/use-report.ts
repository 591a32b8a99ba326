import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProgressEvent } from '#contract/analyses.ts'
import { analyzeCredit, CREDIT_REPORT_CALLS } from '#contract/credit-reports.ts'
import { send } from '#web/api.ts'
import { followProgress } from '#web/progress.ts'
import { sendForm } from '#web/send-form.ts'

/** The credit reports that were read, newest first. */
export function useReports() {
  return useQuery({
    queryKey: ['credit', 'reports'],
    queryFn: ({ signal }) => send(CREDIT_REPORT_CALLS.creditReports, { signal }),
    select: ({ reports }) => reports,
  })
}

export function useReport(id: string | undefined) {
  return useQuery({
    queryKey: ['credit', 'report', id],
    queryFn: ({ signal }) => send(CREDIT_REPORT_CALLS.creditReport, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    select: ({ analysis }) => analysis,
  })
}

export interface Doing {
  readonly words: string
  /** A measured part of a whole, where there is one. */
  readonly part?: number
}

/** Sends a report to be read, and tells what is really happening meanwhile. */
export function useReadReport() {
  const queries = useQueryClient()
  const [doing, setDoing] = useState<Doing>()
  const reading = useMutation({
    mutationFn: async ({ files, examples }: { readonly files: readonly File[]; readonly examples: boolean }) => {
      const id = crypto.randomUUID()
      const form = new FormData()
      if (examples) form.append('show_examples', 'yes')
      for (const file of files) form.append(files.length > 1 ? 'files' : 'file', file, file.name)
      const watching = new AbortController()
      void followProgress(id, event => setDoing(sayStep(event)), watching.signal)
      try {
        return await sendForm(analyzeCredit, {
          id,
          form,
          signal: watching.signal,
          onSent: part => setDoing(part < 1 ? { words: 'Sending it', part } : { words: 'Reading it' }),
        })
      } finally {
        watching.abort()
        setDoing(undefined)
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['credit'] }),
  })
  return { reading, doing }
}

function sayStep(event: ProgressEvent): Doing {
  return event.step === 'page_read'
    ? { words: `Page ${event.page} of ${event.pages} read`, part: event.page / event.pages }
    : { words: event.step === 'received' ? 'Sending it' : 'Reading it' }
}
