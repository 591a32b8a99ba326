import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule, doesNotApply, needs, satisfied } from '#law/define-rule.ts'
import { carries, missing, mustCarryTheNotice, placeOf } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** The response form has no return addresses.
 *  @law 12 CFR 1006.34(c)(4)(iii) */
export const vnResponseAddressesMissing = defineRule({
  id: 'vn-response-addresses-missing',
  title: 'The response form has no return addresses',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(4)(iii)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'possible',
  severity: 1,
  confidence: 'low',
  privateAction: true,
  privateActionNote:
    'Format detail; OCR cannot reliably tell which block an address belongs to, so never show this alone.',
  suppressedBy: ['vn-missing-entirely', 'vn-dispute-prompts-missing'],
  requirement:
    "The response section must carry the consumer's and the collector's names and mailing addresses so that it can be mailed back.",
  whyItMatters:
    "The tear-off form should already show your address and the collector's. It does not. This is a minor point but shows the form was not followed.",
  wouldChange: ['The addresses are printed on a part of the form that was cut off or could not be read.'],
  remedySentence:
    'The response form in your notice omits the mailing addresses required by 12 C.F.R. 1006.34(c)(4)(iii).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: facts => (carries(facts, 'dispute-prompts') ? mustCarryTheNotice(facts) : doesNotApply()),
  check: needs(['wholeLetterRead', 'notices'], ({ notices }, _, facts) =>
    carries(facts, 'response-addresses')
      ? satisfied()
      : missing(
          { expected: "Your address and the collector's on the form you send back.", modelFormLine: 17 },
          placeOf(notices, 'dispute-prompts').slice(0, 1),
        ),
  ),
  firesOn: [
    'How do you want to respond? Check all that apply: I want to dispute the debt because I think: This is not my debt. The amount is wrong. I want you to send me the name and address of the original creditor. (no addresses on the slip)',
    'Tear here. Check all that apply ... (slip shows only Reference 584-345)',
    'How do you want to respond? [ ] This is not my debt [ ] The amount is wrong [ ] Other. Detach here. (slip has only a bar code)',
    'Check all that apply: I want to dispute the debt ... Fax this form to 555-0100. (no addresses)',
  ],
  silentOn: [
    'Mail this form to: North South Group, P.O. Box 123456, Pasadena, CA 91111-2222. Person A, 2323 Park Street, Apartment 342, Bethesda, MD 20815',
    'Return to: Apex Recovery PO Box 9 Reno NV 89501 / From: J. Doe 1 Oak Ln Ames IA 50010',
    {
      text: 'Mail this form to: Apex Recovery, PO Box 9, Reno NV 89501.',
      given: {
        notices: [
          { notice: 'dispute-prompts', evidence: [] },
          { notice: 'response-addresses', evidence: [] },
        ],
      },
      note: 'consumer block printed on the left of the slip',
    },
  ],
})
