import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { isoDate } from '#units/iso-date.ts'
import { shortDate, t } from '#web/language.tsx'
import { useSignedIn } from './account/use-signed-in.ts'
import { Notices } from './offline/Notices.tsx'
import { isPrivate } from './private/flag.ts'
import { queries } from './queries.ts'
import { HelpButton } from './help/HelpButton.tsx'
import { useSettings } from './settings.ts'
import { FootLine } from './ui/FootLine.tsx'
import { ToastProvider } from './ui/Toast.tsx'
import { TopBar } from './ui/TopBar.tsx'

const PrivateBar = lazy(async () => ({ default: (await import('./private/PrivateBar.tsx')).PrivateBar }))

/** What every page of the tool stands on: answers kept for a while, notices. */
export function AppBase() {
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </QueryClientProvider>
  )
}

/** The frame of every page of the tool that has none of its own. */
export function AppLayout() {
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <ToolFrame />
      </ToastProvider>
    </QueryClientProvider>
  )
}

/** That frame itself. */
export function ToolFrame() {
  const { pathname } = useLocation()
  const main = useFocusOnNewPage()
  const signedIn = useSignedIn()
  const lawAsOf = isoDate(useSettings().data?.law_as_of ?? '')
  return (
    <>
      <TopBar
        links={[
          { href: '/', label: t('Home') },
          {
            href: '/upload',
            label: t('Check a letter'),
            current: pathname.startsWith('/upload') || pathname === '/debt-analyzer',
          },
          { href: '/results', label: t('My result'), current: pathname === '/results' },
          ...(signedIn ? [{ href: '/dashboard', label: t('Dashboard') }] : []),
          signedIn
            ? { href: '/your-data', label: t('Your data'), current: pathname === '/your-data' }
            : { href: '/login', label: t('Log in'), current: pathname === '/login' },
        ]}
        action={<HelpButton className="rounded-sm px-3 text-[0.94rem] text-pen hover:bg-inset max-lg:hidden" />}
        help={<HelpButton className="w-full rounded-sm px-3 hover:bg-inset" />}
      />
      <main id="main" ref={main} tabIndex={-1} className="min-h-[70vh]">
        {isPrivate() ? (
          <Suspense>
            <PrivateBar />
          </Suspense>
        ) : (
          <Notices />
        )}
        <Outlet />
      </main>
      <FootLine help={<HelpButton className="linkbtn" />}>
        <>
          {[
            ['/tools/sol-checker', t('Time-limit check')],
            ['/faq', t('Questions')],
            ['/feedback', t('Feedback')],
            ['/your-data', t('Your data')],
            ['/privacy', t('Privacy')],
            ['/terms', t('Terms')],
            ['/terms#contact', t('Contact')],
          ].map(([href, label]) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center">
              {label}
            </a>
          ))}
          {lawAsOf && t('Law as of {date}', { date: shortDate(lawAsOf) })}
        </>
      </FootLine>
      <ScrollRestoration />
    </>
  )
}

/** The focus goes to the heading of a new page, which is read out then; on the same page too when what had it is gone. */
export function useFocusOnNewPage() {
  const { key, pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const before = useRef({ key, pathname })
  useEffect(() => {
    const last = before.current
    if (last.key === key) return
    before.current = { key, pathname }
    if (!main.current || (last.pathname === pathname && document.activeElement !== document.body)) return
    return focusHeading(main.current)
  }, [key, pathname])
  return main
}

/** While the page still loads the focus waits at its top, and goes on when the heading is there. */
function focusHeading(page: HTMLElement): () => void {
  const arriving = new MutationObserver(() => {
    if (document.activeElement === page) goOn()
    else arriving.disconnect()
  })
  const goOn = () => {
    const heading = page.querySelector('h1')
    if (!heading) return false
    arriving.disconnect()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  }
  if (!goOn()) {
    page.focus({ preventScroll: true })
    arriving.observe(page, { childList: true, subtree: true })
  }
  return () => arriving.disconnect()
}
