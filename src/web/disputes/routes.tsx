import type { RouteObject } from 'react-router'

/** The tracker's addresses, for whoever is signed in. */
export const disputeRoutes: RouteObject[] = [
  { path: '/response-tracker', lazy: async () => ({ Component: (await import('./TrackerPage.tsx')).TrackerPage }) },
  {
    path: '/response-tracker/:disputeId',
    lazy: async () => ({ Component: (await import('./DisputePage.tsx')).DisputePage }),
  },
]
