import type { RouteObject } from 'react-router'

/** The generator: open to reach, its plan is checked when it loads. */
export const creditRoutes: RouteObject[] = [
  { path: '/credit-disputes', lazy: async () => ({ Component: (await import('./GeneratorPage.tsx')).GeneratorPage }) },
]

/** What a follow-up alert leads to, for whoever is signed in. */
export const creditFollowUpRoutes: RouteObject[] = [
  {
    path: '/credit-disputes/follow-up/:id',
    lazy: async () => ({ Component: (await import('./FollowUpPage.tsx')).FollowUpPage }),
  },
]
