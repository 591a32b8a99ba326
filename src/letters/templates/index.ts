import { attorneyNotice } from './attorney-notice.ts'
import { bankruptcyDispute } from './bankruptcy-dispute.ts'
import { ceaseContact } from './cease-contact.ts'
import { cfpbComplaint } from './cfpb-complaint.ts'
import { counterLetter } from './counter-letter.ts'
import type { LetterTemplate, TemplateId } from './define-letter.ts'
import { dispute } from './dispute.ts'
import { generalDispute } from './general-dispute.ts'
import { settlementOffer } from './settlement-offer.ts'
import { timeLimitDefense } from './time-limit-defense.ts'
import { validationRequest } from './validation-request.ts'
import { violationDemand } from './violation-demand.ts'

/** Every letter that can be written. */
export const TEMPLATES = {
  'validation-request': validationRequest,
  dispute,
  'bankruptcy-dispute': bankruptcyDispute,
  'general-dispute': generalDispute,
  'violation-demand': violationDemand,
  'counter-letter': counterLetter,
  'time-limit-defense': timeLimitDefense,
  'cease-contact': ceaseContact,
  'settlement-offer': settlementOffer,
  'attorney-notice': attorneyNotice,
  'cfpb-complaint': cfpbComplaint,
} as const satisfies Record<TemplateId, LetterTemplate>
