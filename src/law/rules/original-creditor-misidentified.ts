import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { isTrue } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['originalCreditorWrong'] as const

/** They name the wrong original creditor.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692e(10); 12 CFR 1006.18(b)(2)(i); 12 CFR 1006.34(c)(2)(iii) */
export const originalCreditorMisidentified = defineRule({
  id: 'original-creditor-misidentified',
  title: 'They name the wrong original creditor',
  type: 'false-representation',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692e(10)', '12 CFR 1006.18(b)(2)(i)', '12 CFR 1006.34(c)(2)(iii)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'Misnaming the original creditor misstates the character of the debt when it would confuse the consumer about which debt it is.',
  whyItMatters:
    'The letter names the wrong company as your original lender. That can make you pay a debt that is not yours or ignore one that is. Store cards are often issued by a bank with another name, so check first.',
  wouldChange: ['A store card is often issued by a bank with another name.', 'The bank merged or changed its name.'],
  remedySentence:
    'Your letter misidentifies the original creditor, which is a false representation of the character of the debt under 15 U.S.C. 1692e(2)(A).',
  cases: [
    {
      name: 'Tourgeman v. Collins Financial Services, Inc.',
      cite: '755 F.3d 1109',
      court: '9th Cir.',
      year: 2014,
      holding: 'Naming the wrong original lender in letters and a complaint was a material misrepresentation.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => (facts.originalCreditor.known ? facts.originalCreditor.evidence : wordsDemanding(facts)),
    holds: facts => isTrue(facts.originalCreditorWrong),
    worthAskingWhen: facts => facts.originalCreditor.known,
  }),
  firesOn: [
    {
      text: 'Original Creditor: American Investment Bank, N.A.',
      given: { originalCreditorWrong: true },
      note: 'the account was with CIT Online Bank',
    },
    {
      text: 'You opened this account with Sears.',
      given: { originalCreditorWrong: true },
      note: 'the account was a Citi Simplicity card',
    },
    {
      text: 'Original creditor: Verizon',
      given: { originalCreditorWrong: true },
      note: 'the bill came from a landlord',
    },
    {
      text: 'Original creditor: Lincoln Hospital',
      given: { originalCreditorWrong: true },
      note: "treated only at St. Mary's Clinic",
    },
  ],
  silentOn: [
    {
      text: "Original Creditor: Comenity Bank (Victoria's Secret card)",
      given: { originalCreditorWrong: false },
      note: 'the consumer knows the account by the store brand',
    },
    'Original creditor: Synchrony Bank f/k/a GE Money Bank',
    'You had a Main Street Department Store credit card from Bank of Rockville',
  ],
})
