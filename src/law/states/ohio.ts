import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const ohio: StateLaw = {
  code: 'OH',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'Ohio Rev. Code §§ 2305.06, 2305.07(C)',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://codes.findlaw.com/oh/title-xxiii-courts-common-pleas/oh-rev-code-sect-2305-07/',
      },
    },
    'open-account': {
      years: 6,
      statute: 'Ohio Rev. Code § 2305.07(C)',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://codes.findlaw.com/oh/title-xxiii-courts-common-pleas/oh-rev-code-sect-2305-07/',
      },
    },
    'credit-card': {
      years: 6,
      statute: 'Ohio Rev. Code § 2305.07(C)',
      note: 'Consumer transaction incl. account stated, written or not. Counted from 30 days after the last charge or payment.',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://codes.findlaw.com/oh/title-xxiii-courts-common-pleas/oh-rev-code-sect-2305-07/',
      },
    },
    'oral-contract': {
      years: 6,
      statute: 'Ohio Rev. Code § 2305.07(C)',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://codes.findlaw.com/oh/title-xxiii-courts-common-pleas/oh-rev-code-sect-2305-07/',
      },
    },
    'promissory-note': {
      years: 6,
      statute: 'Ohio Rev. Code § 1303.16',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 6,
      statute: 'Ohio Rev. Code § 2305.07(C)',
      note: "CONSUMER goods debt is 6, not the UCC's 4.",
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://codes.findlaw.com/oh/title-xxiii-courts-common-pleas/oh-rev-code-sect-2305-07/',
      },
    },
    medical: {
      years: 6,
      statute: 'Ohio Rev. Code § 2305.07(C)',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://codes.findlaw.com/oh/title-xxiii-courts-common-pleas/oh-rev-code-sect-2305-07/',
      },
    },
    judgment: {
      years: 15,
      statute: 'Ohio Rev. Code §§ 2329.07, 2325.18',
      note: 'Dormant after 5 years; revivable within 10 years of dormancy.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'last-charge-or-payment',
    offsetDays: 30,
    rule: 'Cause accrues 30 CALENDAR DAYS AFTER the date of the last charge or payment by or for the consumer, WHICHEVER IS LATER. (Non-consumer contracts: breach.)',
    statute: 'Ohio Rev. Code § 2305.07(C)',
    confidence: 'high',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'Ohio Rev. Code §§ 2305.07(C), 2305.08',
    note: 'Any payment moves the accrual date because the clock is measured from last payment. § 2305.08: part payment or signed acknowledgment restarts written contracts. Whether a payment after expiry re-opens a barred claim is unsettled.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence:
    'Absence § 2305.15 (limited by Commerce Clause). COVID H.B. 197 tolled periods set to expire Mar. 9 - July 30, 2020.',
  changes: [
    {
      kind: 'claims-due-before',
      on: day('2012-09-28'),
      statute: 'Ohio Rev. Code § 2305.06 (before September 28, 2012)',
      shorterYears: { 'credit-card': 6, medical: 6, 'promissory-note': 6, 'sale-of-goods': 4 },
      years: { 'written-contract': 15, 'promissory-note': 15, 'credit-card': 15, 'sale-of-goods': 15, medical: 15 },
      neverAfter: day('2020-09-28'),
      what: 'S.B. 224 cut written contracts from 15 to 8 years: a claim due earlier ends after its 15 years or on September 28, 2020, whichever comes first.',
    },
    {
      kind: 'claims-due-before',
      on: day('2021-06-16'),
      statute: 'Ohio Rev. Code §§ 2305.06, 2305.07 (before June 16, 2021)',
      shorterYears: { 'credit-card': 6, medical: 6, 'promissory-note': 6, 'sale-of-goods': 4 },
      years: {
        'written-contract': 8,
        'promissory-note': 8,
        'credit-card': 8,
        'sale-of-goods': 8,
        'open-account': 6,
        medical: 8,
      },
      neverAfter: day('2027-06-16'),
      what: 'S.B. 13 cut written contracts from 8 to 6 years: a claim due earlier ends after its old period or on June 16, 2027, whichever comes first.',
    },
    {
      kind: 'claims-due-before',
      on: day('2021-06-16'),
      statute: 'Ohio Rev. Code §§ 2305.06, 2305.07 (before June 16, 2021)',
      years: { 'oral-contract': 6 },
      neverAfter: day('2025-06-16'),
      what: 'S.B. 13 cut spoken contracts from 6 to 4 years: a claim due earlier ends after its old period or on June 16, 2025, whichever comes first.',
    },
  ],
  borrowing: {
    exists: true,
    notForConsumerDebt: true,
    statute: 'Ohio Rev. Code § 2305.03(B)',
    note: "Does NOT apply to consumer transactions (§ 2305.07(C) applies notwithstanding it): another state's shorter period is not borrowed.",
    confidence: 'high',
  },
  answer: {
    days: 28,
    rule: 'Ohio Civ. R. 12(A)(1)',
    note: 'Municipal and county courts: 28 days. Small claims: come to court.',
    limitedCourt: {
      name: 'Municipal / county court',
      act: 'answer',
      days: 28,
      rule: 'Ohio Civ. R. 12',
      confidence: 'medium',
    },
    confidence: 'medium',
    source: { read: 'nothing' },
  },
  collection: {
    act: {
      name: 'No separate collection act (Consumer Sales Practices Act)',
      statute: 'R.C. 1345.01-.13; agencies suing R.C. 1319.12',
      damages: 'CSPA: actual, treble or $200 where act previously declared deceptive, R.C. 1345.09',
      timeToSue: '2 years, R.C. 1345.10(C)',
    },
    license: {
      required: 'no',
      statute: 'none located',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'medium',
  },
}
