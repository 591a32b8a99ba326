import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { Transport } from '#server/mail/transport.ts'
import type { Reader } from '#server/reading/read-upload.ts'
import type { Traces } from './traces.ts'

/** A call of the contract as one step. What the asker sends as a trace of theirs is not believed. */
export function tracedCall(
  traces: Traces,
  { method, path }: Call,
  { request, reply, answer }: { request: FastifyRequest; reply: FastifyReply; answer: () => Promise<unknown> },
): Promise<unknown> {
  const told = { 'http.request.method': method, 'http.route': path, 'writeback.request': request.id }
  return traces.step(`${method} ${path}`, told, async tell => {
    const answered = await answer()
    tell({ 'http.response.status_code': reply.statusCode })
    return answered
  })
}

/** A reader whose readings are steps. */
export function tracedReader(traces: Traces, reader: Reader): Reader {
  return {
    ...reader,
    read: request => {
      const told = { 'writeback.upload': request.kind, 'writeback.files': request.files.length }
      return traces.step('read paper', told, async tell => {
        const result = await reader.read(request)
        if (result.kind === 'refused') tell({ 'writeback.refused': result.code })
        else tell({ 'writeback.source': result.source, 'writeback.pages': result.paper.pages.length })
        return result
      })
    },
  }
}

/** A transport whose mails are steps. */
export function tracedTransport(traces: Traces, transport: Transport): Transport {
  return {
    ...transport,
    send: (to, mail, id) => traces.step('hand over mail', { 'writeback.mail': id }, () => transport.send(to, mail, id)),
  }
}
