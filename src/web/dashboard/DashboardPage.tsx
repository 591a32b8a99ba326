import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { Navigate, ScrollRestoration, useLocation, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router'
import { product } from '#billing/catalogue.ts'
import { planDescription } from '#billing/plan-labels.ts'
import { formatCents } from '#units/cents.ts'
import { useSignedIn } from '#web/account/use-signed-in.ts'
import { useFocusOnNewPage } from '#web/AppLayout.tsx'
import { today } from '#web/clock.ts'
import type { Ask } from '#web/first-answers.ts'
import { useIsAhead } from '#web/is-ahead.ts'
import { Notices } from '#web/offline/Notices.tsx'
import { HelpButton } from '#web/help/HelpButton.tsx'
import { saveAnalysis, savedToken } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { longDate, said, t } from '#web/language.tsx'
import { FootLine } from '#web/ui/FootLine.tsx'
import { Alerts } from './Alerts.tsx'
import { DashboardContext } from './context.ts'
import { isLocked, OFFERS } from './locks.ts'
import { broughtAlong } from './navigation-state.ts'
import { MobileBar, Sidebar } from './Sidebar.tsx'
import { UpgradeDialog } from './UpgradeDialog.tsx'
import { firstOfOverview, savedGreeting, useAccess, useDue, useSells, useStats } from './use-dashboard.ts'
import { VIEWS, viewNamed, viewPath } from './views.ts'

/** What the page is shown together with when a visit begins here. */
export function firstOfDashboard({ params }: LoaderFunctionArgs): readonly Ask[] {
  const view = viewNamed(params['view'])
  return view && savedToken() ? [view.prepare, ...firstOfOverview()] : []
}

/** What is due and what there is, with every view at its own address. */
export function DashboardPage() {
  const { view: asked } = useParams()
  const view = viewNamed(asked)
  const brought = useBroughtAlong()
  const main = useFocusOnNewPage()
  const [upgrade, setUpgrade] = useState<keyof typeof OFFERS>()
  const access = useAccess()
  const stats = useStats()
  const sells = useSells()
  useSignedIn()
  if (!view) return <Navigate to="/dashboard" replace />
  const locks = access && stats.data && { ...access.access, violationsFound: stats.data.violationsFound }
  const planType = sells ? access?.plan.plan_type : undefined // where nothing is sold nobody is of a tier
  const menu = {
    views: VIEWS.filter(({ isOffer }) => sells || !isOffer),
    current: view.id,
    locks,
    planType,
    onLocked: setUpgrade,
  }
  return (
    <DashboardContext
      value={{ access: access?.access, isLocked: Boolean(locks && isLocked(view.id, locks)), onUpgrade: setUpgrade }}
    >
      <title>
        {view.id === 'overview' ? t('Dashboard | Writeback') : t('{view} | Writeback', { view: view.label })}
      </title>
      <a
        href="#main"
        className="absolute -top-15 left-4 z-50 rounded-md bg-pen px-4 py-3 text-on-pen focus:top-3 print:hidden"
      >
        {t('Skip to content')}
      </a>
      <div className="md:grid md:min-h-dvh md:grid-cols-[auto_minmax(0,1fr)]">
        <Sidebar {...menu} />
        <MobileBar {...menu} />
        <div className="min-w-0">
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className="mx-auto min-h-[80vh] max-w-[1180px] px-4 pt-6 pb-12 sm:px-8"
          >
            <Notices />
            <Greeting planType={planType} isHeading={view.id === 'overview'} />
            {brought.cameFromResult && (
              <div className="mb-4">
                <Alert tone="green" title={t('Your result is kept here')} announce="status">
                  {t('You find it under Recent Analyses, and its dates under Next, by date.')}
                </Alert>
              </div>
            )}
            <AlertsAndView View={view.Component} />
          </main>
          <FootLine help={<HelpButton className="linkbtn" />} />
        </div>
      </div>
      <UpgradeDialog asked={sells ? upgrade : undefined} onClose={() => setUpgrade(undefined)} />
      <ScrollRestoration />
    </DashboardContext>
  )
}

/** What cannot wait stands above every view. */
export function AlertsAndView({ View }: { readonly View: ComponentType }) {
  return (
    <>
      <Alerts />
      <Suspense fallback={<ViewLoading />}>
        <View />
      </Suspense>
    </>
  )
}

function Greeting({ planType, isHeading }: { readonly planType: string | undefined; readonly isHeading: boolean }) {
  const isAhead = useIsAhead()
  const due = useDue()
  const welcome = isAhead ? t('Welcome back') : t('Welcome back, {name}', { name: savedGreeting() })
  const near =
    due.data?.filter(({ days_left }) => days_left !== null && days_left >= 0 && days_left <= NEAR_DAYS).length ?? 0
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        {isHeading ? <h1 className="break-words">{welcome}</h1> : <p className="break-words font-[650]">{welcome}</p>}
        <p className="mt-1 min-h-6 text-ink-soft">
          {planType !== undefined && `${sayPlan(planType)}. `}
          {near > 0 && (near === 1 ? t('One date is near.') : t('{count} dates are near.', { count: near }))}
        </p>
      </div>
      <p className="text-sm text-ink-soft">{!isAhead && longDate(today())}</p>
    </header>
  )
}

function sayPlan(planType: string): string {
  return planType === 'monthly'
    ? t('Monthly Access ({price}/mo)', { price: formatCents(product('monthly').price) })
    : said(planDescription(planType))
}

const NEAR_DAYS = 14

/** What another page brought along: a view to open, a result to keep. Acted on once. */
function useBroughtAlong() {
  const location = useLocation()
  const navigate = useNavigate()
  const [brought] = useState(() => broughtAlong(location.state))
  const { view, disputeId, analysis } = brought
  useEffect(() => {
    if (analysis) saveAnalysis(analysis)
    if (disputeId !== undefined) void navigate(`/response-tracker/${encodeURIComponent(disputeId)}`, { replace: true })
    else if (view !== undefined) void navigate(viewPath(view), { replace: true })
  }, [analysis, disputeId, view, navigate])
  return brought
}

function ViewLoading() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('Loading...')}
      </p>
      <Skeleton className="h-48 w-full rounded-md" />
    </div>
  )
}
