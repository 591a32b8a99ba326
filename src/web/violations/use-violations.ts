import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { VIOLATION_CALLS, type HistoryViolationReply } from '#contract/violations.ts'
import type { Combo } from '#violations/combos.ts'
import { send } from '#web/api.ts'

const NOTICE_MS = 3000

/** Everything found or added. */
export function useViolations() {
  return useQuery({
    queryKey: ['violations'],
    queryFn: ({ signal }) => send(VIOLATION_CALLS.allViolations, { signal }),
  })
}

/** Keeps or deletes what the person adds, and asks for the list again. */
export function useUserViolations() {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['violations'] })
  return {
    add: useMutation({
      mutationFn: (violation: NewViolation) => send(VIOLATION_CALLS.addViolation, { body: { violation } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => send(VIOLATION_CALLS.removeViolation, { params: { id } }),
      onSuccess,
    }),
  }
}

export interface NewViolation {
  readonly type: string
  readonly description: string
  readonly date?: string
  readonly collectorName?: string
  readonly hasEvidence: boolean
}

/** The combo that the chosen violations make, and whether its notice still stands: three seconds from when it is new. */
export function useCombo(chosen: readonly HistoryViolationReply[]) {
  const violations = chosen.map(({ type, collectorName }) => ({ type, collectorName }))
  const { data, error } = useQuery({
    queryKey: ['combo', violations],
    queryFn: ({ signal }) => send(VIOLATION_CALLS.checkCombos, { body: { violations }, signal }),
    enabled: violations.length > 1,
  })
  const combo: Combo | undefined = violations.length > 1 ? (data?.combo ?? undefined) : undefined
  const [isNew, setNew] = useState(false)
  const name = combo?.name
  useEffect(() => {
    setNew(name !== undefined)
    const end = setTimeout(() => setNew(false), NOTICE_MS)
    return () => clearTimeout(end)
  }, [name])
  return { combo, isNew, error }
}
