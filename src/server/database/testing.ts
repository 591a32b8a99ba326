import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

export type DatabaseKind = 'embedded' | 'postgres'

/** Both databases the product runs on: the same tests run on each. */
export const DATABASES: readonly DatabaseKind[] = ['embedded', 'postgres']

export interface TestPlace {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly remove: () => Promise<void>
}

/** A data folder and an empty database of its own, gone afterwards. */
export async function testPlace(kind: DatabaseKind): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'writeback-test-'))
  const removeFolder = (): void => rmSync(dataDir, { recursive: true, force: true })
  if (kind === 'embedded') return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() }
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name}`)
  return {
    dataDir,
    databaseUrl: server.replace(/\/postgres$/, `/${name}`),
    remove: async () => {
      await execute(server, `drop database ${name} with (force)`)
      removeFolder()
    },
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
