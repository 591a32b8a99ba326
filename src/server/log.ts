import { pino, type Logger } from 'pino'

export type { Logger }

/** Structured logs without anything personal: ids, codes, counts and times only. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['req.headers', 'req.remoteAddress', 'req.remotePort', 'res.headers'],
      remove: true,
    },
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string }; id: string }) => ({
        id: request.id,
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown', // the pattern, not the address: ids and queries stay out
      }),
    },
  })
}
