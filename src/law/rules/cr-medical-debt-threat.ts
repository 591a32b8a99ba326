import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, anyOf, holds, isTrue } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import { creditWords } from '#law/letter-words.ts'
import { dollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['debtKind', 'originalBalance', 'debtAgeMonths', 'alreadyPaid'] as const

/** They threaten credit harm for medical debt that bureaus do not list.
 *  @law 15 USC 1692e(5); 15 USC 1692e(10); 12 CFR 1006.18(c)(1) */
export const crMedicalDebtThreat = defineRule({
  id: 'cr-medical-debt-threat',
  title: 'They threaten credit harm for medical debt that bureaus do not list',
  type: 'credit-reporting',
  cites: ['15 USC 1692e(5)', '15 USC 1692e(10)', '12 CFR 1006.18(c)(1)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 4,
  confidence: 'low',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    "If the three national bureaus' own policies mean the item will not be listed (paid medical debts, those under one year old, or with an original balance under $500), threatening that it will be listed is likely misleading.",
  whyItMatters:
    'The big credit bureaus have said they do not list small, recent or paid medical bills. So this threat may be empty. Their policy can change, and some states have their own laws, so check.',
  wouldChange: [
    'The credit bureaus have changed their policy. It is not a law.',
    'Your state has its own law on medical debt.',
  ],
  remedySentence:
    'Threatening to report a medical debt that the bureaus will not list is misleading under 15 U.S.C. 1692e(10).',
  cases: [
    {
      name: 'Cornerstone Credit Union League v. CFPB',
      cite: 'decided July 11, 2025',
      court: 'E.D. Tex.',
      year: 2025,
      holding:
        "Vacated the CFPB's January 2025 rule that would have removed medical debt from credit reports; do not rely on that rule.",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: creditWords,
    holds: facts =>
      allOf(
        holds(facts.debtKind, kind => kind === 'medical'),
        anyOf(
          holds(facts.originalBalance, balance => balance < LEAST_LISTED),
          holds(facts.debtAgeMonths, months => months < 12),
          isTrue(facts.alreadyPaid),
        ),
      ),
    worthAskingWhen: ({ debtKind, debtDescribedAs }) =>
      valueOf(debtKind) === 'medical' || valueOf(debtDescribedAs) === 'medical',
  }),
  firesOn: [
    {
      text: 'This $240.00 hospital bill will be reported to Equifax, Experian and TransUnion.',
      given: { debtKind: 'medical', originalBalance: dollars(240) },
    },
    {
      text: 'Your unpaid medical account will appear on your credit report next week.',
      given: { debtKind: 'medical', debtAgeMonths: 5 },
    },
    {
      text: 'Pay this medical bill today to remove it from your credit report.',
      given: { debtKind: 'medical', alreadyPaid: true, notices: [{ notice: 'credit-reporting', evidence: [] }] },
    },
    {
      text: 'Unpaid medical bills of any size go on your credit report.',
      given: {
        debtKind: 'medical',
        originalBalance: dollars(180),
        notices: [{ notice: 'credit-reporting', evidence: [] }],
      },
    },
  ],
  silentOn: [
    {
      text: 'This hospital bill of $2,900.00 may be reported.',
      given: { debtKind: 'medical', originalBalance: dollars(2900), debtAgeMonths: 16, alreadyPaid: false },
    },
    'We do not report medical debt.',
    { text: 'Your state law bars reporting medical debt.', note: 'true' },
    { text: 'We may report.', given: { debtKind: 'credit-card' } },
  ],
})

/** Smaller medical debts the bureaus do not list, by their own policy. */
const LEAST_LISTED = dollars(500)
