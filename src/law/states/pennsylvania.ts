import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const pennsylvania: StateLaw = {
  code: 'PA',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 4,
      statute: '42 Pa.C.S. § 5525(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-pennsylvania/' },
    },
    'open-account': {
      years: 4,
      statute: '42 Pa.C.S. § 5525(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-pennsylvania/' },
    },
    'credit-card': {
      years: 4,
      statute: '42 Pa.C.S. § 5525(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-pennsylvania/' },
    },
    'oral-contract': {
      years: 4,
      statute: '42 Pa.C.S. § 5525(a)(3)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': {
      years: 6,
      contested: {
        shorterYears: 4,
        usual: 'unsettled',
        statute: '42 Pa.C.S. § 5525(a)(7)',
        why: 'Negotiable 6; otherwise 4 (20 if under seal).',
      },
      statute: '13 Pa.C.S. § 3118',
      note: 'Sealed note 20.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': { years: 4, statute: '13 Pa.C.S. § 2725', confidence: 'medium', source: { read: 'nothing' } },
    medical: { years: 4, statute: '42 Pa.C.S. § 5525(a)', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 20,
      statute: '42 Pa.C.S. §§ 5526, 5529(a)',
      note: 'Lien revived every 5 years; execution on personal property 20.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  sealedInstrument: { years: 20, commonOnLoans: true, statute: '42 Pa.C.S. § 5529(b)', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: '42 Pa.C.S. § 5502',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'limited' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'unclear', afterExpiry: 'unclear' },
    statute: 'common-law acknowledgment doctrine',
    note: 'Only a clear, distinct and unequivocal acknowledgment or payment consistent with a promise to pay restarts; a voluntary part payment usually qualifies.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence: 42 Pa.C.S. § 5532.',
  changes: [],
  borrowing: {
    exists: true,
    statute: '42 Pa.C.S. § 5521(b)',
    note: 'Shorter of Pennsylvania and place of accrual.',
    confidence: 'medium',
  },
  answer: {
    days: 20,
    rule: 'Pa. R.C.P. 1018.1, 1026(a)',
    note: 'Before a default the other side must send you a 10-day notice (Rule 237.1). Magisterial district court, where most debt suits are (up to $12,000): file a notice of intent to defend, or come to the hearing.',
    limitedCourt: {
      name: 'Magisterial district court',
      act: 'appear',
      rule: 'Pa. R.C.P.M.D.J. 305, 318',
      confidence: 'medium',
    },
    confidence: 'medium',
    source: { read: 'nothing' },
  },
  collection: {
    act: {
      name: 'Fair Credit Extension Uniformity Act',
      statute: '73 P.S. §§ 2270.1-2270.6',
      damages: 'Via UTPCPL: greater of actual or $100, up to treble, 73 P.S. § 201-9.2',
      timeToSue: '2 years, 73 P.S. § 2270.5(b)',
    },
    license: {
      required: 'no',
      statute: 'none (18 Pa.C.S. § 7311 regulates agencies)',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'medium',
  },
}
