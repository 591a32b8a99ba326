/** Why the vault could not do what was asked. Whatever it holds is as it was before. */
export type VaultFault =
  /** The passphrase does not open it. */
  | 'wrong-passphrase'
  /** No vault is on this phone, or another tab deleted it. */
  | 'gone'
  /** There is one already. */
  | 'exists'
  /** The phone has no room for more. */
  | 'full'
  /** This browser keeps nothing: a private window of some browsers, or storage is switched off. */
  | 'unavailable'
  /** The file was made by something else. */
  | 'no-vault-file'
  /** The file was a vault once: a part is missing, or was changed. */
  | 'damaged-file'

export class VaultError extends Error {
  readonly fault: VaultFault

  constructor(fault: VaultFault) {
    super(fault)
    this.fault = fault
  }
}
