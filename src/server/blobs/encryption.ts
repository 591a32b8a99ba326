import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Seals and opens bytes at rest. The number of the key stands first, so that keys can be changed later. */
export interface Sealer {
  readonly seal: (plain: Uint8Array) => Buffer
  readonly open: (sealed: Uint8Array) => Buffer
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES

/** AES-256-GCM with the key of this installation, made on first use and kept outside the database.
 *  `open` throws on bytes that were changed. */
export function sealerFrom(dataDir: string): Sealer {
  const key = installationKey(dataDir, 'blob-key-1')
  return {
    seal: plain => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), body])
    },
    open: sealed => {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      if (bytes[0] !== 1 || bytes.length < HEADER_BYTES) throw new Error('Stored bytes have an unknown form.')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(1 + NONCE_BYTES, HEADER_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(HEADER_BYTES)), decipher.final()])
    },
  }
}

/** A key of this installation by name, made on first use, in the data folder and not in the database. */
export function installationKey(dataDir: string, name: string): Buffer {
  const folder = join(dataDir, 'keys')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  try {
    writeFileSync(path, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  if (key.length !== KEY_BYTES) throw new Error(`${path} does not hold a key of ${KEY_BYTES} bytes.`)
  return key
}
