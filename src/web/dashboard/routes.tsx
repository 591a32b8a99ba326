import type { RouteObject } from 'react-router'
import { SignedInOnly } from '#web/account/SignedInOnly.tsx'
import { AppBase } from '#web/AppLayout.tsx'
import { PageFault } from '#web/PageError.tsx'
import { withFirstAnswers } from '#web/first-answers.ts'

/** The dashboard has a frame of its own, with its views at the side. */
export const dashboardRoutes: RouteObject = {
  Component: AppBase,
  children: [
    {
      ErrorBoundary: PageFault,
      Component: SignedInOnly,
      children: [
        {
          path: '/dashboard/:view?',
          lazy: async () => {
            const { DashboardPage, firstOfDashboard } = await import('./DashboardPage.tsx')
            return { Component: DashboardPage, loader: withFirstAnswers(firstOfDashboard) }
          },
        },
      ],
    },
  ],
}
