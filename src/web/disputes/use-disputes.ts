import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { disputeStatus, unifiedDisputes } from '#contract/disputes.ts'
import { type CallInput, send, sendUnlessUnchanged } from '#web/api.ts'
import { orKept } from '#web/offline/kept-replies.ts'

const FIRST_MS = 1_000
const THEN_MS = 10_000

// the browser's own notion of a page that is looked at: nothing is asked for while it is hidden
const POLLING = {
  refetchInterval: ({ state }: { readonly state: { readonly dataUpdateCount: number; readonly status: string } }) =>
    // what never came is asked for again when the person says so: each try would show the page as loading
    state.status === 'error' && state.dataUpdateCount === 0 ? false : pollingAfter(state.dataUpdateCount),
  refetchIntervalInBackground: false,
  refetchOnMount: 'always',
} as const

/** Milliseconds until the tracker asks again: soon after the first answer, then at ease.
 *  @law specification part 2, 9 */
export function pollingAfter(answers: number): number {
  return answers <= 1 ? FIRST_MS : THEN_MS
}

/** Everything one follows, kept up to date while the page is looked at; what did not change costs a 304. */
export function useTracker() {
  return useQuery({
    queryKey: ['disputes', 'unified'],
    queryFn: ({ signal }) => orKept(unifiedDisputes, { signal }, sendUnlessUnchanged),
    ...POLLING,
  })
}

/** One dispute with its log, kept up to date the same way. */
export function useDispute(id: string) {
  return useQuery({
    queryKey: ['disputes', 'one', id],
    queryFn: ({ signal }) => orKept(disputeStatus, { params: { id }, signal }, sendUnlessUnchanged),
    select: ({ dispute }) => dispute,
    ...POLLING,
  })
}

/** A deed that changes a dispute; everything shown of disputes is asked for again after it. */
export function useDeed<C extends Call>(call: C, onDone?: (reply: z.output<C['reply']>) => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: CallInput) => send(call, input),
    onSuccess: async reply => {
      onDone?.(reply)
      await refresh()
    },
  })
}

export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['disputes'] })
}
