import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordAudit } from '#server/audit.ts'
import { refuse } from '#contract/refuse.ts'
import { languageOf } from '#server/language/language-of.ts'
import type { Room } from '#server/room.ts'
import { carryOver } from './carry-over.ts'
import { bearerOf, forgetVisitor, visitorOf } from './identify.ts'
import { isPerson, type Owner } from './owner.ts'
import { presentUser } from './present.ts'
import { endSession, ensureOwner, keepLanguage } from './table.ts'

/** What follows a new session, however it was come by: what the visitor did is the person's, and the visitor is no more. */
export async function welcome(
  room: Room,
  session: { readonly token: string; readonly personId: string },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const visitor = await visitorOf(room, request)
  const heldToken = bearerOf(request)
  const before = heldToken ? await room.auth.personOf(heldToken) : undefined
  await room.db.transaction(async tx => {
    await ensureOwner(tx, session.personId)
    await keepLanguage(tx, session.personId, languageOf(request))
    if (visitor) await carryOver(tx, visitor.id, session.personId)
    // who signs in again goes on in the new session alone
    if (before?.id === session.personId) await endSession(tx, before, before.sessionId)
    await recordAudit(tx, { action: 'signed-in', subject: session.personId })
  })
  forgetVisitor(room, request, reply)
  const person = await room.auth.personOf(session.token)
  if (!person) throw refuse.sessionEnded()
  return { success: true as const, token: session.token, user: await presentUser(room, person) }
}

const FRESH_MINUTES = 15

/** Refuses what cannot be undone, and what changes who can log in, to a session that did not begin just now: whoever
 *  finds an open browser must show a code or a passkey first. A visitor has none to show. */
export function requireFreshSignIn({ clock }: Pick<Room, 'clock'>, owner: Owner): void {
  if (!isPerson(owner)) return
  if (clock.now().getTime() - owner.signedInAt.getTime() > FRESH_MINUTES * 60_000) throw refuse.freshSignInNeeded()
}
