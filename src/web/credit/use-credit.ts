import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { CREDIT_DISPUTE_CALLS } from '#contract/credit-disputes.ts'
import { type CallInput, send } from '#web/api.ts'
import { savedToken } from '#web/saved.ts'

/** One's disputes with the bureaus, and the follow-up check. */
export function useCreditDisputes() {
  return useQuery({
    queryKey: ['credit', 'disputes'],
    queryFn: ({ signal }) => send(CREDIT_DISPUTE_CALLS.creditDisputes, { signal }),
    enabled: savedToken() !== undefined,
  })
}

export function useCreditDispute(id: string) {
  return useQuery({
    queryKey: ['credit', 'dispute', id],
    queryFn: ({ signal }) => send(CREDIT_DISPUTE_CALLS.creditTimeline, { params: { id }, signal }),
    select: ({ dispute }) => dispute,
  })
}

/** A deed that changes disputes; everything shown of them is asked for again after it. */
export function useCreditDeed<C extends Call>(call: C, onDone?: (reply: z.output<C['reply']>) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput) => send(call, input),
    onSuccess: async reply => {
      onDone?.(reply)
      await queries.invalidateQueries({ queryKey: ['credit'] })
    },
  })
}
