import type { CreditLetter, CreditLetterId } from '#letters/credit/define-credit-letter.ts'
import { bureauDispute } from './bureau-dispute.ts'
import { businessRecordsRequest } from './business-records-request.ts'
import { frivolousAnswer } from './frivolous-answer.ts'
import { furnisherDispute } from './furnisher-dispute.ts'
import { goodwillRequest } from './goodwill-request.ts'
import { identityTheftBlock } from './identity-theft-block.ts'
import { methodOfVerification } from './method-of-verification.ts'
import { noAnswer } from './no-answer.ts'
import { reinsertion } from './reinsertion.ts'

/** Every letter about a credit report. */
export const CREDIT_LETTERS = {
  'bureau-dispute': bureauDispute,
  'furnisher-dispute': furnisherDispute,
  'identity-theft-block': identityTheftBlock,
  'business-records-request': businessRecordsRequest,
  'method-of-verification': methodOfVerification,
  'frivolous-answer': frivolousAnswer,
  'no-answer': noAnswer,
  reinsertion,
  'goodwill-request': goodwillRequest,
} as const satisfies Record<CreditLetterId, CreditLetter>
