import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const northDakota: StateLaw = {
  code: 'ND',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'N.D.C.C. § 28-01-16(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-north-dakota/' },
    },
    'open-account': {
      years: 6,
      statute: 'N.D.C.C. § 28-01-16(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-north-dakota/' },
    },
    'credit-card': {
      years: 6,
      statute: 'N.D.C.C. § 28-01-16(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-north-dakota/' },
    },
    'oral-contract': {
      years: 6,
      statute: 'N.D.C.C. § 28-01-16(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-north-dakota/' },
    },
    'promissory-note': {
      years: 6,
      statute: 'N.D.C.C. § 41-03-18',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-north-dakota/' },
    },
    'sale-of-goods': { years: 4, statute: 'N.D.C.C. § 41-02-104', confidence: 'medium', source: { read: 'nothing' } },
    medical: { years: 6, statute: 'N.D.C.C. § 28-01-16(1)', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 10,
      statute: 'N.D.C.C. §§ 28-01-15, 28-20-35',
      note: 'Renewable once for 10.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'N.D.C.C. § 28-01-16',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'N.D.C.C. § 28-01-36',
    note: 'Signed writing; effect of part payment preserved.',
    confidence: 'medium',
  },
  suitCountsFrom: 'service',
  absence: 'Absence: N.D.C.C. § 28-01-32.',
  changes: [],
  borrowing: {
    exists: true,
    statute: 'N.D.C.C. ch. 28-01.2',
    note: 'Uniform Conflict of Laws - Limitations Act.',
    confidence: 'medium',
  },
  answer: {
    days: 21,
    rule: 'N.D.R. Civ. P. 12(a)(1)(A)',
    note: 'A suit may be served before it is filed. Small claims: respond as the notice says.',
    limitedCourt: { name: 'Small claims', act: 'date-on-notice', rule: 'N.D.C.C. ch. 27-08.1', confidence: 'high' },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-north-dakota' },
  },
  collection: {
    act: {
      name: 'Collection agencies',
      statute: 'N.D.C.C. ch. 13-05',
      damages: 'Administrative (13-05-06.3 prohibited acts incl. failing to make disclosures required by federal law)',
    },
    license: {
      required: 'yes',
      statute: 'N.D.C.C. § 13-05-02',
      register: 'Department of Financial Institutions',
      confidence: 'high',
    },
    requiredTexts: [],
    confidence: 'medium',
  },
}
