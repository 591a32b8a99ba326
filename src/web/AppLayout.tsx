import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { isoDate, shortDate } from '#units/iso-date.ts'
import { useSignedIn } from './account/use-signed-in.ts'
import { useSettings } from './settings.ts'
import { Alert } from './ui/Alert.tsx'
import { FootLine } from './ui/FootLine.tsx'
import { ToastProvider } from './ui/Toast.tsx'
import { TopBar } from './ui/TopBar.tsx'

const queries = new QueryClient({
  // Offline, a call fails at once and says so, rather than waiting without a word.
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry: 1, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

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
        <Frame />
      </ToastProvider>
    </QueryClientProvider>
  )
}

function Frame() {
  const { pathname } = useLocation()
  const main = useFocusOnNewPage(pathname)
  const signedIn = useSignedIn()
  const lawAsOf = isoDate(useSettings().data?.law_as_of ?? '')
  return (
    <>
      <TopBar
        links={[
          { href: '/', label: 'Start' },
          {
            href: '/upload',
            label: 'Check a letter',
            current: pathname.startsWith('/upload') || pathname === '/debt-analyzer',
          },
          { href: '/results', label: 'My result', current: pathname === '/results' },
          ...(signedIn ? [{ href: '/dashboard', label: 'Dashboard' }] : []),
          signedIn
            ? { href: '/your-data', label: 'Your data', current: pathname === '/your-data' }
            : { href: '/login', label: 'Log in', current: pathname === '/login' },
        ]}
      />
      <main id="main" ref={main} tabIndex={-1} className="min-h-[70vh]">
        <OfflineNotice />
        <Outlet />
      </main>
      <FootLine>
        <span className="flex flex-wrap items-center gap-x-5">
          {[
            ['/tools/sol-checker', 'Time-limit check'],
            ['/faq', 'Questions'],
            ['/feedback', 'Feedback'],
            ['/your-data', 'Your data'],
            ['/privacy', 'Privacy'],
            ['/terms', 'Terms'],
            ['/terms#contact', 'Contact'],
          ].map(([href, label]) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center">
              {label}
            </a>
          ))}
          {lawAsOf && `Law as of ${shortDate(lawAsOf)}`}
        </span>
      </FootLine>
      <ScrollRestoration />
    </>
  )
}

/** Says so while there is no connection. */
export function OfflineNotice() {
  if (useOnline()) return null
  return (
    <div className="wrap pt-4 print:hidden">
      <Alert tone="amber" title="You are offline" announce="status">
        You can read your findings and change your letter. Sending a letter works again when you are connected.
      </Alert>
    </div>
  )
}

/** A new page is announced and reached by keyboard from its top. */
export function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

function useOnline(): boolean {
  return useSyncExternalStore(
    listener => {
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
    () => navigator.onLine,
  )
}
