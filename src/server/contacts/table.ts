import { and, asc, eq } from 'drizzle-orm'
import type { ContactDetails } from '#contract/contacts.ts'
import { contactEntries } from '#server/database/contact-tables.ts'
import type { Db } from '#server/database/database.ts'

export type ContactRow = typeof contactEntries.$inferSelect

type Owned = { readonly id: string }

export async function contactsOf(db: Db, owner: Owned): Promise<ContactRow[]> {
  return db
    .select()
    .from(contactEntries)
    .where(eq(contactEntries.ownerId, owner.id))
    .orderBy(asc(contactEntries.happenedOn), asc(contactEntries.happenedAt), asc(contactEntries.recordedAt))
}

export async function insertContact(db: Db, row: typeof contactEntries.$inferInsert): Promise<void> {
  await db.insert(contactEntries).values(row)
}

const own = (owner: Owned, id: string) => and(eq(contactEntries.id, id), eq(contactEntries.ownerId, owner.id))

/** False when there is no such entry of this owner. */
export async function setDetails(db: Db, owner: Owned, id: string, details: ContactDetails): Promise<boolean> {
  const changed = await db
    .update(contactEntries)
    .set({ details })
    .where(own(owner, id))
    .returning({ id: contactEntries.id })
  return changed.length > 0
}

export async function removeContact(db: Db, owner: Owned, id: string): Promise<boolean> {
  const removed = await db.delete(contactEntries).where(own(owner, id)).returning({ id: contactEntries.id })
  return removed.length > 0
}
