import { and, eq, gt, isNotNull, lte, or } from 'drizzle-orm'
import type { LetterFacts } from '#law/facts.ts'
import type { AnalysisRow } from '#server/analyses/table.ts'
import type { Db } from '#server/database/database.ts'
import { disputes } from '#server/database/dispute-tables.ts'
import { pushPhones } from '#server/database/push-tables.ts'
import { analyses, people, reminders } from '#server/database/tables.ts'

export async function wantsReminders(db: Db, personId: string): Promise<boolean> {
  const rows = await db.select().from(reminders).where(eq(reminders.personId, personId)).limit(1)
  return rows.length > 0
}

/** Asked for, or no more. Asking again changes nothing. */
export async function setReminders(db: Db, personId: string, wanted: boolean, now: Date): Promise<void> {
  if (wanted) await db.insert(reminders).values({ personId, askedAt: now }).onConflictDoNothing()
  else await db.delete(reminders).where(eq(reminders.personId, personId))
}

/** Somebody who asked to be reminded. */
export interface Reminded {
  readonly id: string
  readonly email: string
  readonly wantsMail: boolean
  readonly phoneIds: readonly string[]
}

/** Everybody who asked to be reminded, by mail or on a phone. */
export async function whoWantsReminders(db: Db): Promise<Reminded[]> {
  const rows = await db
    .select({ id: people.id, email: people.email, askedAt: reminders.askedAt, phoneId: pushPhones.id })
    .from(people)
    .leftJoin(reminders, eq(reminders.personId, people.id))
    .leftJoin(pushPhones, eq(pushPhones.personId, people.id))
    .where(or(isNotNull(reminders.askedAt), isNotNull(pushPhones.id)))
  const all = new Map<string, Reminded>()
  for (const { id, email, askedAt, phoneId } of rows) {
    const phoneIds = [...(all.get(id)?.phoneIds ?? []), ...(phoneId === null ? [] : [phoneId])]
    all.set(id, { id, email, wantsMail: askedAt !== null, phoneIds })
  }
  return [...all.values()]
}

/** Who chose an hour for a step that came in the last day. */
export async function peoplePlanning(db: Db, now: Date): Promise<ReadonlySet<string>> {
  const came = and(lte(disputes.plannedFor, now), gt(disputes.plannedFor, new Date(now.getTime() - 86_400_000)))
  const rows = await db.selectDistinct({ id: disputes.ownerId }).from(disputes).where(came)
  return new Set(rows.map(({ id }) => id))
}

export type ReadLetterRow = AnalysisRow & { readonly facts: LetterFacts }

/** A person's letters that were read, uploaded since a day. */
export async function lettersRead(db: Db, personId: string, since: Date): Promise<ReadLetterRow[]> {
  const rows = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.ownerId, personId), isNotNull(analyses.facts), gt(analyses.createdAt, since)))
  return rows.filter((row): row is ReadLetterRow => row.facts !== null)
}
