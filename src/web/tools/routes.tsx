import type { RouteObject } from 'react-router'

/** Tools that need no letter and no plan. */
export const toolRoutes: RouteObject[] = [
  {
    path: '/tools/settlement-calculator',
    lazy: async () => ({ Component: (await import('./SettlementCalculatorPage.tsx')).SettlementCalculatorPage }),
  },
  {
    path: '/tools/call-scripts',
    lazy: async () => ({ Component: (await import('./CallScriptsPage.tsx')).CallScriptsPage }),
  },
  {
    path: '/tools/contact-log',
    lazy: async () => ({ Component: (await import('./ContactLogPage.tsx')).ContactLogPage }),
  },
  {
    path: '/tools/documents',
    lazy: async () => ({ Component: (await import('./DocumentsPage.tsx')).DocumentsPage }),
  },
]
