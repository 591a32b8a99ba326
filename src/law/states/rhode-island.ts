import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const rhodeIsland: StateLaw = {
  code: 'RI',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 10,
      statute: 'R.I. Gen. Laws § 9-1-13(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-rhode-island/' },
    },
    'open-account': {
      years: 10,
      statute: 'R.I. Gen. Laws § 9-1-13(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-rhode-island/' },
    },
    'credit-card': {
      years: 10,
      statute: 'R.I. Gen. Laws § 9-1-13(a)',
      note: 'Often misreported as 6.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-rhode-island/' },
    },
    'oral-contract': {
      years: 10,
      statute: 'R.I. Gen. Laws § 9-1-13(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-rhode-island/' },
    },
    'promissory-note': {
      years: 10,
      contested: {
        shorterYears: 6,
        usual: 'unsettled',
        statute: 'R.I. Gen. Laws § 6A-3-118',
        why: 'Negotiable 6; otherwise 10 (20 sealed).',
      },
      statute: 'R.I. Gen. Laws § 9-1-13(a)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'R.I. Gen. Laws § 6A-2-725',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-rhode-island/' },
    },
    medical: { years: 10, statute: 'R.I. Gen. Laws § 9-1-13(a)', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 20,
      statute: 'R.I. Gen. Laws § 9-1-17',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-rhode-island/' },
    },
  },
  sealedInstrument: { years: 20, statute: 'R.I. Gen. Laws § 9-1-17', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'R.I. Gen. Laws § 9-1-13(a)',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'unclear', afterExpiry: 'unclear' },
    statute: 'common law',
    note: 'Part payment or acknowledgment implying a promise.',
    confidence: 'low',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence: R.I. Gen. Laws § 9-1-18.',
  changes: [],
  borrowing: { exists: false, statute: null, note: 'Interest-weighing choice of law.', confidence: 'medium' },
  answer: {
    days: 20,
    rule: 'R.I. Super. R. Civ. P. 12(a)',
    note: 'District court: 20 days.',
    limitedCourt: {
      name: 'District court',
      act: 'answer',
      days: 20,
      rule: 'R.I. Dist. R. Civ. P. 12(a)',
      confidence: 'medium',
    },
    confidence: 'medium',
    source: { read: 'nothing' },
  },
}
