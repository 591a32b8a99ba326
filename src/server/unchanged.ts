import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether whoever asks holds this version of the answer already. Marks the answer with the version either way.
 *  @param version everything the answer depends on */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: readonly unknown[]): boolean {
  const tag = `W/"${createHash('sha256').update(JSON.stringify(version)).digest('base64url').slice(0, 27)}"`
  void reply.header('etag', tag)
  return request.headers['if-none-match'] === tag
}
