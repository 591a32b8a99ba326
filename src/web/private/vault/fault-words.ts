import type { PlainPhrase } from '#language/phrase.ts'
import { VaultError, type VaultFault } from './vault-error.ts'

/** What went wrong with the vault, and what to do now. */
const FAULTS: Readonly<Record<VaultFault, PlainPhrase>> = {
  'wrong-passphrase': 'This passphrase does not open it. Look for capital letters and spaces. Nothing was changed.',
  gone: 'The vault is not on this phone any more. Another tab may have deleted it.',
  exists: 'There is a vault on this phone already. Open it, or delete it first.',
  full: 'This phone has no room for it. Nothing was changed. Free some space and try again.',
  unavailable: 'This browser keeps nothing, perhaps because this is a private window. Open Writeback in a normal one.',
  'no-vault-file': 'This file is not a copy of a vault.',
  'damaged-file': 'This copy is not whole: a part is missing or was changed. Nothing of it was used.',
}

/** Why the last change of a letter is not in the vault. */
export const NOT_KEPT: Readonly<Record<VaultFault, PlainPhrase>> = {
  ...FAULTS,
  gone: 'The vault was deleted in another tab. This letter is only in this tab now: download what you need.',
  full: 'This phone has no room: the last change is not in your vault. Download what you need, or free some space.',
}

/** What to say of any failure. One that is not the vault's own is left for whoever looks at this browser's console. */
export function faultWords(error: unknown): PlainPhrase {
  if (error instanceof VaultError) return FAULTS[error.fault]
  reportError(error)
  return 'Something went wrong. What is in your vault is as it was. Try again.'
}
