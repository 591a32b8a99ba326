import { queryOptions, useQuery } from '@tanstack/react-query'
import { settings } from '#contract/health.ts'
import { send } from './api.ts'

/** What this installation is: billing, number of rules, a guess of the state. Asked once. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => send(settings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export function useSettings() {
  return useQuery(settingsQuery)
}
