import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { pushes, pushPhones } from '#server/database/push-tables.ts'

export type PhoneRow = typeof pushPhones.$inferSelect
export type PushRow = typeof pushes.$inferSelect

export async function phonesOf(db: Db, personId: string): Promise<PhoneRow[]> {
  return db.select().from(pushPhones).where(eq(pushPhones.personId, personId)).orderBy(asc(pushPhones.createdAt))
}

/** Keeps a phone. One that another person used before is the new person's alone. */
export async function keepPhone(db: Db, phone: Omit<PhoneRow, 'id'>): Promise<string> {
  return db.transaction(async tx => {
    const { endpoint, personId, ...keys } = phone
    await tx.delete(pushPhones).where(and(eq(pushPhones.endpoint, endpoint), ne(pushPhones.personId, personId)))
    const [kept] = await tx
      .insert(pushPhones)
      .values({ id: randomUUID(), ...phone })
      .onConflictDoUpdate({ target: pushPhones.endpoint, set: keys })
      .returning({ id: pushPhones.id })
    return kept!.id
  })
}

/** False when the person has no such phone. */
export async function removePhone(db: Db, personId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(pushPhones)
    .where(and(eq(pushPhones.id, id), eq(pushPhones.personId, personId)))
    .returning({ id: pushPhones.id })
  return removed.length > 0
}

/** Undefined when that phone was told of that reminder already, or is to be. */
export async function insertPush(
  db: Db,
  push: Pick<PushRow, 'phoneId' | 'reminder' | 'path' | 'createdAt' | 'giveUpAt'>,
) {
  const [row] = await db
    .insert(pushes)
    .values({ id: randomUUID(), status: 'waiting', ...push })
    .onConflictDoNothing()
    .returning({ id: pushes.id })
  return row?.id
}

export async function waitingPush(db: Db, id: string): Promise<{ push: PushRow; phone: PhoneRow } | undefined> {
  const [row] = await db
    .select({ push: pushes, phone: pushPhones })
    .from(pushes)
    .innerJoin(pushPhones, eq(pushPhones.id, pushes.phoneId))
    .where(and(eq(pushes.id, id), eq(pushes.status, 'waiting')))
    .limit(1)
  return row
}

/** Takes it before the push service hears of it. False: it was taken before. */
export async function claimPush(db: Db, id: string, at: Date): Promise<boolean> {
  const claimed = await db
    .update(pushes)
    .set({ claimedAt: at })
    .where(and(eq(pushes.id, id), eq(pushes.status, 'waiting'), isNull(pushes.claimedAt)))
    .returning({ id: pushes.id })
  return claimed.length > 0
}

/** The push service surely did not take it: it may be tried again. */
export async function releasePush(db: Db, id: string): Promise<void> {
  await db.update(pushes).set({ claimedAt: null }).where(eq(pushes.id, id))
}

export async function endPush(
  db: Db,
  id: string,
  status: Exclude<PushRow['status'], 'waiting'>,
  at: Date,
): Promise<void> {
  await db.update(pushes).set({ status, endedAt: at }).where(eq(pushes.id, id))
}

export async function removeOldPushes(db: Db, before: Date): Promise<void> {
  await db.delete(pushes).where(lt(pushes.giveUpAt, before))
}
