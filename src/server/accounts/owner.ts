import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { owners } from '#server/database/tables.ts'

/** Whose data a request may see: everything a person stores is theirs alone. */
export interface Owner {
  readonly id: string
  readonly kind: 'visitor' | 'person'
}

/** An owner with an account, signed in. */
export interface Person extends Owner {
  readonly kind: 'person'
  readonly email: string
  readonly name: string
  readonly sessionId: string
  /** When this session began: with a code or a passkey. */
  readonly signedInAt: Date
  /** Named in `ADMIN_EMAILS`: may open the operators' pages. */
  readonly isAdmin: boolean
}

export function isPerson(owner: Owner): owner is Person {
  return owner.kind === 'person'
}

/** A visitor without an account is known by a random token in a cookie; only its hash is kept. */
export async function ownerOfToken(db: Db, token: string): Promise<Owner | undefined> {
  const [row] = await db
    .select({ id: owners.id, kind: owners.kind })
    .from(owners)
    .where(eq(owners.tokenHash, hashOf(token)))
    .limit(1)
  return row
}

export async function createVisitor(db: Db): Promise<{ owner: Owner; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const id = randomUUID()
  await db.insert(owners).values({ id, kind: 'visitor', tokenHash: hashOf(token), seenAt: sql`now()` })
  return { owner: { id, kind: 'visitor' }, token }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
