import type { FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'

/** Refuses what another site's page sends in a person's name. Programs and older browsers send neither header: for those
 *  the token must be brought by hand, and the visitor's cookie is `SameSite=Strict`. */
export function refuseOtherSites(publicUrl: string | undefined, request: FastifyRequest): void {
  if (!request.url.startsWith('/api/') || request.method === 'GET' || request.method === 'HEAD') return
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw refuse.otherSite()
  if (origin === undefined || origin === publicUrl) return
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw refuse.otherSite()
}
