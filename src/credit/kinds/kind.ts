import type { Citation } from '#law/citations.ts'

/** The letters of credit-reporting.yaml, by what they are. `none`: nothing to dispute, only to explain. */
export type CreditLetterId =
  | 'bureau-dispute'
  | 'furnisher-dispute'
  | 'block-identity-theft'
  | 'block-trafficking'
  | 'obsolete'
  | 'inquiry'
  | 'debt-validation'
  | 'reinsertion'
  | 'none'

/** `auto`: the report alone can show it. `assist`: the report gives a hint and the person decides. `user`: only the person
 *  can know. */
export type Detection = 'auto' | 'assist' | 'user'

export interface KindOfError {
  readonly category: 'fraud' | 'accounts' | 'oldDebts'
  readonly label: string
  readonly detection: Detection
  readonly citations: readonly Citation[]
  /** When it rests on what the bureaus have announced and no statute. */
  readonly policy?: string
  readonly proofHelps: readonly string[]
  readonly letters: readonly CreditLetterId[]
  /** What must not be claimed, in words for the person. */
  readonly caution?: string
}
