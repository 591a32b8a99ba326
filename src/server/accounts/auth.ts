import { createHmac, timingSafeEqual } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { and, eq, gt, sql } from 'drizzle-orm'
import { APIError } from 'better-auth/api'
import { bearer, emailOTP } from 'better-auth/plugins'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { people, sessions, signInAccounts, signInCodes } from '#server/database/tables.ts'
import type { Person } from './owner.ts'

export const CODE_MINUTES = 10
const CODE_TRIES = 5
const SESSION_DAYS = 7
const RENEWED_AFTER_DAYS = 1
const SESSION_MOST_DAYS = 90 // however often it is renewed

/** Codes and sessions, by the library. None of its own HTTP calls is open: only these four deeds are used. Who a session
 *  belongs to is asked with every call, and by the library it costs more than most answers: that is one query of ours. */
export interface Auth {
  /** A new 6-digit code for an address, known or not; the one before is void. */
  readonly newCode: (email: string) => Promise<string>
  /** A new session, and an account when there was none. Undefined: the code is wrong, used, too old or tried too often. */
  readonly signIn: (given: {
    email: string
    code: string
    device: string
  }) => Promise<{ token: string; personId: string } | undefined>
  /** A new session for whoever proved to be this person in another way. */
  readonly sessionFor: (personId: string, device: string) => Promise<string>
  /** Who the token belongs to; undefined when it is forged, ended or too old. */
  readonly personOf: (token: string) => Promise<Person | undefined>
}

export function createAuth(
  db: Db,
  { key, adminEmails, clock }: { key: Buffer; adminEmails: readonly string[]; clock: Clock },
): Auth {
  const library = libraryOn(db, key)
  // by our clock, as everything that is counted from it
  const beganNow = (token: string) =>
    db.update(sessions).set({ createdAt: clock.now() }).where(eq(sessions.token, token))
  return {
    newCode: email => library.api.createVerificationOTP({ body: { email, type: 'sign-in' } }),
    signIn: async ({ email, code, device }) => {
      try {
        const { headers, response } = await library.api.signInEmailOTP({
          body: { email, otp: code },
          headers: new Headers({ 'user-agent': device }),
          returnHeaders: true,
        })
        const token = headers.get('set-auth-token')
        if (!token) return undefined
        await beganNow(response.token)
        return { token, personId: response.user.id }
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return undefined
        throw error
      }
    },
    sessionFor: async (personId, device) => {
      const { internalAdapter } = await library.$context
      const { token } = await internalAdapter.createSession(personId, false, { userAgent: device })
      await beganNow(token)
      return encodeURIComponent(`${token}.${signatureOf(token, key)}`)
    },
    personOf: async signedToken => {
      const token = signedBy(key, signedToken)
      if (token === undefined) return undefined
      const [found] = await db
        .select({ user: people, session: sessions })
        .from(sessions)
        .innerJoin(people, eq(people.id, sessions.userId))
        .where(and(eq(sessions.token, token), gt(sessions.expiresAt, sql`now()`)))
      if (!found) return undefined
      const { user, session } = found
      if (isDueToBeRenewed(session))
        await library.api.getSession({ headers: new Headers({ authorization: `Bearer ${signedToken}` }) })
      if (clock.now().getTime() - session.createdAt.getTime() > SESSION_MOST_DAYS * 86_400_000) return undefined
      const isAdmin = user.emailVerified && adminEmails.includes(user.email)
      return {
        id: user.id,
        kind: 'person',
        email: user.email,
        name: user.name,
        sessionId: session.id,
        signedInAt: session.createdAt,
        isAdmin,
      }
    },
  }
}

// as the library signs its own
function signatureOf(token: string, key: Buffer): string {
  return createHmac('sha256', key.toString('hex')).update(token).digest('base64')
}

/** The token inside a signed one; undefined when it was not signed with our key. */
function signedBy(key: Buffer, signedToken: string): string | undefined {
  const [, token, signature] = /^([^.]+)\.([^.]+)$/.exec(decoded(signedToken)) ?? []
  if (token === undefined || signature === undefined) return undefined
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(token, key))]
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '' // cut in the middle
  }
}

function isDueToBeRenewed({ expiresAt }: { readonly expiresAt: Date }): boolean {
  return expiresAt.getTime() - (SESSION_DAYS - RENEWED_AFTER_DAYS) * 86_400_000 <= Date.now()
}

function libraryOn(db: Db, key: Buffer) {
  const secret = key.toString('hex')
  return betterAuth({
    secret,
    baseURL: 'http://localhost', // it makes no links of its own
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: people, session: sessions, account: signInAccounts, verification: signInCodes },
    }),
    session: { expiresIn: SESSION_DAYS * 86_400, updateAge: RENEWED_AFTER_DAYS * 86_400 },
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_MINUTES * 60,
        allowedAttempts: CODE_TRIES,
        // keyed: a million codes are hashed in a second by whoever holds only the database
        storeOTP: { hash: async code => createHmac('sha256', key).update(code).digest('base64url') },
        sendVerificationOTP: async () => undefined, // we mail it ourselves, in our queue
      }),
      bearer({ requireSignature: true }),
    ],
    advanced: { database: { generateId: 'uuid' }, ipAddress: { disableIpTracking: true } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}
