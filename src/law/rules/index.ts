import type { Rule } from '#law/define-rule.ts'
import { accusedOfCrime } from './accused-of-crime.ts'
import { acknowledgementOrWaiverForm } from './acknowledgement-or-waiver-form.ts'
import { attorneyImpersonation } from './attorney-impersonation.ts'
import { attorneyLetterNoMeaningfulReview } from './attorney-letter-no-meaningful-review.ts'
import { careOfEmployer } from './care-of-employer.ts'
import { convenienceFee } from './convenience-fee.ts'
import { crFalseConsequenceOrPromise } from './cr-false-consequence-or-promise.ts'
import { creditBureauImpersonation } from './credit-bureau-impersonation.ts'
import { deceasedFamilyPressured } from './deceased-family-pressured.ts'
import { disputeByPhoneOnly } from './dispute-by-phone-only.ts'
import { disputeMustBeInWriting } from './dispute-must-be-in-writing.ts'
import { disputeRequiresReasonOrProof } from './dispute-requires-reason-or-proof.ts'
import { disputeRightContradicted } from './dispute-right-contradicted.ts'
import { disputeWindowShortened } from './dispute-window-shortened.ts'
import { disputeWritingRequirementOmitted } from './dispute-writing-requirement-omitted.ts'
import { emailTextNoOptOut } from './email-text-no-opt-out.ts'
import { envelopeMarkings } from './envelope-markings.ts'
import { falseBalanceMayIncrease } from './false-balance-may-increase.ts'
import { falseUrgency } from './false-urgency.ts'
import { governmentImpersonation } from './government-impersonation.ts'
import { harassingLanguage } from './harassing-language.ts'
import { innocentPurchaserClaim } from './innocent-purchaser-claim.ts'
import { miniMirandaInitialMissing } from './mini-miranda-initial-missing.ts'
import { miniMirandaSubsequentMissing } from './mini-miranda-subsequent-missing.ts'
import { mirandaWrongLanguage } from './miranda-wrong-language.ts'
import { multipleDebtsPaymentControl } from './multiple-debts-payment-control.ts'
import { notAttemptToCollectContradiction } from './not-attempt-to-collect-contradiction.ts'
import { overshadowPayBeforeWindowEnds } from './overshadow-pay-before-window-ends.ts'
import { overshadowSuitThreatInWindow } from './overshadow-suit-threat-in-window.ts'
import { postcard } from './postcard.ts'
import { postdatedCheckCriminal } from './postdated-check-criminal.ts'
import { publicationOfDebt } from './publication-of-debt.ts'
import { servicesOrCompensationMisstated } from './services-or-compensation-misstated.ts'
import { settlement1099cMisleading } from './settlement-1099c-misleading.ts'
import { settlementFalseExpiry } from './settlement-false-expiry.ts'
import { silenceMeansYouAdmitDebt } from './silence-means-you-admit-debt.ts'
import { simulatedLegalProcess } from './simulated-legal-process.ts'
import { soldLoseDefences } from './sold-lose-defences.ts'
import { summonsReceived } from './summons-received.ts'
import { threatArrestOrJail } from './threat-arrest-or-jail.ts'
import { threatExemptIncome } from './threat-exempt-income.ts'
import { threatFalseAttorneyFees } from './threat-false-attorney-fees.ts'
import { threatGarnishWithoutJudgment } from './threat-garnish-without-judgment.ts'
import { threatLienOrHome } from './threat-lien-or-home.ts'
import { threatOfSuitNotIntended } from './threat-of-suit-not-intended.ts'
import { threatOfViolence } from './threat-of-violence.ts'
import { threatOtherUnlawfulConsequence } from './threat-other-unlawful-consequence.ts'
import { threatTellEmployerOrNeighbors } from './threat-tell-employer-or-neighbors.ts'
import { unauthorisedCollectionFee } from './unauthorised-collection-fee.ts'
import { vnAccountNumberMissing } from './vn-account-number-missing.ts'
import { vnAmountMissing } from './vn-amount-missing.ts'
import { vnAmountUnclear } from './vn-amount-unclear.ts'
import { vnAssumedValidMissing } from './vn-assumed-valid-missing.ts'
import { vnCfpbReferenceMissing } from './vn-cfpb-reference-missing.ts'
import { vnCollectorAddressMissing } from './vn-collector-address-missing.ts'
import { vnConsumerAddressMissing } from './vn-consumer-address-missing.ts'
import { vnCreditorAmbiguous } from './vn-creditor-ambiguous.ts'
import { vnCurrentCreditorMissing } from './vn-current-creditor-missing.ts'
import { vnDisputePromptsMissing } from './vn-dispute-prompts-missing.ts'
import { vnElectronicDisputeStatementMissing } from './vn-electronic-dispute-statement-missing.ts'
import { vnEndDateMissing } from './vn-end-date-missing.ts'
import { vnEndDateTooEarly } from './vn-end-date-too-early.ts'
import { vnItemizationAmountMissing } from './vn-itemization-amount-missing.ts'
import { vnItemizationDateCreditorMissing } from './vn-itemization-date-creditor-missing.ts'
import { vnItemizationDateMissing } from './vn-itemization-date-missing.ts'
import { vnItemizationDoesNotAddUp } from './vn-itemization-does-not-add-up.ts'
import { vnItemizationMissing } from './vn-itemization-missing.ts'
import { vnMissingEntirely } from './vn-missing-entirely.ts'
import { vnOriginalCreditorPromptMissing } from './vn-original-creditor-prompt-missing.ts'
import { vnOriginalCreditorStatementMissing } from './vn-original-creditor-statement-missing.ts'
import { vnResponseAddressesMissing } from './vn-response-addresses-missing.ts'
import { vnRightsHidden } from './vn-rights-hidden.ts'
import { vnVerificationMissing } from './vn-verification-missing.ts'

