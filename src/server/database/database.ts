import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { fromPglite, type PgBoss } from 'pg-boss'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { relayThrough, type Relay } from './relay.ts'

/** What every table file works on: the same for the embedded database and a PostgreSQL server. */
export type Db = PgDatabase<RowsResult>

// both drivers answer a raw query with its rows
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

interface Rows<Row> {
  readonly rows: Row[]
}

export interface Database {
  readonly db: Db
  /** How the job queue reaches the same database. */
  readonly queue: QueueConnection
  /** To the other processes on this database; undefined where there can be none. */
  readonly relay: Relay | undefined
  readonly isUp: () => Promise<boolean>
  readonly close: () => Promise<void>
}

type QueueConnection = Pick<
  Exclude<ConstructorParameters<typeof PgBoss>[0], string>,
  'db' | 'backend' | 'connectionString'
>

/** Opens and migrates the database: a PostgreSQL server when an address is given, else the embedded one.
 *  @throws when the folder is in use, the server does not answer, or a migration fails */
export async function openDatabase(options: {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Under which this process is connected, for others to see. */
  readonly processName?: string
  /** The last migration that is run; all of them when left out. */
  readonly migrateTo?: number
}): Promise<Database> {
  const database = options.databaseUrl
    ? openServer(options.databaseUrl, options.processName)
    : await openEmbeddedIn(join(options.dataDir, 'database'), options.dataDir)
  try {
    await migrate(database.db, options.migrateTo)
    await database.relay?.ready
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function openEmbeddedIn(directory: string, dataDir: string): Promise<Database> {
  const lock = await lockFolder(dataDir)
  try {
    const embedded = await openEmbedded(directory)
    const db = drizzlePglite({ client: embedded.client }) as unknown as Db
    return {
      db,
      queue: { db: fromPglite(embedded.client), backend: 'pglite' },
      relay: undefined,
      isUp: () => answers(db),
      close: async () => {
        await embedded.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

function openServer(databaseUrl: string, processName = 'writeback'): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: processName,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000, // no request and no job waits longer for one answer
    idle_in_transaction_session_timeout: 120_000,
    keepAlive: true,
  })
  pool.on('error', () => undefined) // an idle connection was lost; the next query opens another or reports
  // the same for one in the middle of a transaction, between two queries: the pool listens to idle ones alone, and an error
  // that nobody listens to ends the process
  pool.on('connect', client => client.on('error', () => undefined))
  const db = drizzleNodePostgres({ client: pool }) as unknown as Db
  const relay = relayThrough(pool, databaseUrl, processName)
  return {
    db,
    queue: { connectionString: databaseUrl },
    relay,
    isUp: () => answers(db),
    close: async () => {
      await relay.close()
      await pool.end()
    },
  }
}

async function answers(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
