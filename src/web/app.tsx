import type { Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { forgetDevice } from './saved.ts'
import { routes } from './routes.tsx'

/** Everything but the start page: the router and what it leads to. */
export function showApp(root: Root): void {
  root.render(<RouterProvider router={createBrowserRouter(routes)} />)
  // Logging in or out in another tab changes what this one may show. Drafts are saved as the page is left; after a
  // logout nothing is.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'token' && key !== 'user') return
    if (key === 'token' && newValue === null) forgetDevice()
    window.location.reload()
  })
}
