import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const hawaii: StateLaw = {
  code: 'HI',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'Haw. Rev. Stat. § 657-1(1)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'open-account': {
      years: 6,
      statute: 'Haw. Rev. Stat. § 657-1(1)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'credit-card': {
      years: 6,
      statute: 'Haw. Rev. Stat. § 657-1(1)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'oral-contract': {
      years: 6,
      statute: 'Haw. Rev. Stat. § 657-1(1)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': {
      years: 6,
      statute: 'Haw. Rev. Stat. § 490:3-118',
      note: 'Six years after due/accelerated date if the note is negotiable; most consumer loan notes are not, and then the written-contract period applies.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'Haw. Rev. Stat. § 490:2-725',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: { years: 6, statute: 'Haw. Rev. Stat. § 657-1(1)', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 10,
      statute: 'Haw. Rev. Stat. § 657-5',
      note: 'Extendable once on motion.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'Haw. Rev. Stat. § 657-1',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'unclear', afterExpiry: 'unclear' },
    statute: 'common law',
    note: 'Part payment or acknowledgment implying a promise restarts.',
    confidence: 'low',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence: Haw. Rev. Stat. § 657-18.',
  changes: [],
  borrowing: { exists: true, statute: 'Haw. Rev. Stat. § 657-6', confidence: 'low' },
  answer: {
    days: 20,
    rule: 'Haw. R. Civ. P. 12(a)',
    note: 'District court, where most debt suits are: come or answer on the return day in the papers, by rule the second Monday after service.',
    limitedCourt: { name: 'District court', act: 'appear', rule: 'Haw. Dist. Ct. R. Civ. P. 12', confidence: 'medium' },
    confidence: 'medium',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-by-state' },
  },
  collection: {
    act: {
      name: 'Collection Practices; Collection Agencies',
      statute: 'HRS ch. 480D; ch. 443B',
    },
    license: {
      required: 'yes',
      statute: 'HRS § 443B-3 (registration)',
      register: 'DCCA, Professional & Vocational Licensing',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'low',
  },
}
