import type { TestProject } from 'vitest/node'
import { makeTables } from './prepared.testing.ts'
import { databaseAt, execute, PREPARED } from './postgres.testing.ts'
import { startRealPostgres } from './real-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL server, started for this run, with a prepared database to copy. */
    postgresUrl: string
  }
}

/** Starts a real PostgreSQL for the tests and stops it afterwards. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startRealPostgres({ isSafe: false })
  await execute(server.url, `create database ${PREPARED}`)
  await makeTables({ databaseUrl: databaseAt(server.url, PREPARED), dataDir: '' })
  project.provide('postgresUrl', server.url)
  return server.remove
}
