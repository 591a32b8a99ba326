import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { existingFileIds } from '#server/analyses/table.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Db } from '#server/database/database.ts'
import { existingEvidenceIds } from '#server/disputes/table.ts'
import { deletionsIn } from './deletions.ts'
import type { Manifest } from './manifest.ts'

const ROWS_AT_ONCE = 500

/** What is on its way and goes within the hour is not kept longer by a backup. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  stored_files: 'where delete_after is null',
  credit_readings: 'where false',
}
const NEVER = ['migrations', 'installation_keys']

/** Writes every row, as of one moment, and the sealed bytes that belong to them into a new folder. Keys are not in it.
 *  A backup that did not end is not there. */
export async function backUp(
  { db, blobs }: { readonly db: Db; readonly blobs: BlobStore },
  { folder, madeAt }: { readonly folder: string; readonly madeAt: Date },
): Promise<Manifest> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  for (const part of ['tables', 'blobs']) mkdirSync(join(unfinished, part), { recursive: true, mode: 0o700 })
  const manifest = await db.transaction(
    async tx => {
      const names = await tablesOf(tx)
      const tables: Manifest['tables'][number][] = []
      for (const name of names) tables.push(await writeTable(tx, name, join(unfinished, 'tables', `${name}.jsonl`)))
      const { rows } = await tx.execute<{ number: number }>(sql`select max(number)::int as number from migrations`)
      const deletions = await deletionsIn(tx)
      return { form: 1, madeAt: madeAt.toISOString(), migration: rows[0]!.number, tables, deletions, blobs: 0 } as const
    },
    { isolationLevel: 'repeatable read' },
  )
  const blobCount = await writeBlobs(db, blobs, join(unfinished, 'blobs'))
  const whole = { ...manifest, blobs: blobCount }
  writeFileSync(join(unfinished, 'manifest.json'), `${JSON.stringify(whole, undefined, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  renameSync(unfinished, folder)
  return whole
}

async function tablesOf(tx: Db): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
  return rows.map(({ name }) => name).filter(name => !NEVER.includes(name))
}

async function writeTable(tx: Db, name: string, path: string): Promise<Manifest['tables'][number]> {
  const file = createWriteStream(path, { mode: 0o600, flush: true })
  const hash = createHash('sha256')
  let count = 0
  await tx.execute(
    sql`declare backup_rows cursor for select to_jsonb(one)::text as line from ${sql.identifier(name)} one ${sql.raw(LEFT_OUT[name] ?? '')}`,
  )
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`))
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => `${line}\n`).join('')
    hash.update(lines)
    count += rows.length
    if (!file.write(lines)) await once(file, 'drain')
  }
  await tx.execute(sql`close backup_rows`)
  file.end()
  await once(file, 'close')
  return { name, rows: count, sha256: hash.digest('hex') }
}

// A blob that went since belongs to a row that was deleted since: the restore does without it.
async function writeBlobs(db: Db, blobs: BlobStore, folder: string): Promise<number> {
  const ids = (await blobs.list()).map(({ id }) => id)
  const { rows } = await db.execute<{ id: string }>(sql`select id from stored_files where delete_after is not null`)
  const passing = new Set(rows.map(({ id }) => id))
  const known = new Set([...(await existingFileIds(db, ids)), ...(await existingEvidenceIds(db, ids))])
  let count = 0
  for (const id of ids.filter(one => known.has(one) && !passing.has(one))) {
    const sealed = await blobs.getSealed(id)
    if (!sealed) continue
    writeFileSync(join(folder, id), sealed, { mode: 0o600 })
    count += 1
  }
  return count
}
