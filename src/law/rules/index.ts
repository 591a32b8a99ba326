import type { Rule } from '#law/define-rule.ts'
import { accusedOfCrime } from './accused-of-crime.ts'
import { acknowledgementOrWaiverForm } from './acknowledgement-or-waiver-form.ts'
import { amountGrewUnexplained } from './amount-grew-unexplained.ts'
import { attorneyImpersonation } from './attorney-impersonation.ts'
import { attorneyLetterNoMeaningfulReview } from './attorney-letter-no-meaningful-review.ts'
import { balanceMayGrowUndisclosed } from './balance-may-grow-undisclosed.ts'
import { bankruptcyStay } from './bankruptcy-stay.ts'
import { callFrequency } from './call-frequency.ts'
import { callerIdentityHidden } from './caller-identity-hidden.ts'
import { careOfEmployer } from './care-of-employer.ts'
import { ceaseLetterIgnored } from './cease-letter-ignored.ts'
import { chargesByConcealment } from './charges-by-concealment.ts'
import { convenienceFee } from './convenience-fee.ts'
import { crDisputeNotNoted } from './cr-dispute-not-noted.ts'
import { crFalseConsequenceOrPromise } from './cr-false-consequence-or-promise.ts'
import { crMedicalDebtThreat } from './cr-medical-debt-threat.ts'
import { crObsoleteThreat } from './cr-obsolete-threat.ts'
import { crReportedBeforeContact } from './cr-reported-before-contact.ts'
import { creditBureauImpersonation } from './credit-bureau-impersonation.ts'
import { creditorPosingAsCollector } from './creditor-posing-as-collector.ts'
import { debtAlreadyPaidOrSettled } from './debt-already-paid-or-settled.ts'
import { deceasedFamilyPressured } from './deceased-family-pressured.ts'
import { dischargedInBankruptcy } from './discharged-in-bankruptcy.ts'
import { disputeByPhoneOnly } from './dispute-by-phone-only.ts'
import { disputeIgnored } from './dispute-ignored.ts'
import { disputeMustBeInWriting } from './dispute-must-be-in-writing.ts'
import { disputeRequiresReasonOrProof } from './dispute-requires-reason-or-proof.ts'
import { disputeRightContradicted } from './dispute-right-contradicted.ts'
import { disputeWindowShortened } from './dispute-window-shortened.ts'
import { disputeWritingRequirementOmitted } from './dispute-writing-requirement-omitted.ts'
import { emailTextNoOptOut } from './email-text-no-opt-out.ts'
import { envelopeMarkings } from './envelope-markings.ts'
import { falseBalanceMayIncrease } from './false-balance-may-increase.ts'
import { falseBusinessName } from './false-business-name.ts'
import { falseJudgmentOrLegalStatus } from './false-judgment-or-legal-status.ts'
import { falseUrgency } from './false-urgency.ts'
import { governmentImpersonation } from './government-impersonation.ts'
import { harassingLanguage } from './harassing-language.ts'
import { ignoreCourtPapers } from './ignore-court-papers.ts'
import { inconvenientTimeOrPlace } from './inconvenient-time-or-place.ts'
import { innocentPurchaserClaim } from './innocent-purchaser-claim.ts'
import { locationLetterRevealsDebt } from './location-letter-reveals-debt.ts'
import { mediumOptOutIgnored } from './medium-opt-out-ignored.ts'
import { miniMirandaInitialMissing } from './mini-miranda-initial-missing.ts'
import { miniMirandaSubsequentMissing } from './mini-miranda-subsequent-missing.ts'
import { mirandaWrongLanguage } from './miranda-wrong-language.ts'
import { multipleDebtsPaymentControl } from './multiple-debts-payment-control.ts'
import { newCollectorNoNotice } from './new-collector-no-notice.ts'
import { notAttemptToCollectContradiction } from './not-attempt-to-collect-contradiction.ts'
import { notMyDebt } from './not-my-debt.ts'
import { originalCreditorMisidentified } from './original-creditor-misidentified.ts'
import { originalCreditorRequestIgnored } from './original-creditor-request-ignored.ts'
import { overshadowPayBeforeWindowEnds } from './overshadow-pay-before-window-ends.ts'
import { overshadowSuitThreatInWindow } from './overshadow-suit-threat-in-window.ts'
import { postcard } from './postcard.ts'
import { postdatedCheckCriminal } from './postdated-check-criminal.ts'
import { postdatedCheckEarly } from './postdated-check-early.ts'
import { postdatedCheckNoNotice } from './postdated-check-no-notice.ts'
import { publicationOfDebt } from './publication-of-debt.ts'
import { repeatedUnfulfilledThreats } from './repeated-unfulfilled-threats.ts'
import { representedConsumerContacted } from './represented-consumer-contacted.ts'
import { secondLetterOvershadows } from './second-letter-overshadows.ts'
import { servicesOrCompensationMisstated } from './services-or-compensation-misstated.ts'
import { settlement1099cMisleading } from './settlement-1099c-misleading.ts'
import { settlementFalseExpiry } from './settlement-false-expiry.ts'
import { settlementNotHonoured } from './settlement-not-honoured.ts'
import { silenceMeansYouAdmitDebt } from './silence-means-you-admit-debt.ts'
import { simulatedLegalProcess } from './simulated-legal-process.ts'
import { socialMediaPublic } from './social-media-public.ts'
import { soldLoseDefences } from './sold-lose-defences.ts'
import { soldPaidOrDischargedDebt } from './sold-paid-or-discharged-debt.ts'
import { summonsReceived } from './summons-received.ts'
import { tbdLawsuitFiled } from './tbd-lawsuit-filed.ts'
import { tbdNoDisclosure } from './tbd-no-disclosure.ts'
import { tbdRevivalTrap } from './tbd-revival-trap.ts'
import { tbdSuitOrThreat } from './tbd-suit-or-threat.ts'
import { thirdPartyTold } from './third-party-told.ts'
import { threatArrestOrJail } from './threat-arrest-or-jail.ts'
import { threatByUnlicensedCollector } from './threat-by-unlicensed-collector.ts'
import { threatExemptIncome } from './threat-exempt-income.ts'
import { threatFalseAttorneyFees } from './threat-false-attorney-fees.ts'
import { threatGarnishWithoutJudgment } from './threat-garnish-without-judgment.ts'
import { threatLienOrHome } from './threat-lien-or-home.ts'
import { threatOfSuitNotIntended } from './threat-of-suit-not-intended.ts'
import { threatOfViolence } from './threat-of-violence.ts'
import { threatOtherUnlawfulConsequence } from './threat-other-unlawful-consequence.ts'
import { threatRepossessionNoRight } from './threat-repossession-no-right.ts'
import { threatSuitLegallyBarred } from './threat-suit-legally-barred.ts'
import { threatTellEmployerOrNeighbors } from './threat-tell-employer-or-neighbors.ts'
import { unauthorisedCollectionFee } from './unauthorised-collection-fee.ts'
import { unauthorisedInterest } from './unauthorised-interest.ts'
import { verificationInadequate } from './verification-inadequate.ts'
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
import { vnLateAfterFirstContact } from './vn-late-after-first-contact.ts'
import { vnMissingEntirely } from './vn-missing-entirely.ts'
import { vnOriginalCreditorPromptMissing } from './vn-original-creditor-prompt-missing.ts'
import { vnOriginalCreditorStatementMissing } from './vn-original-creditor-statement-missing.ts'
import { vnResponseAddressesMissing } from './vn-response-addresses-missing.ts'
import { vnRightsHidden } from './vn-rights-hidden.ts'
import { vnSpanishRequestIgnored } from './vn-spanish-request-ignored.ts'
import { vnVerificationMissing } from './vn-verification-missing.ts'
import { workEmailUsed } from './work-email-used.ts'
import { workplaceContact } from './workplace-contact.ts'
import { wrongAmount } from './wrong-amount.ts'
import { wrongVenue } from './wrong-venue.ts'

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
  vnSpanishRequestIgnored,
  vnLateAfterFirstContact,
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
  secondLetterOvershadows,
  miniMirandaInitialMissing,
  miniMirandaSubsequentMissing,
  mirandaWrongLanguage,
  notAttemptToCollectContradiction,
  falseBusinessName,
  creditorPosingAsCollector,
  creditBureauImpersonation,
  governmentImpersonation,
  attorneyImpersonation,
  attorneyLetterNoMeaningfulReview,
  simulatedLegalProcess,
  ignoreCourtPapers,
  originalCreditorMisidentified,
  threatOfSuitNotIntended,
  repeatedUnfulfilledThreats,
  threatByUnlicensedCollector,
  threatGarnishWithoutJudgment,
  threatExemptIncome,
  threatArrestOrJail,
  accusedOfCrime,
  threatLienOrHome,
  threatRepossessionNoRight,
  threatFalseAttorneyFees,
  falseUrgency,
  threatTellEmployerOrNeighbors,
  threatOtherUnlawfulConsequence,
  threatOfViolence,
  debtAlreadyPaidOrSettled,
  notMyDebt,
  wrongAmount,
  unauthorisedCollectionFee,
  unauthorisedInterest,
  convenienceFee,
  balanceMayGrowUndisclosed,
  falseBalanceMayIncrease,
  amountGrewUnexplained,
  multipleDebtsPaymentControl,
  falseJudgmentOrLegalStatus,
  servicesOrCompensationMisstated,
  tbdSuitOrThreat,
  tbdNoDisclosure,
  tbdRevivalTrap,
  tbdLawsuitFiled,
  settlementFalseExpiry,
  settlement1099cMisleading,
  settlementNotHonoured,
  acknowledgementOrWaiverForm,
  crObsoleteThreat,
  crReportedBeforeContact,
  crDisputeNotNoted,
  crFalseConsequenceOrPromise,
  crMedicalDebtThreat,
  soldLoseDefences,
  innocentPurchaserClaim,
  newCollectorNoNotice,
  soldPaidOrDischargedDebt,
  postcard,
  envelopeMarkings,
  emailTextNoOptOut,
  workEmailUsed,
  mediumOptOutIgnored,
  socialMediaPublic,
  postdatedCheckCriminal,
  postdatedCheckEarly,
  postdatedCheckNoNotice,
  representedConsumerContacted,
  ceaseLetterIgnored,
  thirdPartyTold,
  careOfEmployer,
  inconvenientTimeOrPlace,
  workplaceContact,
  callFrequency,
  harassingLanguage,
  publicationOfDebt,
  disputeIgnored,
  originalCreditorRequestIgnored,
  verificationInadequate,
  dischargedInBankruptcy,
  bankruptcyStay,
  deceasedFamilyPressured,
  wrongVenue,
  summonsReceived,
  threatSuitLegallyBarred,
  locationLetterRevealsDebt,
  chargesByConcealment,
  callerIdentityHidden,
]
