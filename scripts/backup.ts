// npm run backup -- --to folder: every row and every kept page of the installation the settings lead to, as of now.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#server/backup/back-up.ts'
import { openBlobStore } from '#server/blobs/blob-store.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/database.ts'

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
const read = readConfig(process.env)
if (to === undefined || read.kind === 'invalid') {
  process.stderr.write(read.kind === 'invalid' ? `${read.faults.join('\n')}\n` : 'Say where: --to folder\n')
  process.exit(1)
}
const now = new Date()
const folder = join(resolve(to), now.toISOString().replace(/[:.]/g, '-'))
mkdirSync(resolve(to), { recursive: true, mode: 0o700 })
const database = await openDatabase(read.config)
try {
  const manifest = await backUp({ db: database.db, blobs: await openBlobStore(read.config) }, { folder, madeAt: now })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`${folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.blobs} kept pictures\n`)
} finally {
  await database.close()
}
