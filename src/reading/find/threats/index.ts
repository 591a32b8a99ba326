import type { ThreatFinder } from '#reading/find/statement.ts'
import { arrest } from './arrest.ts'
import { attorneyFees } from './attorney-fees.ts'
import { bankLevy } from './bank-levy.ts'
import { benefitsOffset } from './benefits-offset.ts'
import { creditReporting } from './credit-reporting.ts'
import { criminalComplaint } from './criminal-complaint.ts'
import { custody } from './custody.ts'
import { deviceDisable } from './device-disable.ts'
import { exemptIncome } from './exempt-income.ts'
import { garnishment } from './garnishment.ts'
import { homeLoss } from './home-loss.ts'
import { immigration } from './immigration.ts'
import { interestOrFees } from './interest-or-fees.ts'
import { judgment } from './judgment.ts'
import { licenseLoss } from './license-loss.ts'
import { lien } from './lien.ts'
import { passport } from './passport.ts'
import { publication } from './publication.ts'
import { referToAttorney } from './refer-to-attorney.ts'
import { repossession } from './repossession.ts'
import { seizure } from './seizure.ts'
import { suit } from './suit.ts'
import { taxReport } from './tax-report.ts'
import { tellEmployer } from './tell-employer.ts'
import { tellOthers } from './tell-others.ts'
import { violence } from './violence.ts'
import { visit } from './visit.ts'

/** Every threatened action, one file each. */
export const THREATS: readonly ThreatFinder[] = [
  suit,
  judgment,
  garnishment,
  bankLevy,
  lien,
  homeLoss,
  seizure,
  exemptIncome,
  repossession,
  arrest,
  criminalComplaint,
  violence,
  creditReporting,
  tellEmployer,
  tellOthers,
  visit,
  publication,
  licenseLoss,
  immigration,
  custody,
  passport,
  taxReport,
  benefitsOffset,
  referToAttorney,
  attorneyFees,
  interestOrFees,
  deviceDisable,
]
