import type { StatementFinder } from '#reading/find/statement.ts'
import { amountGivenElsewhere } from './amount-given-elsewhere.ts'
import { attorneyReviewClaimed } from './attorney-review-claimed.ts'
import { creditorUnnamed } from './creditor-unnamed.ts'
import { disputeByPhoneOnly } from './dispute-by-phone-only.ts'
import { disputeNeedsReasonOrProof } from './dispute-needs-reason-or-proof.ts'
import { disputeOnlyInWriting } from './dispute-only-in-writing.ts'
import { disputeRightDenied } from './dispute-right-denied.ts'
import { disputeWindowShortened } from './dispute-window-shortened.ts'
import { imitatesCourtPaper } from './imitates-court-paper.ts'
import { silenceIsAdmission } from './silence-is-admission.ts'
import { suitBeforeWindowEnds } from './suit-before-window-ends.ts'
import { totalMayBeIncomplete } from './total-may-be-incomplete.ts'
import { verificationWithoutWriting } from './verification-without-writing.ts'

/** What a letter says about the notice of rights, the amount and the court: one file each. */
export const NOTICE_STATEMENTS: readonly StatementFinder[] = [
  disputeOnlyInWriting,
  verificationWithoutWriting,
  disputeNeedsReasonOrProof,
  disputeWindowShortened,
  silenceIsAdmission,
  disputeRightDenied,
  disputeByPhoneOnly,
  totalMayBeIncomplete,
  amountGivenElsewhere,
  creditorUnnamed,
  attorneyReviewClaimed,
  suitBeforeWindowEnds,
  imitatesCourtPaper,
]
