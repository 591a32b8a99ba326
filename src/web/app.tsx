import { startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { mayKeep } from './forgetting.ts'
import { holdInstallQuestion } from './offline/InstallNotice.tsx'
import { startWorker } from './offline/worker.ts'
import { firstIsShown } from './first-answers.ts'
import { firstParts } from './first-parts.ts'
import { pageLanguage, speak } from './language.tsx'
import { later } from './later.ts'
import { forgetDevice } from './saved.ts'
import { routes } from './routes.tsx'

/** Everything but the pages before the login: the router and what it leads to. The page takes its place in one piece, once
 *  its script is there and, for a while, its answers: nothing moves under a finger. */
export async function showApp(box: HTMLElement, onShown: () => void): Promise<void> {
  await firstParts(window.location.pathname)
  await later()
  holdInstallQuestion()
  heedOtherTabs()
  if (pageLanguage() === 'es') await speakSpanishWithLaw()
  const router = createBrowserRouter(routes)
  await new Promise<void>(ready => {
    if (router.state.initialized) return ready()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      ready()
    })
  })
  await later()
  // in small steps: a tap meanwhile is answered
  startTransition(() => createRoot(box).render(<App router={router} onShown={onShown} />))
  startWorker()
}

function App({
  router,
  onShown,
}: {
  readonly router: ReturnType<typeof createBrowserRouter>
  readonly onShown: () => void
}) {
  useEffect(() => {
    firstIsShown()
    onShown()
  }, [onShown])
  return <RouterProvider router={router} />
}

/** Logging in or out in another tab changes what this one may show. Drafts are saved as the page is left; after a logout
 *  nothing is. */
function heedOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'token' && key !== 'user') return
    if (!mayKeep()) return // already on its way out: another tab, forgetting the same, must not call it back
    if (key === 'token' && newValue === null) forgetDevice()
    window.location.reload()
  })
}

async function speakSpanishWithLaw(): Promise<void> {
  const [{ FRONT }, { APP }, { ANSWER_WORDS }, { translator }] = await Promise.all([
    import('#language/spanish/front/index.ts'),
    import('#language/spanish/app/index.ts'),
    import('#language/spanish/law/answers.ts'),
    import('#language/translate.ts'),
  ])
  speak('es', [FRONT, APP], translator('es', ANSWER_WORDS, { ...FRONT, ...APP }))
}
