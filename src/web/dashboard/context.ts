import { createContext, useContext } from 'react'
import type { useAccess } from './use-dashboard.ts'
import type { OFFERS } from './locks.ts'

interface Dashboard {
  /** What the plan opens, for display; undefined while it loads. */
  readonly access: NonNullable<ReturnType<typeof useAccess>>['access'] | undefined
  /** The view that is shown asks for a plan. */
  readonly isLocked: boolean
  readonly onUpgrade: (offer: keyof typeof OFFERS) => void
}

export const DashboardContext = createContext<Dashboard>({
  access: undefined,
  isLocked: false,
  onUpgrade: () => undefined,
})

/** What every view of the dashboard may ask of its frame. */
export function useDashboard(): Dashboard {
  return useContext(DashboardContext)
}
