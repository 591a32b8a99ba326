import { Navigate, type RouteObject } from 'react-router'
import { SignedInOnly } from './account/SignedInOnly.tsx'
import { AppLayout } from './AppLayout.tsx'
import { creditFollowUpRoutes, creditRoutes } from './credit/routes.tsx'
import { dashboardRoutes } from './dashboard/routes.tsx'
import { templateRoutes } from './templates/routes.tsx'
import { toolRoutes } from './tools/routes.tsx'
import { disputeRoutes } from './disputes/routes.tsx'
import { withFirstAnswers } from './first-answers.ts'
import { frontRoutes } from './front/routes.ts'
import { PageError, PageFault } from './PageError.tsx'

const payment = async () => ({ Component: (await import('./billing/PaymentPage.tsx')).PaymentPage })
const paid = async () => ({ Component: (await import('./billing/PaymentSuccessPage.tsx')).PaymentSuccessPage })
const upload = async () => {
  const { UploadPage, firstOfUpload } = await import('./upload/UploadPage.tsx')
  return { Component: UploadPage, loader: withFirstAnswers(firstOfUpload) }
}

/** Every address of the product. Unknown ones lead home. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    children: [
      ...frontRoutes,
      dashboardRoutes,
      {
        Component: AppLayout,
        children: [
          {
            ErrorBoundary: PageFault,
            children: [
              ...templateRoutes,
              ...toolRoutes,
              ...creditRoutes,
              { path: '/upload', lazy: upload },
              { path: '/debt-analyzer', lazy: upload },
              {
                path: '/upload/reading',
                lazy: async () => ({ Component: (await import('./upload/ReadingPage.tsx')).ReadingPage }),
              },
              {
                path: '/results',
                lazy: async () => {
                  const { ResultsPage, firstOfResults } = await import('./results/ResultsPage.tsx')
                  return { Component: ResultsPage, loader: withFirstAnswers(firstOfResults) }
                },
              },
              {
                path: '/results/model-notice',
                lazy: async () => ({ Component: (await import('./results/ModelNoticePage.tsx')).ModelNoticePage }),
              },
              {
                path: '/results/what-now/:flow',
                lazy: async () => ({ Component: (await import('./results/FlowPage.tsx')).FlowPage }),
              },
              {
                path: '/tools/sol-checker',
                lazy: async () => ({ Component: (await import('./tools/SolCheckerPage.tsx')).SolCheckerPage }),
              },
              {
                path: '/private',
                lazy: async () => ({ Component: (await import('./private/PrivatePage.tsx')).PrivatePage }),
              },
              {
                path: '/private/move',
                lazy: async () => ({ Component: (await import('./private/move/MovePage.tsx')).MovePage }),
              },
              { path: '/admin', lazy: async () => ({ Component: (await import('./admin/AdminPage.tsx')).AdminPage }) },
              { path: '/payment', lazy: payment },
              { path: '/payment/:product', lazy: payment },
              { path: '/payment-success', lazy: paid },
              { path: '/success', lazy: paid },
              { path: '/bundle', element: <Navigate to="/payment?product=bundle&price=119" replace /> },
              {
                path: '/login',
                lazy: async () => ({ Component: (await import('./account/LoginPage.tsx')).LoginPage }),
              },
              {
                path: '/your-data',
                lazy: async () => ({ Component: (await import('./account/YourDataPage.tsx')).YourDataPage }),
              },
              {
                path: '/privacy',
                lazy: async () => ({ Component: (await import('./legal/PrivacyPage.tsx')).PrivacyPage }),
              },
              {
                path: '/terms',
                lazy: async () => ({ Component: (await import('./legal/TermsPage.tsx')).TermsPage }),
              },
              {
                Component: SignedInOnly,
                children: [...disputeRoutes, ...creditFollowUpRoutes],
              },
              {
                path: '/letter/enhance',
                lazy: async () => ({ Component: (await import('./letters/EnhancePage.tsx')).EnhancePage }),
              },
              {
                path: '/letter/:id',
                lazy: async () => ({ Component: (await import('./letters/LetterPage.tsx')).LetterPage }),
              },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
]
