import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const oklahoma: StateLaw = {
  code: 'OK',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 5,
      statute: 'Okla. Stat. tit. 12, § 95(A)(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-oklahoma/' },
    },
    'open-account': {
      years: 3,
      statute: 'Okla. Stat. tit. 12, § 95(A)(2)',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-oklahoma/' },
    },
    'credit-card': {
      years: 5,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'Okla. Stat. tit. 12, § 95(A)(2)',
        why: 'Open/unwritten account 3; written agreement 5.',
      },
      statute: 'Okla. Stat. tit. 12, § 95(A)(1)',
      note: 'Use 5.',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-oklahoma/' },
    },
    'oral-contract': {
      years: 3,
      statute: 'Okla. Stat. tit. 12, § 95(A)(2)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-oklahoma/' },
    },
    'promissory-note': {
      years: 6,
      contested: {
        shorterYears: 5,
        usual: 'unsettled',
        statute: 'Okla. Stat. tit. 12, § 95(A)(1)',
        why: 'Negotiable or not.',
      },
      statute: 'Okla. Stat. tit. 12A, § 3-118',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 5,
      statute: 'Okla. Stat. tit. 12A, § 2-725',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: {
      years: 5,
      contested: { shorterYears: 3, usual: 'unsettled', why: 'Written or not.' },
      statute: 'Okla. Stat. tit. 12, § 95',
      note: '3 unless written agreement.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 5,
      statute: 'Okla. Stat. tit. 12, § 735',
      note: 'Dormant unless renewed/executed every 5 years; renewable indefinitely.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'Okla. Stat. tit. 12, § 95',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'Okla. Stat. tit. 12, § 101',
    note: 'Part payment of principal/interest, or signed acknowledgment/promise, restarts.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence: Okla. Stat. tit. 12, § 98.',
  changes: [],
  borrowing: {
    exists: true,
    statute: 'Okla. Stat. tit. 12, § 105',
    note: 'Uniform Conflict of Laws - Limitations / shorter-longer rule; check.',
    confidence: 'low',
  },
  answer: {
    days: 20,
    rule: 'Okla. Stat. tit. 12, § 2012(A)',
    note: 'Small claims: come to court on the date in the order.',
    limitedCourt: {
      name: 'Small claims',
      act: 'appear',
      rule: 'Okla. Stat. tit. 12, § 1751 et seq.',
      confidence: 'medium',
    },
    confidence: 'high',
    source: {
      read: 'secondary',
      url: 'https://www.talkaboutdebt.ai/learn/state-guides/statute-of-limitations-oklahoma',
    },
  },
  collection: {
    act: {
      name: 'No separate collection act (Consumer Protection Act)',
      statute: '15 O.S. § 751 et seq.',
    },
    license: {
      required: 'no',
      statute: 'none located',
      register: 'Department of Consumer Credit',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'low',
  },
}
