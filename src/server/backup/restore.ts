import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { existingFileIds } from '#server/analyses/table.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Db } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { existingEvidenceIds } from '#server/disputes/table.ts'
import { deleteAgain } from './deletions.ts'
import { readManifest, type Deletion, type Manifest } from './manifest.ts'

const ROWS_AT_ONCE = 200

/** Puts a backup into an empty database, deletes again what people deleted since, and brings back the bytes of what is
 *  left. All rows or none. Mail that waited is not sent: it may have been.
 *  @param db migrated no further than the backup was
 *  @throws when the database holds anything, the backup was changed or is of a newer version */
export async function restore(
  { db, blobs }: { readonly db: Db; readonly blobs: BlobStore },
  { folder, deletions }: { readonly folder: string; readonly deletions: readonly Deletion[] },
): Promise<void> {
  const manifest = readManifest(folder)
  await db.transaction(async tx => {
    await refuseUnlessEmpty(tx)
    const keys = await foreignKeys(tx)
    for (const { table, name } of keys)
      await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`)
    for (const table of manifest.tables) await readTable(tx, table, join(folder, 'tables', `${table.name}.jsonl`))
    await tx.execute(sql`set constraints all immediate`) // what was put off until the end is checked before tables change again
    for (const { table, name, definition } of keys)
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      )
    await setSequences(tx)
    await deleteAgain(tx, [...manifest.deletions, ...deletions])
    await tx.execute(sql`
      update analyses set status = 'failed', failure = ${JSON.stringify(NOT_READ)}::jsonb where status in ('waiting', 'reading')`)
    await tx.execute(sql`update mails set status = 'unsure', sealed = null where status = 'waiting'`)
  })
  await migrate(db)
  const ids = readdirSync(join(folder, 'blobs'))
  const known = new Set([...(await existingFileIds(db, ids)), ...(await existingEvidenceIds(db, ids))])
  for (const id of ids.filter(one => known.has(one))) await blobs.putSealed(id, readFileSync(join(folder, 'blobs', id)))
}

async function refuseUnlessEmpty(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ full: boolean }>(sql`
    select exists (select from owners) or exists (select from audit_log) as full`)
  if (rows[0]?.full) throw new Error('There is something in this database. A backup is restored into an empty one.')
}

interface ForeignKey extends Record<string, unknown> {
  readonly table: string
  readonly name: string
  readonly definition: string
}

// Taken away while rows come in, table after table, and put back: every reference is then checked.
async function foreignKeys(tx: Db): Promise<readonly ForeignKey[]> {
  const { rows } = await tx.execute<ForeignKey>(sql`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`)
  return rows
}

async function readTable(tx: Db, { name, rows, sha256 }: Manifest['tables'][number], path: string): Promise<void> {
  await refuseUnlessWhole(name, sha256, path)
  let count = 0
  let lines: string[] = []
  const insert = async (): Promise<void> => {
    if (lines.length === 0) return
    await tx.execute(sql`
      insert into ${sql.identifier(name)} overriding system value
      select * from jsonb_populate_recordset(null::${sql.identifier(name)}, ${`[${lines.join(',')}]`}::jsonb)`)
    count += lines.length
    lines = []
  }
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    lines.push(line)
    if (lines.length >= ROWS_AT_ONCE) await insert()
  }
  await insert()
  if (count !== rows) throw new Error(`The backup of ${name} is not whole.`)
}

async function refuseUnlessWhole(name: string, sha256: string, path: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  if (hash.digest('hex') !== sha256) throw new Error(`The backup of ${name} is not whole.`)
}

async function setSequences(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`)
  for (const { table, column } of rows)
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), greatest(1, max(${sql.identifier(column)})))
      from ${sql.identifier(table)}`)
}

const NOT_READ = {
  code: 'not-read-in-time',
  message: 'We could not read this letter within the hour, so its pages were deleted as promised.',
  suggestion: 'Please upload the letter again.',
}
