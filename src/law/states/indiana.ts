import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const indiana: StateLaw = {
  code: 'IN',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'Ind. Code § 34-11-2-9',
      note: 'Notes and other written contracts for the PAYMENT OF MONEY: 6. A written contract that is not for payment of money is 10 (§ 34-11-2-11) - rarely consumer debt.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-indiana/' },
    },
    'open-account': {
      years: 6,
      statute: 'Ind. Code § 34-11-2-7',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-indiana/' },
    },
    'credit-card': {
      years: 6,
      statute: 'Ind. Code §§ 34-11-2-7, 34-11-2-9',
      note: 'Smither v. Asset Acceptance, 919 N.E.2d 1153 (Ind. Ct. App. 2010): 6 either way.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-indiana/' },
    },
    'oral-contract': {
      years: 6,
      statute: 'Ind. Code § 34-11-2-7',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-indiana/' },
    },
    'promissory-note': {
      years: 6,
      statute: 'Ind. Code §§ 34-11-2-9, 26-1-3.1-118',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-indiana/' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'Ind. Code § 26-1-2-725',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-indiana/' },
    },
    medical: {
      years: 6,
      statute: 'Ind. Code §§ 34-11-2-7, 34-11-2-9',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 20,
      statute: 'Ind. Code § 34-11-2-12',
      note: 'Presumed satisfied after 20; lien 10.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'Closed account: default / last payment; each installment separately until acceleration. Installment loans: a separate clock per missed installment until acceleration (Blair v. EMC Mortgage, Ind. 2020).',
    statute: 'Smither v. Asset Acceptance, LLC',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'Ind. Code § 34-11-9-1 et seq.',
    note: 'Signed writing, or part payment.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence: 'Non-residents: Ind. Code § 34-11-4-1.',
  changes: [],
  borrowing: { exists: true, statute: 'Ind. Code § 34-11-4-2', confidence: 'low' },
  answer: {
    days: 20,
    rule: 'Ind. Trial R. 6(C)',
    note: '23 days if you were served by mail. Small claims: come to court on the trial date.',
    limitedCourt: { name: 'Small claims docket', act: 'appear', rule: 'Ind. Small Claims R.', confidence: 'high' },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-by-state' },
  },
  collection: {
    act: {
      name: 'Collection Agencies (licensing) + Deceptive Consumer Sales Act',
      statute: 'Ind. Code § 25-11-1; § 24-5-0.5',
    },
    license: {
      required: 'yes',
      statute: 'Ind. Code § 25-11-1 (Secretary of State, Securities Division)',
      register: 'Secretary of State, Securities Division',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'low',
  },
}
