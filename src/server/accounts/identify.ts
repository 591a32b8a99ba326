import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#server/errors.ts'
import type { Room } from '#server/room.ts'
import { createVisitor, ownerOfToken, type Owner } from './owner.ts'

const COOKIE = 'writeback_visitor'
const ONE_YEAR_SECONDS = 365 * 24 * 3600

/** Whose request this is; a new visitor is made when nobody is known. */
export async function ownerFor(room: Room, request: FastifyRequest, reply: FastifyReply): Promise<Owner> {
  const known = await ownerOf(room, request)
  if (known) return known
  const { owner, token } = await createVisitor(room.db)
  void reply.setCookie(COOKIE, token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: ONE_YEAR_SECONDS,
  })
  return owner
}

/** Refuses with *not found* when nobody is known: someone without a name owns nothing. */
export async function ownerOrNotFound(room: Room, request: FastifyRequest): Promise<Owner> {
  const known = await ownerOf(room, request)
  if (!known) throw refuse.notFound()
  return known
}

async function ownerOf({ db }: Room, request: FastifyRequest): Promise<Owner | undefined> {
  const token = request.cookies[COOKIE]
  return token ? ownerOfToken(db, token) : undefined
}
