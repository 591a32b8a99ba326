import type { ErrorFinder } from '#credit/credit-case.ts'
import { accountNotMine } from './account-not-mine.ts'
import { balanceWrong } from './balance-wrong.ts'
import { bankruptcyNotUpdated } from './bankruptcy-not-updated.ts'
import { cameBack } from './came-back.ts'
import { chargesNotMine } from './charges-not-mine.ts'
import { collectionNotMine } from './collection-not-mine.ts'
import { deceased } from './deceased.ts'
import { disputeFlagMissing } from './dispute-flag-missing.ts'
import { dofdMissing } from './dofd-missing.ts'
import { duplicate } from './duplicate.ts'
import { lateWrong } from './late-wrong.ts'
import { limitOrTypeWrong } from './limit-or-type-wrong.ts'
import { medicalPolicy } from './medical-policy.ts'
import { medicalStateOrVa } from './medical-state-or-va.ts'
import { mixedFile } from './mixed-file.ts'
import { neverValidated } from './never-validated.ts'
import { notLiable } from './not-liable.ts'
import { obsoleteCollection } from './obsolete-collection.ts'
import { obsoleteLate } from './obsolete-late.ts'
import { oldBankruptcy } from './old-bankruptcy.ts'
import { oldInquiry } from './old-inquiry.ts'
import { oldPublicRecord } from './old-public-record.ts'
import { paidCollection } from './paid-collection.ts'
import { paidShowsOwing } from './paid-shows-owing.ts'
import { reaged } from './reaged.ts'
import { reportedBeforeContact } from './reported-before-contact.ts'
import { soldBalance } from './sold-balance.ts'
import { statusWrong } from './status-wrong.ts'
import { studentLoan } from './student-loan.ts'
import { trafficking } from './trafficking.ts'
import { unknownInquiry } from './unknown-inquiry.ts'
import { wrongAddress } from './wrong-address.ts'
import { wrongEmployer } from './wrong-employer.ts'
import { wrongName } from './wrong-name.ts'
import { wrongSsnOrBirth } from './wrong-ssn-or-birth.ts'

/** One line an error. `old_sol_vs_reporting` has no finder: it is no error, and nothing is disputed. */
export const ERROR_FINDERS: readonly ErrorFinder[] = [
  accountNotMine,
  chargesNotMine,
  collectionNotMine,
  unknownInquiry,
  mixedFile,
  wrongName,
  wrongAddress,
  wrongSsnOrBirth,
  wrongEmployer,
  deceased,
  cameBack,
  trafficking,
  lateWrong,
  balanceWrong,
  paidShowsOwing,
  soldBalance,
  duplicate,
  statusWrong,
  bankruptcyNotUpdated,
  notLiable,
  limitOrTypeWrong,
  disputeFlagMissing,
  medicalPolicy,
  medicalStateOrVa,
  obsoleteCollection,
  obsoleteLate,
  reaged,
  dofdMissing,
  oldBankruptcy,
  oldPublicRecord,
  paidCollection,
  neverValidated,
  reportedBeforeContact,
  oldInquiry,
  studentLoan,
]
