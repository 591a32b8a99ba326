import type { Server } from 'node:http'

/** How long and how much somebody may hold a connection of ours. */
export interface ConnectionLimits {
  /** From the first byte, or from nothing at all, to the end of the headers. */
  readonly headersMs: number
  /** To the end of the body: a letter of 10 MB over a line of 140 kbit/s. */
  readonly requestMs: number
  /** How often both are looked at. */
  readonly lookEveryMs: number
  /** Open at once; one more is closed without a word. */
  readonly connections: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 600_000,
  lookEveryMs: 5_000,
  connections: 4_000,
}

const HEADER_BYTES = 16_384

/** What Fastify and Node are told of it. */
export function serverOptionsFor({ headersMs, requestMs, lookEveryMs }: ConnectionLimits) {
  return {
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs, maxHeaderSize: HEADER_BYTES },
  }
}

export function capConnections(server: Server, { connections }: ConnectionLimits): void {
  server.maxConnections = connections
}
