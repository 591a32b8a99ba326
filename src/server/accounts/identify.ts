import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { createVisitor, ownerOfToken, type Owner, type Person } from './owner.ts'

const COOKIE = 'writeback_visitor'
const COOKIE_BY_HTTPS = `__Host-${COOKIE}` // a browser takes it from this very host alone, never from a sibling or by http
const ONE_YEAR_SECONDS = 365 * 24 * 3600
const BEARER = /^bearer (\S+)$/i

/** Whose request this is; a new visitor is made when nobody is known.
 *  Refuses a token that does not hold: its owner must not be served as a stranger without a word. */
export async function ownerFor(room: Room, request: FastifyRequest, reply: FastifyReply): Promise<Owner> {
  const known = await ownerOf(room, request)
  if (known) return known
  const { owner, token } = await createVisitor(room.db)
  void reply.setCookie(cookieName(room, request), token, { ...cookieFor(room, request), maxAge: ONE_YEAR_SECONDS })
  return owner
}

/** Refuses with *not found* when nobody is known: someone without a name owns nothing. */
export async function ownerOrNotFound(room: Room, request: FastifyRequest): Promise<Owner> {
  const known = await ownerOf(room, request)
  if (!known) throw refuse.notFound()
  return known
}

/** Refuses whoever is not signed in. */
export async function personOrRefused(room: Room, request: FastifyRequest): Promise<Person> {
  const person = await personOf(room, request)
  if (!person) throw refuse.signInNeeded()
  return person
}

/** Refuses whoever is not signed in; for a person who is no operator there is nothing here. */
export async function adminOrNotFound(room: Room, request: FastifyRequest): Promise<Person> {
  const person = await personOrRefused(room, request)
  if (!person.isAdmin) throw refuse.notFound()
  return person
}

/** The visitor this browser was before it signed in. */
export async function visitorOf(
  room: Pick<Room, 'db' | 'config'>,
  request: FastifyRequest,
): Promise<Owner | undefined> {
  const token = request.cookies[cookieName(room, request)]
  return token ? ownerOfToken(room.db, token) : undefined
}

export function forgetVisitor(room: Room, request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(cookieName(room, request), cookieFor(room, request))
}

/** Whoever it is, when they are known; nobody is made. */
export async function ownerOf(room: Room, request: FastifyRequest): Promise<Owner | undefined> {
  return (await personOf(room, request)) ?? (await visitorOf(room, request))
}

async function personOf({ auth }: Room, request: FastifyRequest): Promise<Person | undefined> {
  if (request.headers.authorization === undefined) return undefined
  const token = bearerOf(request)
  const person = token ? await auth.personOf(token) : undefined
  if (!person) throw refuse.sessionEnded()
  return person
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1]
}

function cookieFor(room: Pick<Room, 'config'>, request: FastifyRequest) {
  const secure = isByHttps(room, request)
  return { path: secure ? '/' : '/api', httpOnly: true, sameSite: 'strict', secure } as const
}

function cookieName(room: Pick<Room, 'config'>, request: FastifyRequest): string {
  return isByHttps(room, request) ? COOKIE_BY_HTTPS : COOKIE
}

function isByHttps({ config }: Pick<Room, 'config'>, request: FastifyRequest): boolean {
  return request.protocol === 'https' || (config.publicUrl?.startsWith('https:') ?? false)
}
