import { pino, type Logger, type LoggerOptions } from 'pino'
import { faultOf } from './fault.ts'

export type { Logger }

/** Structured logs without anything personal: ids, codes, counts and times only. */
export function createLog(level: string): Logger {
  return pino(logOptions(level))
}

export function logOptions(level: string): LoggerOptions {
  return {
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
      err: faultOf, // what the framework logs of itself
    },
  }
}
