import { redirectDocument, type RouteObject } from 'react-router'
import { FRONT_PAGES } from './pages.ts'

/** Whoever comes to a page before the login from inside the product loads it anew: it stands without the router. */
export const frontRoutes: RouteObject[] = FRONT_PAGES.flatMap(({ paths }) => {
  const loader: RouteObject['loader'] = ({ request }) => redirectDocument(request.url)
  return paths.map(path => ({ path, loader }))
})
