import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { refusalReply, refuse, type RefusalError } from '#contract/refuse.ts'

/** Answers what Node itself could not read as a request: in words, like every other refusal. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) return void socket.destroy()
  const refusal = refusalFor(error.code)
  const body = JSON.stringify(refusalReply(refusal))
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function refusalFor(code: string): RefusalError {
  if (code === 'HPE_HEADER_OVERFLOW') return refuse.addressTooLong(431)
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse.tooSlow()
  return refuse.invalidRequest('it could not be read.')
}
