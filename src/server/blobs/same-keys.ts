import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { installationKeys } from '#server/database/tables.ts'
import { blobKeyName, blobKeysIn, installationKey } from './encryption.ts'

/** Makes sure that every process on a database has the same keys: the first one leaves a mark of each, the others compare.
 *  The mark tells nothing of the key.
 *  @throws when a key is another one or is missing: what this process seals others could not open, or it what they seal */
export async function sameKeys(db: Db, keysDir: string): Promise<void> {
  const newest = blobKeysIn(keysDir).at(-1) ?? 1
  const known = new Map((await db.select().from(installationKeys)).map(row => [row.name, row]))
  const missing = [...known.keys()].filter(name => isMissing(name, keysDir))
  if (missing.length > 0)
    throw new Error(`KEYS_DIR lacks ${missing.join(', ')}, which other processes of this database seal with. ${WHERE}`)
  for (const name of [...blobKeysIn(keysDir).map(blobKeyName), 'sign-in-key-1', 'tries-key-1']) {
    const mark = createHmac('sha256', installationKey(keysDir, name)).update(`mark of ${name}`).digest('base64url')
    const isOld = name.startsWith('blob-key-') && name !== blobKeyName(newest)
    if (!known.has(name) && isOld) continue // nothing is sealed with it any more
    await db.insert(installationKeys).values({ name, mark }).onConflictDoNothing()
    const [row] = await db.select().from(installationKeys).where(eq(installationKeys.name, name))
    if (row?.mark !== mark)
      throw new Error(
        `KEYS_DIR holds another ${name} than this database was first used with (${row?.madeAt.toISOString()}). ${WHERE}`,
      )
  }
}

const WHERE = 'Copy the folder with the keys from there; docs/operations.md says how a key is changed.'

/** From now on a process may come without this key. */
export async function forgetKey(db: Db, name: string): Promise<void> {
  await db.delete(installationKeys).where(eq(installationKeys.name, name))
}

function isMissing(name: string, keysDir: string): boolean {
  return name.startsWith('blob-key-') && !blobKeysIn(keysDir).map(blobKeyName).includes(name)
}
