import type { StatementFinder } from '#reading/find/statement.ts'
import { accusesOfCrime } from './accuses-of-crime.ts'
import { chargesKeepGrowing, collectionChargesAccrue } from './charges-keep-growing.ts'
import { deniesCollecting } from './denies-collecting.ts'
import { falseCreditClaim } from './false-credit-claim.ts'
import { falseUrgency } from './false-urgency.ts'
import { ignoreCourtPapers } from './ignore-court-papers.ts'
import { innocentPurchaser } from './innocent-purchaser.ts'
import { insult } from './insult.ts'
import { misstatesServicesOrPay } from './misstates-services-or-pay.ts'
import { oneTimeOffer } from './one-time-offer.ts'
import { paymentApplicationNotYours } from './payment-application-not-yours.ts'
import { paymentOrSignatureWaives } from './payment-or-signature-waives.ts'
import { posesAsAttorney } from './poses-as-attorney.ts'
import { posesAsCreditBureau } from './poses-as-credit-bureau.ts'
import { posesAsGovernment } from './poses-as-government.ts'
import { postdatedCheckThreat } from './postdated-check-threat.ts'
import { pressesFamilyOfDeceased } from './presses-family-of-deceased.ts'
import { publishesDebt } from './publishes-debt.ts'
import { saleEndsRights } from './sale-ends-rights.ts'
import { taxReportClaim } from './tax-report.ts'

/** What a letter says about its sender, the debt and the person: one file each. */
export const CONDUCT_STATEMENTS: readonly StatementFinder[] = [
  deniesCollecting,
  posesAsCreditBureau,
  posesAsGovernment,
  posesAsAttorney,
  accusesOfCrime,
  falseUrgency,
  chargesKeepGrowing,
  collectionChargesAccrue,
  paymentApplicationNotYours,
  misstatesServicesOrPay,
  oneTimeOffer,
  taxReportClaim,
  paymentOrSignatureWaives,
  falseCreditClaim,
  saleEndsRights,
  innocentPurchaser,
  postdatedCheckThreat,
  insult,
  publishesDebt,
  pressesFamilyOfDeceased,
  ignoreCourtPapers,
]
