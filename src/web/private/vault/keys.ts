import { z } from 'zod'
import { fromBase64, toBase64 } from '#web/private/bytes.ts'
import { VaultError } from './vault-error.ts'

// PBKDF2 with SHA-256 is what every browser brings; as often as OWASP asks of it (Password Storage Cheat Sheet).
const ROUNDS = 600_000
const MOST_ROUNDS = 10_000_000

/** How a passphrase leads to the keys of one vault. Nothing in it is secret. */
export const lockSchema = z.object({
  id: z.uuid(),
  rounds: z.int().min(100_000).max(MOST_ROUNDS),
  salt: z.base64().min(16),
  /** The vault's own key, sealed by what comes of the passphrase. */
  key: z.base64().min(16),
})
export type Lock = z.infer<typeof lockSchema>

/** Seals and opens what is in one vault, and gives the names in it names that say nothing. */
export interface Keys {
  readonly seal: (bytes: Uint8Array<ArrayBuffer>, what: string) => Promise<Uint8Array<ArrayBuffer>>
  /** @throws (rejects) when it was not sealed by these keys as exactly that */
  readonly open: (sealed: Uint8Array<ArrayBuffer>, what: string) => Promise<Uint8Array<ArrayBuffer>>
  readonly hide: (name: string) => Promise<string>
}

const IV_BYTES = 12

/** A new lock, and the keys behind it. */
export async function newLock(passphrase: string, rounds = ROUNDS): Promise<{ lock: Lock; keys: Keys }> {
  const [salt, key] = [randomBytes(16), randomBytes(32)]
  const id = crypto.randomUUID()
  const sealed = await seal(await keyFrom(passphrase, salt, rounds), key, id)
  return { lock: { id, rounds, salt: toBase64(salt), key: toBase64(sealed) }, keys: await keysFrom(key) }
}

/** @throws (rejects) VaultError wrong-passphrase */
export async function openLock({ id, rounds, salt, key }: Lock, passphrase: string): Promise<Keys> {
  const derived = await keyFrom(passphrase, fromBase64(salt), rounds)
  try {
    return await keysFrom(await open(derived, fromBase64(key), id))
  } catch {
    throw new VaultError('wrong-passphrase')
  }
}

async function keyFrom(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const secret = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(how, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

async function keysFrom(bytes: Uint8Array<ArrayBuffer>): Promise<Keys> {
  const secret = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
  const derive = (info: string, of: AesKeyGenParams | HmacKeyGenParams, uses: KeyUsage[]) => {
    const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(info) }
    return crypto.subtle.deriveKey(how, secret, of, false, uses)
  }
  const sealing = await derive('seal', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt'])
  const hiding = await derive('hide', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign'])
  return {
    seal: (content, what) => seal(sealing, content, what),
    open: (sealed, what) => open(sealing, sealed, what),
    hide: async name =>
      toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', hiding, new TextEncoder().encode(name)))),
  }
}

async function seal(key: CryptoKey, content: Uint8Array<ArrayBuffer>, what: string): Promise<Uint8Array<ArrayBuffer>> {
  const iv = randomBytes(IV_BYTES)
  const how = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(what) }
  const sealed = await crypto.subtle.encrypt(how, key, content)
  const both = new Uint8Array(IV_BYTES + sealed.byteLength)
  both.set(iv)
  both.set(new Uint8Array(sealed), IV_BYTES)
  return both
}

async function open(key: CryptoKey, sealed: Uint8Array<ArrayBuffer>, what: string): Promise<Uint8Array<ArrayBuffer>> {
  const iv = sealed.slice(0, IV_BYTES)
  const how = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(what) }
  return new Uint8Array(await crypto.subtle.decrypt(how, key, sealed.slice(IV_BYTES)))
}

function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count))
}
