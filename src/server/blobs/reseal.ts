import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { existingFileIds } from '#server/analyses/table.ts'
import type { Db } from '#server/database/database.ts'
import { mails, storedFiles } from '#server/database/tables.ts'
import { existingEvidenceIds } from '#server/disputes/table.ts'
import type { BlobStore } from './blob-store.ts'
import { blobKeyName, keyNumberOf, openedBy, type Sealer } from './encryption.ts'

export interface Resealed {
  /** How many were sealed with an older key and are now with the newest. */
  readonly moved: number
  /** How many are still sealed with an older one: uploads and pictures that go by themselves, within the hour. */
  readonly passing: number
  /** What no key of ours opens: left as it is. */
  readonly damaged: readonly string[]
  /** Older keys that something is sealed with. */
  readonly needed: ReadonlySet<number>
}

/** Seals again, with the newest key, what is kept: pages, pieces of pages, evidence, mail that waits. Each is replaced by
 *  itself and at once, so it can be stopped and begun again at any moment. */
export async function resealAll({
  db,
  blobs,
  sealer,
}: {
  readonly db: Db
  readonly blobs: BlobStore
  readonly sealer: Sealer
}): Promise<Resealed> {
  const needed = new Set<number>()
  const damaged: string[] = []
  let [moved, passing] = [await resealMails(db, sealer, needed), 0]
  for (const { id } of await blobs.list()) {
    const number = await blobs.keyNumber(id)
    if (number === undefined || number === sealer.newest) continue
    if (!(await isKept(db, id))) {
      passing += 1
      needed.add(number)
      continue
    }
    const outcome = await blobs.reseal(id)
    if (outcome === 'damaged') {
      damaged.push(id)
      needed.add(number)
    }
    if (outcome !== 'moved') continue
    moved += 1
    if (!(await isKnown(db, id))) await blobs.remove([id]) // deleted while it was sealed again
  }
  return { moved, passing, damaged, needed }
}

/** The older keys that running processes of this installation seal with: a process keeps the one it started with. */
export async function olderSealers(db: Db, { newest }: Pick<Sealer, 'newest'>): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${sealingAs('')}%`}`)
  const names = rows.map(({ name }) => name.slice(sealingAs('').length))
  return names.filter(name => name !== blobKeyName(newest))
}

/** The name under which a process that seals with this key is connected to PostgreSQL. */
export function sealingAs(key: string): string {
  return `writeback ${key}`
}

// Mail that no key opens is given up within the day by who sends it: it keeps its key needed until then.
async function resealMails(db: Db, sealer: Sealer, needed: Set<number>): Promise<number> {
  let moved = 0
  for (const { id, sealed } of await db.select().from(mails).where(isNotNull(mails.sealed))) {
    const bytes = Buffer.from(sealed!, 'base64')
    if (keyNumberOf(bytes) === sealer.newest) continue
    const plain = openedBy(sealer, bytes)
    if (!plain) {
      needed.add(keyNumberOf(bytes))
      continue
    }
    const again = sealer.seal(plain).toString('base64')
    const isStill = and(eq(mails.id, id), eq(mails.sealed, sealed!)) // not sent meanwhile
    moved += (await db.update(mails).set({ sealed: again }).where(isStill).returning({ id: mails.id })).length
  }
  return moved
}

async function isKept(db: Db, id: string): Promise<boolean> {
  const [file] = await db.select().from(storedFiles).where(eq(storedFiles.id, id))
  return file ? file.deleteAfter === null : (await existingEvidenceIds(db, [id])).length > 0
}

async function isKnown(db: Db, id: string): Promise<boolean> {
  return (await existingFileIds(db, [id])).has(id) || (await existingEvidenceIds(db, [id])).length > 0
}
