import type { Label } from '#reading/language/classifier/labels.ts'
import { accusesOfCrime } from './accuses-of-crime.ts'
import { arrest } from './arrest.ts'
import { attorneyFees } from './attorney-fees.ts'
import { benefitsOffset } from './benefits-offset.ts'
import { collectionFee } from './collection-fee.ts'
import { convenienceFee } from './convenience-fee.ts'
import { copiesAttached } from './copies-attached.ts'
import { creditOfOthers } from './credit-of-others.ts'
import { creditReporting } from './credit-reporting.ts'
import { deniesCollecting } from './denies-collecting.ts'
import type { Disclaimer } from './disclaimer.ts'
import { disputeNeedsReasonOrProof } from './dispute-needs-reason-or-proof.ts'
import { disputeRightDenied } from './dispute-right-denied.ts'
import { disputeWindowShortened } from './dispute-window-shortened.ts'
import { exemptIncome } from './exempt-income.ts'
import { garnishment } from './garnishment.ts'
import { homeLoss } from './home-loss.ts'
import { innocentPurchaser } from './innocent-purchaser.ts'
import { insult } from './insult.ts'
import { licenseLoss } from './license-loss.ts'
import { noticesToOthers } from './notices-to-others.ts'
import { oneTimeOffer } from './one-time-offer.ts'
import { paymentApplication } from './payment-application.ts'
import { posesAsAttorney } from './poses-as-attorney.ts'
import { posesAsGovernment } from './poses-as-government.ts'
import { postdatedCheckThreat } from './postdated-check-threat.ts'
import { pressesFamilyOfDeceased } from './presses-family-of-deceased.ts'
import { publication } from './publication.ts'
import { saleEndsRights } from './sale-ends-rights.ts'
import { silenceIsAdmission } from './silence-is-admission.ts'
import { violence } from './violence.ts'

/** What plainly takes each of these back. */
export const DISCLAIMERS: Partial<Record<Label, Disclaimer | readonly Disclaimer[]>> = {
  'fees/collection-fee': collectionFee,
  'fees/convenience-fee': convenienceFee,
  'says/accuses-of-crime': accusesOfCrime,
  'says/denies-collecting': deniesCollecting,
  'says/dispute-needs-reason-or-proof': disputeNeedsReasonOrProof,
  'says/dispute-right-denied': disputeRightDenied,
  'says/dispute-window-shortened': disputeWindowShortened,
  'says/false-credit-claim': creditOfOthers,
  'says/innocent-purchaser': innocentPurchaser,
  'says/insult': insult,
  'says/one-time-offer': oneTimeOffer,
  'says/payment-application-not-yours': paymentApplication,
  'says/poses-as-attorney': posesAsAttorney,
  'says/poses-as-credit-bureau': creditOfOthers,
  'says/poses-as-government': posesAsGovernment,
  'says/postdated-check-threat': postdatedCheckThreat,
  'says/presses-family-of-deceased': pressesFamilyOfDeceased,
  'says/publishes-debt': publication,
  'says/sale-ends-rights': saleEndsRights,
  'says/silence-is-admission': silenceIsAdmission,
  'threats/arrest': arrest,
  'threats/attorney-fees': attorneyFees,
  'threats/bank-levy': copiesAttached,
  'threats/benefits-offset': benefitsOffset,
  'threats/credit-reporting': creditReporting,
  'threats/criminal-complaint': arrest,
  'threats/exempt-income': exemptIncome,
  'threats/garnishment': garnishment,
  'threats/home-loss': homeLoss,
  'threats/license-loss': licenseLoss,
  'threats/publication': publication,
  'threats/tell-employer': noticesToOthers,
  'threats/tell-others': noticesToOthers,
  'threats/violence': violence,
}
