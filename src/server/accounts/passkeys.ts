import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { passkeyChallenges, passkeys } from '#server/database/tables.ts'
import type { Person } from './owner.ts'

const CHALLENGE_MINUTES = 5

type PasskeyRow = typeof passkeys.$inferSelect

/** Under which name a passkey is made, and on which page it may be used. Browsers make none for a bare IP address, so a
 *  server on this machine is `localhost`. */
function relyingParty(siteUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin, port, protocol } = new URL(siteUrl)
  if (hostname !== '127.0.0.1' && hostname !== '[::1]') return { id: hostname, origin }
  return { id: 'localhost', origin: `${protocol}//localhost${port ? `:${port}` : ''}` }
}

export async function passkeysOf(db: Db, person: Person): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.personId, person.id)).orderBy(desc(passkeys.createdAt))
}

export async function optionsForNew(db: Db, person: Person, siteUrl: string, now: Date) {
  const options = await generateRegistrationOptions({
    rpName: 'Writeback',
    rpID: relyingParty(siteUrl).id,
    userName: person.email,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: (await passkeysOf(db, person)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, options.challenge, person.id, now)
  return options
}

/** False when what the device answered does not hold. */
export async function keepNew(
  db: Db,
  person: Person,
  { response, siteUrl, device, now }: { response: unknown; siteUrl: string; device: string; now: Date },
): Promise<boolean> {
  const { id, origin } = relyingParty(siteUrl)
  const made = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: async challenge => (await takeChallenge(db, challenge, now)) === person.id,
    expectedOrigin: origin,
    expectedRPID: id,
  }).catch(() => undefined) // the library throws on every fault of an answer
  if (!made?.verified) return false
  const { credential } = made.registrationInfo
  await db.insert(passkeys).values({
    id: credential.id,
    personId: person.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    device,
    createdAt: now,
  })
  return true
}

export async function optionsForLogin(db: Db, siteUrl: string, now: Date) {
  const options = await generateAuthenticationOptions({ rpID: relyingParty(siteUrl).id, userVerification: 'required' })
  await keepChallenge(db, options.challenge, null, now)
  return options
}

/** Whose passkey signed; undefined when none of ours did, or not what it was asked. */
export async function signer(
  db: Db,
  { response, siteUrl, now }: { response: { readonly id: string }; siteUrl: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, response.id)).limit(1)
  if (!row) return undefined
  const { id, origin } = relyingParty(siteUrl)
  const signed = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: async challenge => (await takeChallenge(db, challenge, now)) === null,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: row.id,
      publicKey: Buffer.from(row.publicKey, 'base64url'),
      counter: row.counter,
      transports: row.transports,
    },
  }).catch(() => undefined)
  if (!signed?.verified) return undefined
  await db
    .update(passkeys)
    .set({ counter: signed.authenticationInfo.newCounter, usedAt: now })
    .where(eq(passkeys.id, row.id))
  return row.personId
}

/** False when there is no such passkey of this person. */
export async function removePasskey(db: Db, person: Person, id: string): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.personId, person.id)))
    .returning({ id: passkeys.id })
  return removed.length > 0
}

async function keepChallenge(db: Db, challenge: string, personId: string | null, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000)
  await db.insert(passkeyChallenges).values({ challenge, personId, expiresAt })
}

/** For whom a challenge was made, once; undefined when it never was, was used, or is too old. */
async function takeChallenge(db: Db, challenge: string, now: Date): Promise<string | null | undefined> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), gt(passkeyChallenges.expiresAt, now)))
    .returning()
  return taken?.personId
}
