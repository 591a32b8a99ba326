import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const southCarolina: StateLaw = {
  code: 'SC',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 3,
      statute: 'S.C. Code Ann. § 15-3-530(1)',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://legalclarity.org/south-carolina-statute-of-limitations-on-debt-what-you-need-to-know',
      },
    },
    'open-account': {
      years: 3,
      statute: 'S.C. Code Ann. § 15-3-530(1)',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://legalclarity.org/south-carolina-statute-of-limitations-on-debt-what-you-need-to-know',
      },
    },
    'credit-card': {
      years: 3,
      statute: 'S.C. Code Ann. § 15-3-530(1)',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://legalclarity.org/south-carolina-statute-of-limitations-on-debt-what-you-need-to-know',
      },
    },
    'oral-contract': {
      years: 3,
      statute: 'S.C. Code Ann. § 15-3-530(1)',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://legalclarity.org/south-carolina-statute-of-limitations-on-debt-what-you-need-to-know',
      },
    },
    'promissory-note': {
      years: 6,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'S.C. Code Ann. § 15-3-530(1)',
        why: 'Negotiable 6 (20 sealed).',
      },
      statute: 'S.C. Code Ann. § 36-3-118',
      confidence: 'medium',
      source: {
        read: 'statute',
        url: 'https://instalawyer.io/laws/south-carolina-code-of-laws/section-36-3-118-statute-of-limitations',
      },
    },
    'sale-of-goods': {
      years: 6,
      contested: { shorterYears: 4, usual: 'longer', why: 'Sources differ on the UCC figure.' },
      statute: 'S.C. Code Ann. § 36-2-725',
      note: 'One secondary source says 4; 6 is the safe figure.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: { years: 3, statute: 'S.C. Code Ann. § 15-3-530(1)', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 10,
      statute: 'S.C. Code Ann. § 15-39-30',
      note: 'Not renewable.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  sealedInstrument: { years: 20, commonOnLoans: true, statute: 'S.C. Code Ann. § 15-3-520(b)', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'Default; South Carolina also has a discovery rule (§ 15-3-535).',
    statute: 'S.C. Code Ann. §§ 15-3-530, 15-3-535',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'S.C. Code Ann. § 15-3-120',
    note: 'Acknowledgment/promise must be in signed writing; payment of part of principal/interest is equivalent to a written promise.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence: S.C. Code Ann. § 15-3-30.',
  changes: [],
  borrowing: {
    exists: false,
    statute: null,
    note: 'No general borrowing statute (door-closing rules instead).',
    confidence: 'low',
  },
  answer: {
    days: 30,
    rule: 'S.C. R. Civ. P. 12(a)',
    note: 'Magistrate court: 30 days.',
    limitedCourt: {
      name: 'Magistrate court',
      act: 'answer',
      days: 30,
      rule: 'S.C. Mag. Ct. R. 7(b)',
      confidence: 'high',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-south-carolina' },
  },
  collection: {
    act: {
      name: 'Consumer Protection Code - unconscionable debt collection',
      statute: 'S.C. Code § 37-5-108',
      damages: 'Actual plus $100-$1,000 penalty, § 37-5-108(2)',
    },
    license: {
      required: 'no',
      statute: 'none located',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'high',
  },
}
