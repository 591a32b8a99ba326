import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CreditEvent } from '#credit/dispute-log.ts'
import { day } from '#units/iso-date.ts'
import type { Db } from '#server/database/database.ts'
import { creditDisputes, creditEvents, creditLetters } from '#server/database/credit-tables.ts'
import { letters } from '#server/database/tables.ts'
import type { LetterRow } from '#server/letters/table.ts'

export type CreditDisputeRow = typeof creditDisputes.$inferSelect
export type CreditEventRow = typeof creditEvents.$inferSelect
export type CreditLetterRow = typeof creditLetters.$inferSelect

type Owned = { readonly id: string }

/** One's own dispute; another's id finds nothing. */
export async function findDispute(db: Db, owner: Owned, id: string): Promise<CreditDisputeRow | undefined> {
  const [row] = await db
    .select()
    .from(creditDisputes)
    .where(and(eq(creditDisputes.id, id), eq(creditDisputes.ownerId, owner.id)))
    .limit(1)
  return row
}

export async function disputesOf(db: Db, owner: Owned): Promise<CreditDisputeRow[]> {
  return db
    .select()
    .from(creditDisputes)
    .where(eq(creditDisputes.ownerId, owner.id))
    .orderBy(desc(creditDisputes.createdAt))
}

export async function insertDispute(db: Db, row: typeof creditDisputes.$inferInsert): Promise<void> {
  await db.insert(creditDisputes).values(row)
}

/** False when there is no such dispute of this owner. Its log goes with it, and its letters. */
export async function removeDispute(db: Db, owner: Owned, id: string): Promise<boolean> {
  return db.transaction(async tx => {
    const own = await tx
      .select({ id: creditLetters.letterId })
      .from(creditLetters)
      .where(eq(creditLetters.disputeId, id))
    const removed = await tx
      .delete(creditDisputes)
      .where(and(eq(creditDisputes.id, id), eq(creditDisputes.ownerId, owner.id)))
      .returning({ id: creditDisputes.id })
    if (removed.length === 0) return false
    const ids = own.map(letter => letter.id)
    if (ids.length > 0) await tx.delete(letters).where(and(inArray(letters.id, ids), eq(letters.ownerId, owner.id)))
    return true
  })
}

/** The logs, in the order they were written. */
export async function eventsOf(db: Db, disputeIds: readonly string[]): Promise<CreditEventRow[]> {
  if (disputeIds.length === 0) return []
  return db
    .select()
    .from(creditEvents)
    .where(inArray(creditEvents.disputeId, [...disputeIds]))
    .orderBy(asc(creditEvents.position))
}

/** The letters of disputes with what is kept of each. */
export async function lettersOf(
  db: Db,
  disputeIds: readonly string[],
): Promise<readonly { readonly about: CreditLetterRow; readonly row: LetterRow }[]> {
  if (disputeIds.length === 0) return []
  return db
    .select({ about: creditLetters, row: letters })
    .from(creditLetters)
    .innerJoin(letters, eq(letters.id, creditLetters.letterId))
    .where(inArray(creditLetters.disputeId, [...disputeIds]))
    .orderBy(asc(letters.createdAt))
}

/** What a letter is about, when it is one of a dispute with a bureau. */
export async function aboutLetter(db: Db, letterId: string): Promise<CreditLetterRow | undefined> {
  const [row] = await db.select().from(creditLetters).where(eq(creditLetters.letterId, letterId)).limit(1)
  return row
}

export async function keepAbout(db: Db, row: typeof creditLetters.$inferInsert): Promise<void> {
  await db.insert(creditLetters).values(row).onConflictDoNothing()
}

export async function markDelivered(db: Db, letterId: string, at: Date): Promise<void> {
  await db.update(creditLetters).set({ deliveredAt: at }).where(eq(creditLetters.letterId, letterId))
}

type ToAppend = CreditEvent extends infer One ? (One extends CreditEvent ? Omit<One, 'id'> : never) : never

/** Adds a line to a log. The same key again adds nothing and gives the line that is there.
 *  @param at when it is written down */
export async function appendEvent(
  db: Db,
  disputeId: string,
  event: ToAppend,
  { at, key }: { readonly at: Date; readonly key?: string },
): Promise<string> {
  const id = randomUUID()
  const [inserted] = await db
    .insert(creditEvents)
    .values({
      id,
      disputeId,
      bureau: event.bureau,
      kind: event.kind,
      happenedOn: event.on,
      recordedAt: at,
      about: event.about,
      note: event.note ?? null,
      key: key ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: creditEvents.id })
  if (inserted) {
    await db
      .update(creditDisputes)
      .set({ changedAt: sql`clock_timestamp()` })
      .where(eq(creditDisputes.id, disputeId))
    return id
  }
  const [there] = await db
    .select({ id: creditEvents.id })
    .from(creditEvents)
    .where(and(eq(creditEvents.disputeId, disputeId), eq(creditEvents.key, key!)))
  return there!.id
}

/** A kept row as a line of the log. */
export function eventOf({ id, bureau, kind, happenedOn, about, note }: CreditEventRow): CreditEvent {
  return { id, bureau, kind, on: day(happenedOn), about, ...(note === null ? {} : { note }) } as CreditEvent
}
