import { useQuery } from '@tanstack/react-query'
import { catalogue, userPlan } from '#contract/billing.ts'
import { send } from '#web/api.ts'

/** Everything that is sold, by the server's catalogue. */
export function useCatalogue() {
  return useQuery({
    queryKey: ['catalogue'],
    queryFn: ({ signal }) => send(catalogue, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What this person bought, for display. */
export function usePlan() {
  return useQuery({
    queryKey: ['plan'],
    queryFn: ({ signal }) => send(userPlan, { signal }),
  })
}
