import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Language } from '#language/language.ts'
import type { Db } from '#server/database/database.ts'
import { leads, owners, people, sessions, signInCodes } from '#server/database/tables.ts'
import type { Owner, Person } from './owner.ts'

export type SessionRow = typeof sessions.$inferSelect
export type PersonRow = typeof people.$inferSelect

/** A person owns things under the id of their account. */
export async function ensureOwner(db: Db, personId: string): Promise<void> {
  await db
    .insert(owners)
    .values({ id: personId, kind: 'person' })
    .onConflictDoUpdate({ target: owners.id, set: { seenAt: sql`now()` } })
}

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(eq(people.id, id)).limit(1)
  return row
}

/** What to write to them; English to who has no account. */
export async function languageOfPerson(db: Db, id: string): Promise<Language> {
  return (await findPerson(db, id))?.language ?? 'en'
}

/** What their pages are shown in now. */
export async function keepLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db
    .update(people)
    .set({ language })
    .where(and(eq(people.id, id), ne(people.language, language)))
}

export async function sessionsOf(db: Db, person: Person): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, person.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt))
}

/** False when there is no such session of this person. */
export async function endSession(db: Db, person: Person, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, person.id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function endOtherSessions(db: Db, person: Person): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, person.id), ne(sessions.id, person.sessionId)))
}

export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, now))
}

/** Visitors whose cookie is over: nobody can reach their letters any more. */
export async function forgetUnreachableVisitors(db: Db, madeBefore: Date): Promise<void> {
  await db.delete(owners).where(and(eq(owners.kind, 'visitor'), lt(owners.createdAt, madeBefore)))
}

export async function keepLead(db: Db, owner: Owner, email: string, at: Date): Promise<void> {
  await db
    .insert(leads)
    .values({ ownerId: owner.id, email, agreedAt: at })
    .onConflictDoUpdate({ target: leads.ownerId, set: { email, agreedAt: at } })
}

export async function leadOf(db: Db, owner: Owner): Promise<string | undefined> {
  const [row] = await db.select({ email: leads.email }).from(leads).where(eq(leads.ownerId, owner.id)).limit(1)
  return row?.email
}
