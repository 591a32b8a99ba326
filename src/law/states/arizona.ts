import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const arizona: StateLaw = {
  code: 'AZ',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'A.R.S. § 12-548(A)(1)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'open-account': {
      years: 6,
      contested: { shorterYears: 3, usual: 'shorter', why: 'Written agreement behind the account makes it 6.' },
      statute: 'A.R.S. § 12-543(2)',
      note: 'Stated or open account other than a credit card.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'credit-card': {
      years: 6,
      statute: 'A.R.S. § 12-548(A)(2)',
      note: 'Statute expressly covers credit cards since 2011.',
      confidence: 'high',
      source: { read: 'opinion', url: 'https://cetient.com/case/4298623/mertola-llc-v-alberto-santosarlene-santos' },
    },
    'oral-contract': { years: 3, statute: 'A.R.S. § 12-543(1)', confidence: 'medium', source: { read: 'nothing' } },
    'promissory-note': {
      years: 6,
      statute: 'A.R.S. §§ 12-548, 47-3118',
      note: 'Six years after due/accelerated date if the note is negotiable; most consumer loan notes are not, and then the written-contract period applies.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': { years: 4, statute: 'A.R.S. § 47-2725', confidence: 'medium', source: { read: 'nothing' } },
    medical: {
      years: 6,
      contested: { shorterYears: 3, usual: 'unsettled', statute: 'A.R.S. § 12-543', why: 'Written v. oral/account.' },
      statute: 'A.R.S. § 12-548(A)(1)',
      note: '6 with signed financial-responsibility agreement, 3 without.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 10,
      statute: 'A.R.S. § 12-1551',
      note: '10 years and renewable since Aug. 2018 (was 5).',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'Whole card balance accrues on the FIRST UNCURED missed payment even if the bank never accelerated (a small partial payment that did not cure the default did not reset it).',
    statute: 'Mertola, LLC v. Santos, 244 Ariz. 488, 422 P.3d 1028 (2018)',
    confidence: 'high',
  },
  restart: {
    payment: { beforeExpiry: 'limited', afterExpiry: 'no' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'A.R.S. § 12-508',
    note: 'Acknowledgment must be in writing and signed. Statute does not mention payment; a payment that cures all arrears moves the default date, one that does not cure usually does not (Mertola facts).',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence: A.R.S. § 12-501.',
  changes: [
    { kind: 'history', on: day('2011-07-20'), what: '§ 12-548(A)(2) sets 6 years for credit-card debt' },
    { kind: 'history', on: day('2018-08-03'), what: 'judgment life 5 -> 10 years (§ 12-1551)' },
  ],
  borrowing: {
    exists: true,
    statute: 'A.R.S. § 12-506',
    note: 'Protects a debtor who moved to Arizona after the claim was barred elsewhere.',
    confidence: 'low',
  },
  answer: {
    days: 20,
    rule: 'Ariz. R. Civ. P. 12(a)(1)(A)',
    note: '30 days if you were served outside Arizona. Justice court, where most debt suits are: 20 days.',
    limitedCourt: { name: 'Justice court', act: 'answer', days: 20, rule: 'Ariz. JCRCP 114', confidence: 'high' },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-by-state' },
  },
  collection: {
    act: {
      name: 'Collection Agencies (licensing) + Consumer Fraud Act',
      statute: 'A.R.S. §§ 32-1001 to -1057; 44-1521 et seq.',
      damages:
        'No statutory damages in Title 32 ch. 9; Consumer Fraud Act implied private action for actual (and punitive) damages',
      timeToSue: '1 year for Consumer Fraud Act claims (A.R.S. § 12-541(5))',
    },
    license: {
      required: 'yes',
      statute: 'A.R.S. § 32-1055(A)',
      register: 'Department of Insurance and Financial Institutions (DIFI)',
      confidence: 'high',
    },
    requiredTexts: [],
    confidence: 'medium',
  },
}
