import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterEach, describe, expect, test } from 'vitest'
import { known } from '#law/fact.ts'
import { findAnalysis, insertAnalysis } from '#server/analyses/table.ts'
import { openDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import * as billing from './billing-tables.ts'
import * as dashboard from './dashboard-tables.ts'
import * as contacts from './contact-tables.ts'
import * as credit from './credit-tables.ts'
import * as feedback from './feedback-tables.ts'
import * as inboundMail from './inbound-mail-tables.ts'
import * as disputes from './dispute-tables.ts'
import * as tables from './tables.ts'
import { DATABASES, emptyPlace, type TestPlace } from './testing.ts'
import * as watch from './watch-tables.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url))
const open: { database?: Database; place?: TestPlace } = {}

afterEach(async () => {
  await open.database?.close()
  await open.place?.remove()
  delete open.database
  delete open.place
})

describe.each(DATABASES)('%s database', kind => {
  async function start(): Promise<Database> {
    open.place = await emptyPlace(kind)
    open.database = await openDatabase(open.place)
    return open.database
  }

  test('migrates from empty, and a second time changes nothing', async () => {
    const { db } = await start()
    await migrate(db)
    const { rows } = await db.execute<{ name: string }>(sql`select name from migrations order by number`)
    expect(rows.map(row => row.name)).toEqual(readdirSync(MIGRATIONS).sort())
  })

  test('has exactly the columns that the queries name', async () => {
    const { db } = await start()
    for (const table of [tables, billing, contacts, credit, dashboard, disputes, feedback, inboundMail, watch]
      .flatMap<unknown>(room => Object.values(room))
      .filter(one => is(one, PgTable))) {
      const { name, columns } = getTableConfig(table)
      const { rows } = await db.execute<{ column_name: string }>(
        sql`select column_name from information_schema.columns where table_name = ${name}`,
      )
      expect(rows.map(row => row.column_name).sort(), name).toEqual(columns.map(column => column.name).sort())
    }
  })

  test('a transaction that throws leaves nothing behind, and later ones work', async () => {
    const { db } = await start()
    await db.execute(sql`create table numbers (n int primary key)`)
    const failing = db.transaction(async tx => {
      await tx.execute(sql`insert into numbers values (1)`)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await db.transaction(tx => tx.execute(sql`insert into numbers values (2)`))
    const { rows } = await db.execute<{ n: number }>(sql`select n from numbers`)
    expect(rows).toEqual([{ n: 2 }])
  })

  test('facts kept by an earlier version come back whole: what was not looked for then is not known', async () => {
    const { db } = await start()
    const [ownerId, id] = [randomUUID(), randomUUID()]
    await db.insert(tables.owners).values({ id: ownerId, kind: 'visitor' })
    await insertAnalysis(db, {
      id,
      ownerId,
      status: 'done',
      createdAt: new Date(),
      fileName: 'letter.pdf',
      flowType: 'generate',
      uploadContext: 'new',
      serviceType: 'debt',
      userIssue: 'general',
      consumerFacts: {},
    })
    const kept = JSON.stringify({ collectorName: known('North South Group') })
    await db.execute(sql`update analyses set facts = ${kept}::jsonb where id = ${id}`)
    const facts = (await findAnalysis(db, { id: ownerId }, id))?.facts
    expect(facts?.collectorName).toMatchObject({ value: 'North South Group' })
    expect(facts?.mentions).toMatchObject({ known: false })
  })

  test('a database that is newer than the program is refused', async () => {
    const { db } = await start()
    await db.execute(sql`insert into migrations (number, name) values (9999, 'from the future')`)
    await expect(migrate(db)).rejects.toThrow('newer')
  })
})

describe('the embedded database', () => {
  test('a second opener of the same folder is refused while the first is alive', async () => {
    open.place = await emptyPlace('embedded')
    open.database = await openDatabase(open.place)
    await expect(openDatabase(open.place)).rejects.toThrow('Another Writeback')
  })

  test('what was acknowledged survives a kill at any moment, and the folder opens again', async () => {
    open.place = await emptyPlace('embedded')
    let acknowledged = 0
    for (let run = 0; run < 5; run += 1) {
      acknowledged = Math.max(acknowledged, await writeUntilKilled(open.place.dataDir, 300 + run * 170))
    }
    open.database = await openDatabase(open.place)
    const { rows } = await open.database.db.execute<{ most: number; count: number }>(
      sql`select max(n)::int as most, count(*)::int as count from written`,
    )
    expect(acknowledged).toBeGreaterThan(0)
    expect(rows[0]!.most).toBeGreaterThanOrEqual(acknowledged)
    expect(rows[0]!.count).toBe(rows[0]!.most)
  }, 120_000)

  test.each([30, 400, 900])(
    'a kill during the very first start (at %i files) leaves a folder that opens',
    async files => {
      open.place = await emptyPlace('embedded')
      await killAtFiles(open.place.dataDir, files)
      open.database = await openDatabase(open.place)
      expect(await open.database.isUp()).toBe(true)
    },
    60_000,
  )
})

const WRITER = `
  import { sql } from 'drizzle-orm'
  import { openDatabase } from '#server/database/database.ts'
  const { db } = await openDatabase({ dataDir: process.argv[1], databaseUrl: undefined })
  await db.execute(sql\`create table if not exists written (n int primary key)\`)
  const { rows } = await db.execute(sql\`select coalesce(max(n), 0)::int as most from written\`)
  process.stdout.write('open\\n')
  for (let n = rows[0].most + 1; ; n += 1) {
    await db.transaction(tx => tx.execute(sql\`insert into written values (\${n})\`))
    process.stdout.write(n + '\\n')
  }`

function writer(dataDir: string) {
  return spawn(process.execPath, ['--input-type=module', '-e', WRITER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function writeUntilKilled(dataDir: string, afterMs: number): Promise<number> {
  const child = writer(dataDir)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    if (!output.includes('open')) setTimeout(() => child.kill('SIGKILL'), afterMs)
    output += chunk.toString()
  })
  await once(child, 'exit')
  const lines = output
    .split('\n')
    .slice(0, -1)
    .filter(line => line !== 'open')
  return Number(lines.at(-1) ?? 0)
}

async function killAtFiles(dataDir: string, files: number): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const child = writer(dataDir)
  const count = (): number => (existsSync(dataDir) ? readdirSync(dataDir, { recursive: true }).length : 0)
  const watch = setInterval(() => {
    if (count() >= files) child.kill('SIGKILL')
  }, 5)
  child.stdout.once('data', () => child.kill('SIGKILL'))
  await once(child, 'exit')
  clearInterval(watch)
  expect(existsSync(join(dataDir, 'keys'))).toBe(false)
}
