import type { Certainty } from './credit-error.ts'
import type { CreditErrorKind } from './error-kinds.ts'

interface Claim {
  /** One plain sentence the person confirms and signs. */
  readonly says: string
  /** What the letter asks for. `separate`: it belongs to someone else's file. */
  readonly wants: 'correct' | 'delete' | 'separate'
}

/** What a letter says is wrong, for each error, as the person would say it. */
export const CLAIMS: Readonly<Record<CreditErrorKind, Claim>> = {
  fraud_account_not_mine: { says: 'I did not open this account.', wants: 'delete' },
  fraud_charges_on_real_account: { says: 'This account is mine, but charges on it are not.', wants: 'correct' },
  fraud_collection_not_mine: { says: 'This debt was never mine.', wants: 'delete' },
  fraud_inquiry: { says: 'I did not apply to this company.', wants: 'delete' },
  fraud_mixed_file: { says: 'This belongs to another person.', wants: 'separate' },
  fraud_name_wrong: { says: 'This is not my name.', wants: 'delete' },
  fraud_address_wrong: { says: 'I never lived at this address.', wants: 'delete' },
  fraud_ssn_dob_wrong: { says: 'These digits or this date of birth are not mine.', wants: 'correct' },
  fraud_employer_wrong: { says: 'I never worked there.', wants: 'delete' },
  fraud_deceased: { says: 'I am alive.', wants: 'correct' },
  fraud_reinserted_blocked: { says: 'This was taken out before, and it has come back.', wants: 'delete' },
  fraud_trafficking: { says: 'This debt was forced on me.', wants: 'delete' },
  acct_late_wrong: { says: 'This payment was not late.', wants: 'correct' },
  acct_balance_wrong: { says: 'This amount is wrong.', wants: 'correct' },
  acct_paid_shows_owing: { says: 'Nothing is left to pay on it.', wants: 'correct' },
  acct_charged_off_sold_balance: {
    says: 'This account was sold, so nothing is owed to this company any more.',
    wants: 'correct',
  },
  acct_duplicate: { says: 'This is the same debt as another entry.', wants: 'delete' },
  acct_status_wrong: { says: 'The status is wrong.', wants: 'correct' },
  acct_bankruptcy_not_updated: { says: 'This debt was discharged in my bankruptcy.', wants: 'correct' },
  acct_not_liable: { says: 'I am not responsible for this account.', wants: 'delete' },
  acct_limit_or_type_wrong: { says: 'This detail is wrong.', wants: 'correct' },
  acct_dispute_flag_missing: {
    says: 'I dispute this with the company, and the report does not say so.',
    wants: 'correct',
  },
  acct_medical_policy: { says: 'By your own published policy you do not report this.', wants: 'delete' },
  acct_medical_state_or_va: { says: 'This is medical debt of a kind that should not be reported.', wants: 'delete' },
  old_obsolete_chargeoff_collection: { says: 'This is older than a report may show.', wants: 'delete' },
  old_obsolete_late: { says: 'This late mark is older than a report may show.', wants: 'delete' },
  old_reaged: { says: 'The date it went bad was moved to a later one.', wants: 'correct' },
  old_dofd_missing: { says: 'The entry has no date of first delinquency.', wants: 'correct' },
  old_bankruptcy: { says: 'This bankruptcy is older than a report may show.', wants: 'delete' },
  old_public_record: { says: 'This court record should not be in my report.', wants: 'delete' },
  old_paid_collection: { says: 'I paid this collection.', wants: 'correct' },
  old_collection_after_dispute_no_validation: {
    says: 'I disputed this debt in writing in time, and it is reported without saying so.',
    wants: 'correct',
  },
  old_reported_before_contact: { says: 'It was reported before anyone had told me of it.', wants: 'delete' },
  old_inquiry_2y: {
    says: 'This inquiry is more than two years old, and you normally take it out then.',
    wants: 'delete',
  },
  old_sol_vs_reporting: { says: 'The time to sue on this debt is over.', wants: 'correct' },
  old_student_loan_default: { says: 'This loan is no longer in default.', wants: 'correct' },
}

/** The same where no law says so, only what the bureaus announced or normally do: asked, never claimed. */
const BY_HABIT: Partial<Record<CreditErrorKind, string>> = {
  old_obsolete_chargeoff_collection:
    'More than seven years have passed since the first missed payment, and you normally take it out then.',
  old_bankruptcy: 'More than seven years have passed since the filing, and you normally take it out then.',
  old_public_record: 'You have said that you no longer report records of this kind.',
  old_obsolete_late: 'This late mark is old, and you normally take such marks out by now.',
}

/** What a letter says is wrong with an entry, no surer than it is.
 *  @law decision 20
 *  @example claimOf('old_obsolete_chargeoff_collection', 'practice') // no word of what a report *may* show */
export function claimOf(kind: CreditErrorKind, certainty: Certainty): Claim {
  const { says, wants } = CLAIMS[kind]
  return { says: restsOnLaw(certainty) ? says : (BY_HABIT[kind] ?? says), wants }
}

export function restsOnLaw(certainty: Certainty): boolean {
  return certainty !== 'practice' && certainty !== 'policy'
}
