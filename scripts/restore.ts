// npm run restore -- --from folder: puts a backup into the empty database the settings lead to. What people deleted since,
// as far as the other backups beside it know, is deleted again.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { deletionsBeside } from '#server/backup/deletions.ts'
import { readManifest } from '#server/backup/manifest.ts'
import { restore } from '#server/backup/restore.ts'
import { openBlobStore } from '#server/blobs/blob-store.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/database.ts'

const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
const read = readConfig(process.env)
if (from === undefined || read.kind === 'invalid') {
  process.stderr.write(read.kind === 'invalid' ? `${read.faults.join('\n')}\n` : 'Say which: --from folder\n')
  process.exit(1)
}
const folder = resolve(from)
const manifest = readManifest(folder)
const deletions = deletionsBeside(folder)
mkdirSync(read.config.dataDir, { recursive: true, mode: 0o700 })
const database = await openDatabase({ ...read.config, migrateTo: manifest.migration })
try {
  await restore({ db: database.db, blobs: await openBlobStore(read.config) }, { folder, deletions })
  process.stdout.write(
    `Restored what was there at ${manifest.madeAt}, without ${deletions.length} later or earlier deletions.\n`,
  )
} finally {
  await database.close()
}
