import type { TestProject } from 'vitest/node'
import { startRealPostgres } from './real-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL server, started for this run. */
    postgresUrl: string
  }
}

/** Starts a real PostgreSQL for the tests and stops it afterwards. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startRealPostgres({ isSafe: false })
  project.provide('postgresUrl', server.url)
  return server.remove
}
