import { createECDH } from 'node:crypto'
import { installationKey } from '#server/blobs/encryption.ts'
import type { Config } from '#server/config.ts'

/** Who we are to push services.  @law RFC 8292 */
export interface PushKey {
  /** Uncompressed point, base64url: browsers subscribe with it. */
  readonly publicKey: string
  readonly privateKey: string
  /** Where a push service writes to when we misbehave. */
  readonly contact: string
}

/** The key pair of this installation: the one that is set, or one made on first start and kept with the other keys.
 *  @throws when the key that is set is none of the curve P-256 */
export function pushKeyFrom(config: Pick<Config, 'keysDir' | 'pushKey' | 'supportEmail' | 'mailFrom'>): PushKey {
  const secret = config.pushKey
    ? Buffer.from(config.pushKey, 'base64url')
    : installationKey(config.keysDir, 'push-key-1')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: secret.toString('base64url'),
    contact: `mailto:${config.supportEmail ?? config.mailFrom}`,
  }
}
