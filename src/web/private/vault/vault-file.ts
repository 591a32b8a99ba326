import { z } from 'zod'
import { fromBase64, sha256, toBase64 } from '#web/private/bytes.ts'
import { type Keys, type Lock, lockSchema, openLock } from './keys.ts'
import { VaultError } from './vault-error.ts'

/** A sealed thing of the vault, under a name that says nothing. */
export interface Sealed {
  readonly id: string
  readonly content: Uint8Array<ArrayBuffer>
}

const FORMAT = 'writeback-vault-1'
const fileSchema = z.object({
  format: z.literal(FORMAT),
  lock: lockSchema,
  entries: z.array(z.object({ id: z.string(), content: z.base64() })),
  /** Seals the list of all entries: none can be missing, changed or added. */
  whole: z.base64(),
})

/** The whole vault as one file. It opens with the passphrase the vault has now. */
export async function vaultFile(lock: Lock, keys: Keys, entries: readonly Sealed[]): Promise<Blob> {
  const sorted = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const file: z.infer<typeof fileSchema> = {
    format: FORMAT,
    lock,
    entries: sorted.map(({ id, content }) => ({ id, content: toBase64(content) })),
    whole: toBase64(await keys.seal(await digestOf(sorted), 'whole')),
  }
  return new Blob([JSON.stringify(file)], { type: 'application/json' })
}

/** Opens such a file, and checks that all of it is there before anything of it is used.
 *  @throws (rejects) VaultError no-vault-file, damaged-file, wrong-passphrase */
export async function openVaultFile(
  text: string,
  passphrase: string,
): Promise<{ readonly lock: Lock; readonly keys: Keys; readonly entries: readonly Sealed[] }> {
  if (!text.slice(0, 60).includes(FORMAT)) throw new VaultError('no-vault-file')
  const { lock, entries, whole } = parsed(text)
  const keys = await openLock(lock, passphrase)
  const sealed = entries.map(({ id, content }) => ({ id, content: fromBase64(content) }))
  try {
    const [told, found] = [await keys.open(fromBase64(whole), 'whole'), await digestOf(sealed)]
    if (told.join() !== found.join()) throw new VaultError('damaged-file')
  } catch {
    throw new VaultError('damaged-file')
  }
  return { lock, keys, entries: sealed }
}

function parsed(text: string): z.infer<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(text))
  } catch {
    throw new VaultError('damaged-file')
  }
}

async function digestOf(entries: readonly Sealed[]): Promise<Uint8Array<ArrayBuffer>> {
  const each = await Promise.all(entries.map(async ({ id, content }) => `${id} ${toBase64(await sha256(content))}`))
  return sha256(new TextEncoder().encode(each.join('\n')))
}
