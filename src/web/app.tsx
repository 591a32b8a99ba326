import type { Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './routes.tsx'

/** Everything but the start page: the router and what it leads to. */
export function showApp(root: Root): void {
  root.render(<RouterProvider router={createBrowserRouter(routes)} />)
  // Signing in or out in another tab changes what this one may show.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'token' || key === 'user') window.location.reload()
  })
}
