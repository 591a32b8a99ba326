import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isFalse } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['registeredNameFound'] as const

/** They use a name that is not their real company name.
 *  @law 15 USC 1692e(14); 12 CFR 1006.18(c)(4) */
export const falseBusinessName = defineRule({
  id: 'false-business-name',
  title: 'They use a name that is not their real company name',
  type: 'identity-disclosure',
  cites: ['15 USC 1692e(14)', '12 CFR 1006.18(c)(4)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 6,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    "A collector must use the true name of its business. A licensed or registered trade name it regularly uses is allowed; another company's name or an invented one is not.",
  whyItMatters:
    'A collector must use its true business name. The name on this letter does not match a real or registered company we or you could find. Be careful: this can also be a sign of a scam.',
  wouldChange: [
    'It is a trade name the company has registered and regularly uses.',
    'You searched for the name as it is printed here, but the register has it in another spelling.',
  ],
  remedySentence:
    'You are collecting under a name other than the true name of your business, contrary to 15 U.S.C. 1692e(14).',
  cases: [
    {
      name: 'Peter v. GC Services L.P.',
      cite: '310 F.3d 344',
      court: '5th Cir.',
      year: 2002,
      holding:
        "An envelope carrying the Department of Education's name and address instead of the collector's violated 1692e(14) and 1692f(8).",
    },
    {
      name: 'Lewis v. ACB Business Services, Inc.',
      cite: '135 F.3d 389',
      court: '6th Cir.',
      year: 1998,
      holding: 'Use of an employee pseudonym was not deceptive on the facts.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => (facts.collectorName.known ? facts.collectorName.evidence : []),
    holds: facts => isFalse(facts.registeredNameFound),
  }),
  firesOn: [
    {
      text: 'National Asset Mediation Bureau, Claims Division',
      given: { registeredNameFound: false },
      note: 'remit to Apex Recovery LLC',
    },
    {
      text: 'Payment Processing Unit of First Bank',
      given: { registeredNameFound: false },
      note: 'the sender is Apex Recovery, not First Bank',
    },
    {
      text: 'United Dispute Resolution Services',
      given: { registeredNameFound: false },
      note: "the state licence list shows only 'UDR Collections Inc.'",
    },
    {
      text: "Letterhead 'Harris & Stone Associates' with cheque payable to 'QuickPay LLC'",
      given: { registeredNameFound: false },
    },
  ],
  silentOn: [
    { text: 'Apex Recovery LLC d/b/a Apex Account Services', given: { registeredNameFound: true } },
    { text: 'Signed: M. Hall, Account Representative', note: "an employee's consistent assumed name is allowed" },
    'Midland Credit Management, Inc., a subsidiary of Encore Capital Group',
    'Make your check payable to North South Group.',
  ],
})
