import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { startQueue } from '#server/jobs/queue.ts'
import { createLog } from '#server/log.ts'
import { openDatabase } from './database.ts'

// To make every table anew takes seconds of the processor each time: tests begin with a copy.
const PREPARED = 'PREPARED_DATABASE'

/** Makes an embedded database with every table in it, the queue's too, for all tests of this run. */
export default async function prepareDatabase(): Promise<() => void> {
  if (env[PREPARED] !== undefined) return () => undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'writeback-prepared-'))
  await makeTables({ databaseUrl: undefined, dataDir })
  env[PREPARED] = join(dataDir, 'database')
  return () => rmSync(dataDir, { recursive: true, force: true })
}

/** Every table of this version, and no row. */
export async function makeTables(place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(place)
  const queue = await startQueue(database, [], createLog('silent'), { works: false })
  await queue.stop()
  await database.close()
}

/** Lays the prepared database into an empty data folder, where there is one. */
export function copyPrepared(dataDir: string): void {
  const prepared = env[PREPARED]
  if (prepared !== undefined) cpSync(prepared, join(dataDir, 'database'), { recursive: true })
}
