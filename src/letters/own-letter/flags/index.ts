import type { FlagRule } from '#letters/own-letter/define-flag.ts'
import { admitsDebt } from './admits-debt.ts'
import { allCaps } from './all-caps.ts'
import { contradiction } from './contradiction.ts'
import { extortionateDemand } from './extortionate-demand.ts'
import { falseAuthority } from './false-authority.ts'
import { givesBankAccount } from './gives-bank-account.ts'
import { givesDateOfBirth } from './gives-date-of-birth.ts'
import { givesDefaultDate } from './gives-default-date.ts'
import { givesEmployer } from './gives-employer.ts'
import { givesFullSsn } from './gives-full-ssn.ts'
import { givesIdNumber } from './gives-id-number.ts'
import { givesPartialSsn } from './gives-partial-ssn.ts'
import { givesPhoneNumber } from './gives-phone-number.ts'
import { hasLawyer } from './has-lawyer.ts'
import { identityTheftHint } from './identity-theft-hint.ts'
import { insult } from './insult.ts'
import { noDispute } from './no-dispute.ts'
import { noWrittenTerms } from './no-written-terms.ts'
import { overstatesRight } from './overstates-right.ts'
import { promiseOutsideOfferTerms } from './promise-outside-offer-terms.ts'
import { promisesPayment } from './promises-payment.ts'
import { recordingClaim } from './recording-claim.ts'
import { sendsOriginals } from './sends-originals.ts'
import { sendsPayment } from './sends-payment.ts'
import { threatensViolence } from './threatens-violence.ts'
import { unneededFinances } from './unneeded-finances.ts'
import { unneededStory } from './unneeded-story.ts'
import { vagueRequest } from './vague-request.ts'
import { wrongDamages } from './wrong-damages.ts'
import { wrongDate } from './wrong-date.ts'
import { wrongLaw } from './wrong-law.ts'

/** Everything the linter looks for, gravest kinds first. */
export const FLAG_RULES: readonly FlagRule[] = [
  threatensViolence,
  extortionateDemand,
  givesFullSsn,
  givesBankAccount,
  sendsPayment,
  admitsDebt,
  promisesPayment,
  promiseOutsideOfferTerms,
  hasLawyer,
  sendsOriginals,
  wrongLaw,
  wrongDamages,
  vagueRequest,
  noDispute,
  noWrittenTerms,
  overstatesRight,
  contradiction,
  wrongDate,
  falseAuthority,
  identityTheftHint,
  recordingClaim,
  givesDefaultDate,
  givesPartialSsn,
  givesDateOfBirth,
  givesIdNumber,
  givesEmployer,
  givesPhoneNumber,
  insult,
  unneededFinances,
  unneededStory,
  allCaps,
]
