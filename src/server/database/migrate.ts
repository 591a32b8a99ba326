import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const NAME = /^(\d{4})-[a-z0-9-]+\.sql$/
const LOCK = 7_263_119 // one number for all Writeback processes on this database

/** Brings the schema up to date: numbered SQL files, each once, in order, all under one lock.
 *  @param upTo the last file that is run; all of them when left out
 *  A process that finds the schema newer than its own files stops.
 *  @throws when a file fails; nothing of it is kept */
export async function migrate(db: Db, upTo = Infinity): Promise<void> {
  const files = migrationFiles().filter(({ number }) => number <= upTo)
  await db.transaction(async tx => {
    await tx.execute(sql`set local statement_timeout = 0`) // another process may be at it, and some files take long
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(sql`create table if not exists migrations (
      number int primary key, name text not null, ran_at timestamptz not null default now())`)
    const { rows } = await tx.execute<{ number: number }>(sql`select number from migrations`)
    const done = new Set(rows.map(row => row.number))
    const newest = Math.max(0, ...done)
    if (newest > Math.max(0, ...files.map(file => file.number))) {
      throw new Error(`The database is newer (${newest}) than this version of Writeback. Start the newer version.`)
    }
    for (const file of files.filter(({ number }) => !done.has(number))) {
      for (const statement of statementsOf(file.sql)) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (number, name) values (${file.number}, ${file.name})`)
    }
  })
}

function migrationFiles(): { number: number; name: string; sql: string }[] {
  return readdirSync(FOLDER)
    .filter(name => NAME.test(name))
    .sort()
    .map(name => ({
      number: Number(NAME.exec(name)![1]),
      name,
      sql: readFileSync(new URL(name, FOLDER), 'utf8'),
    }))
}

// One statement at a time: the extended protocol takes no more. A line of only `--;` stands between statements.
function statementsOf(file: string): string[] {
  return file
    .split(/^--;$/m)
    .map(part => part.trim())
    .filter(part => part !== '')
}
