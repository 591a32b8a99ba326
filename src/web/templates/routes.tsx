import type { RouteObject } from 'react-router'

/** The letters sold and opened by themselves. */
export const templateRoutes: RouteObject[] = [
  {
    path: '/templates/:name',
    lazy: async () => ({ Component: (await import('./TemplatePage.tsx')).TemplatePage }),
  },
]
