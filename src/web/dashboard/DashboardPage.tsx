import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { Navigate, ScrollRestoration, useLocation, useNavigate, useParams } from 'react-router'
import { planDescription } from '#billing/plan-labels.ts'
import { longDate } from '#units/iso-date.ts'
import { useSignedIn } from '#web/account/use-signed-in.ts'
import { OfflineNotice, useFocusOnNewPage } from '#web/AppLayout.tsx'
import { today } from '#web/clock.ts'
import { saveAnalysis } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { FootLine } from '#web/ui/FootLine.tsx'
import { Alerts } from './Alerts.tsx'
import { DashboardContext } from './context.ts'
import { isLocked, OFFERS } from './locks.ts'
import { broughtAlong } from './navigation-state.ts'
import { MobileBar, Sidebar } from './Sidebar.tsx'
import { UpgradeDialog } from './UpgradeDialog.tsx'
import { savedGreeting, useAccess, useDue, useSells, useStats } from './use-dashboard.ts'
import { VIEWS, viewNamed, viewPath } from './views.ts'

/** What is due and what there is, with every view at its own address. */
export function DashboardPage() {
  const { view: asked } = useParams()
  const view = viewNamed(asked)
  const brought = useBroughtAlong()
  const main = useFocusOnNewPage(asked ?? '')
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
      <title>{`${view.id === 'overview' ? 'Dashboard' : view.label} | Writeback`}</title>
      <a
        href="#main"
        className="absolute -top-15 left-4 z-50 rounded-md bg-pen px-4 py-3 text-on-pen focus:top-3 print:hidden"
      >
        Skip to content
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
            <OfflineNotice />
            <Greeting planType={planType} isHeading={view.id === 'overview'} />
            {brought.cameFromResult && (
              <div className="mb-4">
                <Alert tone="green" title="Your result is kept here" announce="status">
                  You find it under Recent Analyses, and its dates under Next, by date.
                </Alert>
              </div>
            )}
            <AlertsAndView View={view.Component} />
          </main>
          <FootLine />
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
  const due = useDue()
  const near =
    due.data?.filter(({ days_left }) => days_left !== null && days_left >= 0 && days_left <= NEAR_DAYS).length ?? 0
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        {isHeading ? (
          <h1 className="break-words">Welcome back, {savedGreeting()}</h1>
        ) : (
          <p className="break-words font-[650]">Welcome back, {savedGreeting()}</p>
        )}
        <p className="mt-1 min-h-6 text-ink-soft">
          {planType !== undefined && `${planDescription(planType)}. `}
          {near > 0 && (near === 1 ? 'One date is near.' : `${near} dates are near.`)}
        </p>
      </div>
      <p className="text-sm text-ink-soft">{longDate(today())}</p>
    </header>
  )
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
        Loading...
      </p>
      <Skeleton className="h-48 w-full rounded-md" />
    </div>
  )
}
