import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CALLS } from '#contract/index.ts'
import { recordAudit } from '#server/audit.ts'
import { refuse } from '#contract/refuse.ts'
import { languageOf } from '#server/language/language-of.ts'
import { isAtThisMachine } from '#server/loopback.ts'
import { refuseWhenMailIsFull } from '#server/jobs/line.ts'
import { canMail } from '#server/mail/transport.ts'
import type { Room } from '#server/room.ts'
import type { Route } from '#server/route.ts'
import { CODE_MINUTES } from './auth.ts'
import { deviceOf } from './device.ts'
import { forgetVisitor } from './identify.ts'
import { presentSession, presentUser } from './present.ts'
import { requireFreshSignIn, welcome } from './sign-in.ts'
import * as table from './table.ts'
import { placeOf } from './tries.ts'

const LIMITS = {
  codeByEmail: { most: 5, minutes: 15 },
  codeByPlace: { most: 30, minutes: 15 },
  tryByEmail: { most: 10, minutes: 15 },
  tryByPlace: { most: 60, minutes: 15 },
} as const

export const login: Route<typeof CALLS.login> = {
  who: 'anyone',
  bodyBytes: 4096,
  handle: async ({ room, body: { email, code }, request, reply }) => {
    if (code === undefined) return sendCode(room, email, request)
    await room.tries.count('sign-in by place', placeOf(request.ip), LIMITS.tryByPlace)
    await room.tries.count('sign-in by email', email, LIMITS.tryByEmail)
    const session = await room.auth.signIn({ email, code, device: deviceOf(request.headers['user-agent']) })
    if (!session) throw refuse.wrongCode()
    return welcome(room, session, { request, reply })
  },
}

// The same work and the same answer whether the address is known or not.
async function sendCode(room: Room, email: string, request: FastifyRequest) {
  const { config, outbox, mailer, auth, tries, siteUrl } = room
  if (!canMail(config)) throw refuse.noMail()
  await refuseWhenMailIsFull(room.db)
  await tries.count('code by place', placeOf(request.ip), LIMITS.codeByPlace)
  await tries.count('code by email', email, LIMITS.codeByEmail)
  const code = await auth.newCode(email)
  // after the #: browsers do not send it, so it stands in no log
  const data = { code, link: `${siteUrl()}/login#code=${code}`, minutes: CODE_MINUTES }
  await mailer.send({
    template: 'sign-in-code',
    to: email,
    key: `sign-in-code:${randomUUID()}`,
    data,
    language: languageOf(request),
  })
  if (outbox) process.stdout.write(`Sign-in code: ${code} (no mail server is set; see /dev/mail)\n`)
  const isShown = outbox !== undefined && isAtThisMachine(config.host, request)
  return {
    success: true as const,
    code_sent: true as const,
    minutes: CODE_MINUTES,
    ...(isShown && { development_code: code }),
  }
}

export const verify: Route<typeof CALLS.verify> = {
  who: 'person',
  handle: async ({ room, owner, request }) => {
    await table.keepLanguage(room.db, owner.id, languageOf(request))
    return { success: true, user: await presentUser(room, owner) }
  },
}

export const profile: Route<typeof CALLS.profile> = {
  who: 'person',
  handle: async ({ room, owner }) => ({ success: true, user: await presentUser(room, owner) }),
}

export const logout: Route<typeof CALLS.logout> = {
  who: 'person',
  handle: async ({ room, owner, request, reply }) => {
    await table.endSession(room.db, owner, owner.sessionId)
    await recordAudit(room.db, { action: 'signed-out', subject: owner.id })
    forgetVisitor(room, request, reply)
    return { success: true }
  },
}

export const sessions: Route<typeof CALLS.sessions> = {
  who: 'person',
  handle: async ({ room, owner }) => ({
    success: true,
    sessions: (await table.sessionsOf(room.db, owner)).map(row => presentSession(row, owner.sessionId)),
  }),
}

export const endSession: Route<typeof CALLS.endSession> = {
  who: 'person',
  handle: async ({ room, owner, params }) => {
    requireFreshSignIn(room, owner)
    if (!(await table.endSession(room.db, owner, params.id))) throw refuse.notFound()
    await recordAudit(room.db, { action: 'session-ended', subject: owner.id })
    return { success: true }
  },
}

export const endOtherSessions: Route<typeof CALLS.endOtherSessions> = {
  who: 'person',
  handle: async ({ room, owner }) => {
    requireFreshSignIn(room, owner)
    await table.endOtherSessions(room.db, owner)
    await recordAudit(room.db, { action: 'other-sessions-ended', subject: owner.id })
    return { success: true }
  },
}

export const saveLead: Route<typeof CALLS.saveLead> = {
  who: 'visitor',
  perMinute: 20,
  bodyBytes: 4096,
  handle: async ({ room, owner, body }) => {
    if (!body.consent) return { success: true, saved: false }
    await table.keepLead(room.db, owner, body.email, room.clock.now())
    return { success: true, saved: true }
  },
}
