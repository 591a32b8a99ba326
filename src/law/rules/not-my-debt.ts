import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { anyOf, isTrue } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['notMyDebt', 'identityTheft'] as const

/** They are collecting a debt that is not yours.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692g(b); 12 CFR 1006.18(b)(2)(i) */
export const notMyDebt = defineRule({
  id: 'not-my-debt',
  title: 'They are collecting a debt that is not yours',
  type: 'false-representation',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692g(b)', '12 CFR 1006.18(b)(2)(i)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 7,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement: 'Asserting that a person owes a debt that person does not owe is a false statement of its legal status.',
  whyItMatters:
    'You told us this is not your debt. Dispute it in writing right away so they must stop and prove it. If someone used your name, also make a report at IdentityTheft.gov.',
  wouldChange: [
    'You signed for somebody else, or a law makes you answer for the debt, for example of a spouse.',
    'They correct the mistake at once when you dispute it.',
  ],
  remedySentence:
    'I do not owe this debt; please cease collection and send verification as required by 15 U.S.C. 1692g(b).',
  cases: [
    {
      name: 'Vangorden v. Second Round, Ltd. Partnership',
      cite: '897 F.3d 433',
      court: '2d Cir.',
      year: 2018,
      holding: 'A false claim that money is owed can violate 1692e even with a correct dispute notice.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({ restsOn: RESTS_ON, holds: facts => anyOf(isTrue(facts.notMyDebt), isTrue(facts.identityTheft)) }),
  firesOn: [
    { text: 'You owe First National $2,200.00.', given: { notMyDebt: true } },
    {
      text: 'Dear John Smith: your account ending 9910',
      given: { notMyDebt: true },
      note: 'another person with the same name',
    },
    { text: 'As the account holder you are responsible.', given: { identityTheft: true } },
    { text: 'You co-signed this loan.', given: { notMyDebt: true }, note: 'never signed' },
  ],
  silentOn: [
    'I want to dispute the debt because I think: This is not my debt.',
    'If this is not your debt, tell us.',
    { text: 'You owe $100.00', given: { notMyDebt: false, identityTheft: false } },
  ],
})