/** Every rule, in the catalogue's order. A new rule is a file beside this one and a line here. */
export const RULES: readonly Rule[] = [
  vnMissingEntirely,
  vnAmountMissing,
  vnAmountUnclear,
  vnCurrentCreditorMissing,
  vnCreditorAmbiguous,
  vnAssumedValidMissing,
  vnVerificationMissing,
  vnOriginalCreditorStatementMissing,
  vnCollectorAddressMissing,
  vnConsumerAddressMissing,
  vnItemizationDateCreditorMissing,
  vnAccountNumberMissing,
  vnItemizationDateMissing,
  vnItemizationAmountMissing,
  vnItemizationMissing,
  vnItemizationDoesNotAddUp,
  vnEndDateMissing,
  vnEndDateTooEarly,
  vnDisputePromptsMissing,
  vnOriginalCreditorPromptMissing,
  vnResponseAddressesMissing,
  vnCfpbReferenceMissing,
  vnElectronicDisputeStatementMissing,
  vnRightsHidden,
  disputeMustBeInWriting,
  disputeWritingRequirementOmitted,
  disputeRequiresReasonOrProof,
  disputeWindowShortened,
  silenceMeansYouAdmitDebt,
  overshadowPayBeforeWindowEnds,
  overshadowSuitThreatInWindow,
  disputeRightContradicted,
  disputeByPhoneOnly,
  miniMirandaInitialMissing,
  miniMirandaSubsequentMissing,
  mirandaWrongLanguage,
  notAttemptToCollectContradiction,
  creditBureauImpersonation,
  governmentImpersonation,
  attorneyImpersonation,
  attorneyLetterNoMeaningfulReview,
  simulatedLegalProcess,
  threatOfSuitNotIntended,
  threatGarnishWithoutJudgment,
  threatExemptIncome,
  threatArrestOrJail,
  accusedOfCrime,
  threatLienOrHome,
  threatFalseAttorneyFees,
  falseUrgency,
  threatTellEmployerOrNeighbors,
  threatOtherUnlawfulConsequence,
  threatOfViolence,
  unauthorisedCollectionFee,
  convenienceFee,
  falseBalanceMayIncrease,
  multipleDebtsPaymentControl,
  servicesOrCompensationMisstated,
  settlementFalseExpiry,
  settlement1099cMisleading,
  acknowledgementOrWaiverForm,
  crFalseConsequenceOrPromise,
  soldLoseDefences,
  innocentPurchaserClaim,
  postcard,
  envelopeMarkings,
  emailTextNoOptOut,
  postdatedCheckCriminal,
  careOfEmployer,
  harassingLanguage,
  publicationOfDebt,
  deceasedFamilyPressured,
  summonsReceived,
]
