import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordAudit } from '#server/audit.ts'
import { refuse } from '#server/errors.ts'
import type { Room } from '#server/room.ts'
import { carryOver } from './carry-over.ts'
import { forgetVisitor, visitorOf } from './identify.ts'
import { presentUser } from './present.ts'
import { ensureOwner } from './table.ts'

/** What follows a new session, however it was come by: what the visitor did is the person's, and the visitor is no more. */
export async function welcome(
  room: Room,
  session: { readonly token: string; readonly personId: string },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const visitor = await visitorOf(room, request)
  await room.db.transaction(async tx => {
    await ensureOwner(tx, session.personId)
    if (visitor) await carryOver(tx, visitor.id, session.personId)
    await recordAudit(tx, { action: 'signed-in', subject: session.personId })
  })
  forgetVisitor(room, request, reply)
  const person = await room.auth.personOf(session.token)
  if (!person) throw refuse.sessionEnded()
  return { success: true as const, token: session.token, user: await presentUser(room, person) }
}
