import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { DASHBOARD_CALLS } from '#contract/dashboard.ts'
import { sendUnlessUnchanged } from '#web/api.ts'
import { orKept } from '#web/offline/kept-replies.ts'
import { onceAtFirst, type Ask } from '#web/first-answers.ts'
import { queries } from '#web/queries.ts'
import { savedUser } from '#web/saved.ts'
import { settingsQuery, useSettings } from '#web/settings.ts'
import { t } from '#web/language.tsx'
import { planQuery, usePlan } from '#web/billing/use-plan.ts'
import { timeZone } from '#web/time-zone.ts'

export const RECENT_ANALYSES = 5

// while the page is in sight; an answer that did not change costs no body
const ASK_AGAIN_MS = 30_000

const query = () => ({ time_zone: timeZone() })

const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }) => orKept(DASHBOARD_CALLS.userStats, { query: query(), signal }, sendUnlessUnchanged),
  staleTime: onceAtFirst,
})

/** What one's letters add up to. */
export function useStats() {
  return useQuery({ ...statsQuery, refetchInterval: ASK_AGAIN_MS, select: reply => reply.stats })
}

const dueQuery = queryOptions({
  queryKey: ['dashboard', 'due'],
  queryFn: ({ signal }) => orKept(DASHBOARD_CALLS.userDue, { query: query(), signal }, sendUnlessUnchanged),
  staleTime: onceAtFirst,
})

/** What is due, the nearest day first. */
export function useDue() {
  return useQuery({ ...dueQuery, refetchInterval: ASK_AGAIN_MS, select: reply => reply.due })
}

const analysesQuery = (all: boolean) =>
  queryOptions({
    queryKey: ['dashboard', 'analyses', all],
    queryFn: ({ signal }) =>
      orKept(
        DASHBOARD_CALLS.userAnalyses,
        { query: { ...query(), ...(all ? {} : { limit: String(RECENT_ANALYSES) }) }, signal },
        sendUnlessUnchanged,
      ),
    staleTime: onceAtFirst,
  })

/** The letters analyzed, newest first: the latest five, or all. */
export function useAnalyses(all: boolean) {
  return useQuery({ ...analysesQuery(all), refetchInterval: ASK_AGAIN_MS, placeholderData: keepPreviousData })
}

/** What the overview begins with. */
export function firstOfOverview(): readonly Ask[] {
  return [
    () => queries.prefetchQuery(statsQuery),
    () => queries.prefetchQuery(dueQuery),
    () => queries.prefetchQuery(analysesQuery(false)),
    () => queries.prefetchQuery(planQuery),
    () => queries.prefetchQuery(settingsQuery),
  ]
}

/** Whether anything is sold here: a legal-aid office runs it free, and no price is shown. */
export function useSells(): boolean {
  const { data } = useSettings()
  return data !== undefined && data.billing !== 'off'
}

/** What the plan opens, and what it is called. Undefined while it loads. */
export function useAccess() {
  const { data } = usePlan()
  return data
}

/** By name; else by the part of the email before the @; else as a fighter.
 *  @example greetingName({ name: '', email: 'dana@example.com' }) // 'dana' */
export function greetingName(
  user: { readonly name?: string | undefined; readonly email?: string } | undefined,
): string {
  return user?.name?.trim() || user?.email?.split('@')[0]?.trim() || t('Fighter')
}

export function savedGreeting(): string {
  return greetingName(savedUser())
}
