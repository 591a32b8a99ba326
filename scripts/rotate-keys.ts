// npm run rotate-keys -- --new: makes the next key, for processes that start from now on.
// npm run rotate-keys: seals again with it what is kept under older keys, and tells which of those can go. Can be stopped
// and run again at any moment. docs/operations.md, Keys, says in which order.
import process, { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { openBlobStore } from '#server/blobs/blob-store.ts'
import { blobKeyName, blobKeysIn, makeBlobKey, sealerFrom } from '#server/blobs/encryption.ts'
import { olderSealers, resealAll } from '#server/blobs/reseal.ts'
import { forgetKey, sameKeys } from '#server/blobs/same-keys.ts'
import { readConfig, type Config } from '#server/config.ts'
import { openDatabase } from '#server/database/database.ts'

const { values: asked } = parseArgs({ options: { new: { type: 'boolean', default: false } } })
const read = readConfig(process.env)
if (read.kind === 'invalid') {
  process.stderr.write(`${read.faults.join('\n')}\n`)
  process.exit(1)
}
if (asked.new) {
  const name = blobKeyName(makeBlobKey(read.config.keysDir))
  say(`Made ${name} in ${read.config.keysDir}.`)
  say('Copy it to every other machine, restart every process, then run: npm run rotate-keys')
} else await rotate(read.config)

async function rotate(config: Config): Promise<void> {
  const older = blobKeysIn(config.keysDir).slice(0, -1)
  if (older.length === 0) return say('There is one key. Make the next: npm run rotate-keys -- --new')
  const sealer = sealerFrom(config.keysDir)
  const database = await openDatabase(config)
  const { db } = database
  try {
    if (config.databaseUrl !== undefined) await sameKeys(db, config.keysDir)
    const running = await olderSealers(db, sealer)
    if (running.length > 0) {
      say(`Running processes still seal with ${running.join(', ')}: restart them first.`)
      process.exitCode = 1
      return
    }
    const { moved, passing, damaged, needed } = await resealAll({ db, blobs: await openBlobStore(config), sealer })
    say(`${moved} sealed again with ${blobKeyName(sealer.newest)}.`)
    if (passing > 0) say(`${passing} that go within the hour are left as they are: run this again after it.`)
    for (const id of damaged) say(`${id} cannot be opened and is left as it is.`)
    for (const number of older) {
      if (needed.has(number)) continue
      await forgetKey(db, blobKeyName(number))
      say(`Nothing is sealed with ${blobKeyName(number)} any more: remove it from KEYS_DIR on every machine.`)
      say('  Backups made until now need it still: keep it with your copy of the keys as long as you keep them.')
    }
  } finally {
    await database.close()
  }
}

function say(line: string): void {
  stdout.write(`${line}\n`)
}
