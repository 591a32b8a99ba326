import { queryOptions, useQuery } from '@tanstack/react-query'
import { catalogue, userPlan } from '#contract/billing.ts'
import { send } from '#web/api.ts'
import { orKept } from '#web/offline/kept-replies.ts'
import { onceAtFirst } from '#web/first-answers.ts'

/** Everything that is sold, by the server's catalogue. */
export function useCatalogue() {
  return useQuery({
    queryKey: ['catalogue'],
    queryFn: ({ signal }) => send(catalogue, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What this person bought, for display. */
export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => orKept(userPlan, { signal }, send),
  staleTime: onceAtFirst,
})

export function usePlan() {
  return useQuery(planQuery)
}
