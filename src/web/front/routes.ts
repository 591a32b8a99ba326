import type { RouteObject } from 'react-router'
import { FRONT_PAGES } from './pages.ts'

/** The same pages for whoever comes to them from inside the product. */
export const frontRoutes: RouteObject[] = FRONT_PAGES.flatMap(({ paths, load }) => {
  const lazy = async () => ({ Component: await load() })
  return paths.map(path => ({ path, lazy }))
})
