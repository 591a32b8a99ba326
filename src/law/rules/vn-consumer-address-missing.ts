import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule, needs, satisfied } from '#law/define-rule.ts'
import { missing, mustCarryTheNotice } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** The notice is not addressed to you by name and address.
 *  @law 12 CFR 1006.34(c)(2)(ii) */
export const vnConsumerAddressMissing = defineRule({
  id: 'vn-consumer-address-missing',
  title: 'The notice is not addressed to you by name and address',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(2)(ii)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'possible',
  severity: 3,
  confidence: 'low',
  privateAction: true,
  privateActionNote: 'Regulation F content only; courts differ on whether a bare regulatory omission gives a claim.',
  suppressedBy: ['vn-missing-entirely'],
  requirement: "The notice must show the consumer's name and mailing address.",
  whyItMatters:
    'The notice should show your own name and mailing address. This one does not. It is a small point alone, but it can mean the debt was matched to the wrong person.',
  wouldChange: [
    'Your address was covered or cut off before the letter was uploaded, or the top of the first page is missing.',
  ],
  remedySentence:
    "Your notice does not state the consumer's name and mailing address as required by 12 C.F.R. 1006.34(c)(2)(ii).",
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(['wholeLetterRead'], (_, __, { consumerAddress }) =>
    consumerAddress.known ? satisfied() : missing({ expected: 'Your name and mailing address.', modelFormLine: 3 }),
  ),
  firesOn: [
    'Dear Customer, your account is past due. Balance $300.00. Call or write to us by May 1, 2025 to dispute.',
    'To whom it may concern: you owe $1,050.00 to Valley Credit.',
    'Current Resident: an account in your household has been referred to us.',
    'Dear Valued Consumer: we are trying to collect $118.20 you owe to River Gas. Call or write to us by July 9, 2025 to dispute.',
  ],
  silentOn: [
    'To: Person A, 2323 Park Street, Apartment 342, Bethesda, MD 20815',
    'MARIA GOMEZ 41 ELM ST TROY NY 12180',
    'Personal and Confidential: J. Smith, PO Box 8, Salem OR 97301',
  ],
})
