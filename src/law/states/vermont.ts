import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const vermont: StateLaw = {
  code: 'VT',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: '12 V.S.A. § 511',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-vermont/' },
    },
    'open-account': {
      years: 6,
      statute: '12 V.S.A. § 511',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-vermont/' },
    },
    'credit-card': {
      years: 6,
      statute: '12 V.S.A. § 511',
      note: 'A 2017 bill to cut to 3 did not become law in anything seen.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-vermont/' },
    },
    'oral-contract': { years: 6, statute: '12 V.S.A. § 511', confidence: 'medium', source: { read: 'nothing' } },
    'promissory-note': {
      years: 14,
      contested: { shorterYears: 6, usual: 'shorter', statute: '9A V.S.A. § 3-118', why: 'Witnessed note.' },
      statute: '12 V.S.A. § 508',
      note: '6 unless signed before an attesting witness.',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-vermont/' },
    },
    'sale-of-goods': { years: 4, statute: '9A V.S.A. § 2-725', confidence: 'medium', source: { read: 'nothing' } },
    medical: { years: 6, statute: '12 V.S.A. § 511', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 8,
      statute: '12 V.S.A. § 506',
      note: 'Renewable by new action.',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://creditanddebtmanagement.blogspot.com/2003/11/statute-of-limitations-for-consumer.html',
      },
    },
  },
  sealedInstrument: {
    years: 14,
    orWitnessed: true,
    statute: '12 V.S.A. § 508 (witnessed note 14); § 507 (sealed 8)',
    confidence: 'medium',
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: '12 V.S.A. § 511',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: '12 V.S.A. §§ 591 et seq.',
    note: 'Acknowledgment must be in signed writing; effect of payment preserved.',
    confidence: 'medium',
  },
  suitCountsFrom: 'service',
  absence: 'Absence: 12 V.S.A. § 552.',
  changes: [],
  borrowing: { exists: false, statute: null, confidence: 'low' },
  answer: {
    days: 21,
    rule: 'V.R.C.P. 12(a)(1)',
    note: 'The time can run before the case is filed. Small claims: 30 days to answer.',
    limitedCourt: { name: 'Small claims', act: 'answer', days: 30, rule: 'V.R.S.C.P. 3', confidence: 'high' },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://www.docdraft.ai/legal-document/answer-to-complaint/vermont' },
  },
  collection: {
    act: {
      name: 'Consumer Protection Rule CF 104 (debt collection) under the Consumer Protection Act',
      statute: 'Code Vt. R. 06-031-004; 9 V.S.A. §§ 2453, 2461',
      damages: '9 V.S.A. § 2461(b): equitable relief, damages or consideration paid, up to 3x exemplary, fees',
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
