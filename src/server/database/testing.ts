import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { databaseAt, execute, PREPARED } from './postgres.testing.ts'
import { copyPrepared } from './prepared.testing.ts'

export type DatabaseKind = 'embedded' | 'postgres'

/** Both databases the product runs on: the same tests run on each. */
export const DATABASES: readonly DatabaseKind[] = ['embedded', 'postgres']

export interface TestPlace {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly remove: () => Promise<void>
}

/** A data folder and a database of its own with every table and no row, gone afterwards. */
export function testPlace(kind: DatabaseKind): Promise<TestPlace> {
  return placeOf(kind, { isEmpty: false })
}

/** The same with a database in which nothing was ever made. */
export function emptyPlace(kind: DatabaseKind): Promise<TestPlace> {
  return placeOf(kind, { isEmpty: true })
}

async function placeOf(kind: DatabaseKind, { isEmpty }: { readonly isEmpty: boolean }): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'writeback-test-'))
  const removeFolder = (): void => rmSync(dataDir, { recursive: true, force: true })
  if (kind === 'embedded') {
    if (!isEmpty) copyPrepared(dataDir)
    return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() }
  }
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name}${isEmpty ? '' : ` template ${PREPARED}`}`)
  return {
    dataDir,
    databaseUrl: databaseAt(server, name),
    remove: async () => {
      await execute(server, `drop database ${name} with (force)`)
      removeFolder()
    },
  }
}
