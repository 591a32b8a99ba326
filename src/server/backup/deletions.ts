import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/database/database.ts'
import { removeOwner } from '#server/your-data/table.ts'
import { deletionSchema, readManifest, type Deletion } from './manifest.ts'

/** What people deleted so far, from the receipts that stay. */
export async function deletionsIn(db: Db): Promise<Deletion[]> {
  const { rows } = await db.execute(sql`
    select distinct action as what, subject as id from audit_log
    where action in ('everything-deleted', 'analysis-deleted', 'dispute-deleted') order by 1, 2`)
  return z.array(deletionSchema).parse(rows)
}

/** What the backups in the same folder, this one among them, know to be deleted. */
export function deletionsBeside(folder: string): Deletion[] {
  const parent = dirname(folder)
  return readdirSync(parent)
    .map(name => join(parent, name))
    .filter(path => !path.endsWith('.unfinished') && existsSync(join(path, 'manifest.json')))
    .flatMap(path => readManifest(path).deletions)
}

/** Deletes again what was deleted since, with everything that hangs on it. */
export async function deleteAgain(tx: Db, deletions: readonly Deletion[]): Promise<void> {
  const idsOf = (what: Deletion['what']): string =>
    JSON.stringify(deletions.filter(one => one.what === what).map(({ id }) => id))
  const listed = (what: Deletion['what']) =>
    sql`(select value::uuid from jsonb_array_elements_text(${idsOf(what)}::jsonb))`
  const { rows } = await tx.execute<{ id: string; email: string | null }>(sql`
    select owners.id, people.email from owners left join people on people.id = owners.id
    where owners.id in ${listed('everything-deleted')}`)
  for (const { id, email } of rows) await removeOwner(tx, email === null ? { id } : { id, email })
  await tx.execute(sql`delete from analyses where id in ${listed('analysis-deleted')}`)
  await tx.execute(sql`delete from disputes where id in ${listed('dispute-deleted')}`)
}
