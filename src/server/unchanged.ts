import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './language/language-of.ts'

/** Whether whoever asks holds this version of the answer already. Marks the answer with the version either way.
 *  @param version everything the answer depends on but the language */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: readonly unknown[]): boolean {
  const tag = `W/"${createHash('sha256')
    .update(JSON.stringify([languageOf(request), ...version]))
    .digest('base64url')
    .slice(0, 27)}"`
  void reply.header('etag', tag)
  return request.headers['if-none-match'] === tag
}
