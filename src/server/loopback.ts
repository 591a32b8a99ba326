import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** @example isLoopback('::ffff:127.0.0.1') // true */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '').replace(/^\[(.*)\]$/, '$1')
  if (plain === 'localhost') return true
  const kind = isIP(plain)
  return kind !== 0 && LOOPBACK.check(plain, kind === 4 ? 'ipv4' : 'ipv6')
}

/** Whether somebody at this very machine asks a server nobody else can reach. A proxy on the same machine does not count,
 *  nor a page of another name that was made to point here (DNS rebinding). */
export function isAtThisMachine(listensOn: string, request: FastifyRequest): boolean {
  return (
    isLoopback(listensOn) &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    isLoopback((request.headers.host ?? '').replace(/:\d+$/, '')) &&
    FORWARDED.every(header => request.headers[header] === undefined)
  )
}
