import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Seals and opens bytes at rest. The number of the key stands first, so that keys can be changed. */
export interface Sealer {
  /** The number of the key that new bytes are sealed with. */
  readonly newest: number
  readonly seal: (plain: Uint8Array) => Buffer
  /** With the key they name.  @throws on bytes that were changed, and when their key is not in the folder */
  readonly open: (sealed: Uint8Array) => Buffer
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES
const MOST_KEYS = 255 // the number is one byte

/** AES-256-GCM with the newest key of this installation, made on first use and kept outside the database. Which is the
 *  newest is settled here: a process seals with what was there when it started. Older keys, and those that come after, are
 *  looked for in the folder when something sealed with them is opened. */
export function sealerFrom(keysDir: string): Sealer {
  const newest = blobKeysIn(keysDir).at(-1) ?? 1
  const keys = new Map([[newest, installationKey(keysDir, blobKeyName(newest))]])
  const keyOf = (number: number): Buffer => {
    const key = keys.get(number) ?? keyIn(keysDir, blobKeyName(number))
    keys.set(number, key)
    return key
  }
  return {
    newest,
    seal: plain => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyOf(newest), nonce)
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([Buffer.of(newest), nonce, cipher.getAuthTag(), body])
    },
    open: sealed => {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      if (bytes.length < HEADER_BYTES || keyNumberOf(bytes) === 0) throw new Error('Stored bytes have an unknown form.')
      const decipher = createDecipheriv('aes-256-gcm', keyOf(keyNumberOf(bytes)), bytes.subarray(1, 1 + NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(1 + NONCE_BYTES, HEADER_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(HEADER_BYTES)), decipher.final()])
    },
  }
}

/** What was sealed; undefined when no key of ours opens it. */
export function openedBy(sealer: Pick<Sealer, 'open'>, sealed: Uint8Array): Buffer | undefined {
  try {
    return sealer.open(sealed)
  } catch {
    return undefined
  }
}

/** The number of the key that bytes are sealed with. */
export function keyNumberOf(sealed: Uint8Array): number {
  return sealed[0] ?? 0
}

/** The numbers of the keys that seal bytes, the newest last; none in a folder that was never used.
 *  @example blobKeysIn('data/keys') // [1, 2] */
export function blobKeysIn(keysDir: string): readonly number[] {
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  return readdirSync(keysDir)
    .flatMap(name => Number(/^blob-key-([1-9]\d{0,2})$/.exec(name)?.[1] ?? Number.NaN))
    .filter(number => number <= MOST_KEYS)
    .sort((a, b) => a - b)
}

/** Makes the next key. What runs goes on sealing with the one it started with.
 *  @returns its number  @throws when there were 255 */
export function makeBlobKey(keysDir: string): number {
  const next = (blobKeysIn(keysDir).at(-1) ?? 0) + 1
  if (next > MOST_KEYS) throw new Error('There is no number left for another key.')
  installationKey(keysDir, blobKeyName(next))
  return next
}

/** @example blobKeyName(2) // 'blob-key-2' */
export function blobKeyName(number: number): string {
  return `blob-key-${number}`
}

/** A key of this installation by name, made on first use, in a folder and not in the database. */
export function installationKey(keysDir: string, name: string): Buffer {
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  try {
    const path = join(keysDir, name)
    writeFileSync(path, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return keyIn(keysDir, name)
}

function keyIn(keysDir: string, name: string): Buffer {
  const path = join(keysDir, name)
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  if (key.length !== KEY_BYTES) throw new Error(`${path} does not hold a key of ${KEY_BYTES} bytes.`)
  return key
}
