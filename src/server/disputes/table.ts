import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DisputeEvent } from '#disputes/event.ts'
import type { Db } from '#server/database/database.ts'
import { disputeEvents, disputeEvidence, disputes } from '#server/database/dispute-tables.ts'

export type DisputeRow = typeof disputes.$inferSelect
export type EvidenceRow = typeof disputeEvidence.$inferSelect

type Owned = { readonly id: string }

/** One's own dispute; another's id finds nothing. */
export async function findDispute(db: Db, owner: Owned, id: string): Promise<DisputeRow | undefined> {
  const [row] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.id, id), eq(disputes.ownerId, owner.id)))
    .limit(1)
  return row
}

/** The dispute that began with a letter. */
export async function disputeOfAnalysis(db: Db, owner: Owned, analysisId: string): Promise<DisputeRow | undefined> {
  const [row] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.analysisId, analysisId), eq(disputes.ownerId, owner.id)))
    .limit(1)
  return row
}

export async function disputesOf(db: Db, owner: Owned): Promise<DisputeRow[]> {
  return db.select().from(disputes).where(eq(disputes.ownerId, owner.id)).orderBy(desc(disputes.createdAt))
}

/** When each line of a log was written down, by the id of the line. */
export async function recordedAt(db: Db, disputeIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (disputeIds.length === 0) return new Map()
  const rows = await db
    .select({ id: disputeEvents.id, at: disputeEvents.recordedAt })
    .from(disputeEvents)
    .where(inArray(disputeEvents.disputeId, [...disputeIds]))
  return new Map(rows.map(({ id, at }) => [id, at]))
}

export async function evidenceOf(db: Db, disputeIds: readonly string[]): Promise<EvidenceRow[]> {
  if (disputeIds.length === 0) return []
  return db
    .select()
    .from(disputeEvidence)
    .where(inArray(disputeEvidence.disputeId, [...disputeIds]))
    .orderBy(asc(disputeEvidence.createdAt))
}

/** False when its letter has a dispute already. */
export async function insertDispute(db: Db, row: typeof disputes.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(disputes).values(row).onConflictDoNothing().returning({ id: disputes.id })
  return inserted.length > 0
}

export async function updateDispute(
  db: Db,
  id: string,
  changes: Partial<
    Pick<DisputeRow, 'mailBy' | 'sueBy' | 'violationCount' | 'strengthEstimate' | 'plannedFor' | 'plannedStep'>
  >,
): Promise<void> {
  await db
    .update(disputes)
    .set({ ...changes, changedAt: sql`clock_timestamp()` })
    .where(eq(disputes.id, id))
}

export async function removeDispute(db: Db, owner: Owned, id: string): Promise<boolean> {
  const removed = await db
    .delete(disputes)
    .where(and(eq(disputes.id, id), eq(disputes.ownerId, owner.id)))
    .returning({ id: disputes.id })
  return removed.length > 0
}

type ToAppend = DisputeEvent extends infer One ? (One extends DisputeEvent ? Omit<One, 'id'> : never) : never

/** Adds a line to a log. The same key again adds nothing and gives the line that is there.
 *  @param at when it is written down */
export async function appendEvent(
  db: Db,
  disputeId: string,
  event: ToAppend,
  { at, key }: { readonly at: Date; readonly key?: string },
): Promise<string> {
  const id = randomUUID()
  const inserted = await db
    .insert(disputeEvents)
    .values({
      id,
      disputeId,
      kind: event.kind,
      happenedOn: event.on,
      recordedAt: at,
      by: event.by,
      about: 'about' in event ? event.about : null,
      note: event.note ?? null,
      key: key ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: disputeEvents.id })
  if (inserted.length > 0) return id
  const [there] = await db
    .select({ id: disputeEvents.id })
    .from(disputeEvents)
    .where(and(eq(disputeEvents.disputeId, disputeId), eq(disputeEvents.key, key!)))
  return there!.id
}

export async function insertEvidence(db: Db, row: typeof disputeEvidence.$inferInsert): Promise<void> {
  await db.insert(disputeEvidence).values(row)
  await touch(db, row.disputeId)
}

/** The bytes that a person's disputes keep in blob storage; of one dispute or of all. */
export async function evidenceHeldFor(db: Db, owner: Owned, disputeId?: string): Promise<EvidenceRow[]> {
  const own = db.select({ id: disputes.id }).from(disputes).where(eq(disputes.ownerId, owner.id))
  return db
    .select()
    .from(disputeEvidence)
    .where(
      and(
        inArray(disputeEvidence.disputeId, own),
        disputeId === undefined ? undefined : eq(disputeEvidence.disputeId, disputeId),
      ),
    )
    .orderBy(asc(disputeEvidence.createdAt))
}

export async function existingEvidenceIds(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: disputeEvidence.id })
    .from(disputeEvidence)
    .where(inArray(disputeEvidence.id, [...ids]))
  return rows.map(row => row.id)
}

async function touch(db: Db, id: string): Promise<void> {
  await db
    .update(disputes)
    .set({ changedAt: sql`clock_timestamp()` })
    .where(eq(disputes.id, id))
}
