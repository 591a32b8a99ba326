import { findAccountNumbers } from './account-numbers.ts'
import { findAddresseeRelationship } from './addressee-relationship.ts'
import { findAmounts } from './amounts.ts'
import { findCollectorAddress } from './collector-address.ts'
import { findCollector } from './collector.ts'
import { findConsumer } from './consumer.ts'
import { findContact } from './contact.ts'
import { findCourtPaper } from './court-paper.ts'
import { findCreditors } from './creditors.ts'
import { findCurrentAmount } from './current-amount.ts'
import { findDebtKind } from './debt-kind.ts'
import type { Finder } from './finder.ts'
import { findLawFirm } from './law-firm.ts'
import { findSenderRole } from './sender-role.ts'
import { findLanguage } from './language.ts'
import { findLetterDate } from './letter-date.ts'
import { findItemization } from './itemization.ts'
import { findItemizationDate } from './itemization-date.ts'
import { findPaymentDemands } from './payment-demands.ts'
import { findSettlementOffers } from './settlement-offers.ts'
import { findNamedDocuments } from './named-documents.ts'
import { findTransferDate } from './transfer-date.ts'
import { findValidationEndDate } from './validation-end-date.ts'
import { findNotices } from './notices/find-notices.ts'
import { findAttemptToCollect } from './attempt-to-collect.ts'
import { findCareOf } from './care-of.ts'
import { findChargedFees } from './charged-fees.ts'
import { findClaims } from './claims.ts'
import { findDeceased } from './deceased.ts'
import { findEnvelopeText } from './envelope-text.ts'
import { findKindOfPaper } from './kind-of-paper.ts'
import { findRightsPlacement } from './rights-placement.ts'
import { findResponseAddresses } from './response-addresses.ts'
import { findScamSigns } from './scam-signs.ts'
import { findStateTexts } from './state-texts.ts'
import { findStatements } from './statements.ts'
import { findSurmised } from './surmised.ts'
import { findThreats } from './threats.ts'
import { findMentions } from './mentions.ts'
import { findMerchantBrand } from './merchant-brand.ts'
import { findMedium } from './medium.ts'
import { findWholeLetterRead } from './whole-letter.ts'

/** Every finder, in the order they run: a later one may use what an earlier one found. One file each. */
export const FINDERS: readonly Finder[] = [
  findWholeLetterRead,
  findMedium,
  findLanguage,
  findLetterDate,
  findCourtPaper,
  findNotices,
  findStateTexts,
  findCollector,
  findConsumer,
  findAddresseeRelationship,
  findCollectorAddress,
  findContact,
  findResponseAddresses,
  findCreditors,
  findMerchantBrand,
  findLawFirm,
  findDebtKind,
  findSenderRole,
  findAccountNumbers,
  findAmounts,
  findCurrentAmount,
  findItemization,
  findItemizationDate,
  findValidationEndDate,
  findTransferDate,
  findNamedDocuments,
  findSettlementOffers,
  findPaymentDemands,
  findStatements,
  findThreats,
  findChargedFees,
  findSurmised,
  findCareOf,
  findEnvelopeText,
  findClaims,
  findDeceased,
  findRightsPlacement,
  findScamSigns,
  findKindOfPaper,
  findAttemptToCollect,
  findMentions,
]
