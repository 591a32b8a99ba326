import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const westVirginia: StateLaw = {
  code: 'WV',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 10,
      statute: 'W. Va. Code § 55-2-6',
      note: 'Signed by the party charged.',
      confidence: 'high',
      source: { read: 'statute', url: 'https://whychat.me/States/state-wva.html' },
    },
    'open-account': {
      years: 5,
      statute: 'W. Va. Code § 55-2-6',
      note: "'any other contract, express or implied'",
      confidence: 'high',
      source: { read: 'statute', url: 'https://whychat.me/States/state-wva.html' },
    },
    'credit-card': {
      years: 10,
      contested: { shorterYears: 5, usual: 'unsettled', why: 'Signed written agreement or not.' },
      statute: 'W. Va. Code § 55-2-6',
      note: '10 is the safe figure; 5 applies if there is no signed writing.',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-west-virginia/' },
    },
    'oral-contract': {
      years: 5,
      statute: 'W. Va. Code § 55-2-6',
      confidence: 'high',
      source: { read: 'statute', url: 'https://whychat.me/States/state-wva.html' },
    },
    'promissory-note': {
      years: 10,
      contested: { shorterYears: 6, usual: 'unsettled', statute: 'W. Va. Code § 46-3-118', why: 'Negotiable or not.' },
      statute: 'W. Va. Code § 55-2-6',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-west-virginia/' },
    },
    'sale-of-goods': { years: 4, statute: 'W. Va. Code § 46-2-725', confidence: 'medium', source: { read: 'nothing' } },
    medical: {
      years: 10,
      contested: { shorterYears: 5, usual: 'shorter', why: 'Signed or not.' },
      statute: 'W. Va. Code § 55-2-6',
      note: '5 unless signed.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 10,
      statute: 'W. Va. Code § 38-3-18',
      note: 'Renewable by execution.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  sealedInstrument: { years: 10, statute: 'W. Va. Code § 55-2-6', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'W. Va. Code § 55-2-6',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'limited', afterExpiry: 'no' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'W. Va. Code § 55-2-8',
    note: 'New promise must be in signed writing; part payment alone is not in the statute.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence/obstruction: W. Va. Code § 55-2-17.',
  changes: [{ kind: 'history', on: day('2014-06-06'), what: 'time-barred notice required' }],
  borrowing: {
    exists: true,
    statute: 'W. Va. Code § 55-2A-2',
    note: 'Period of the place of accrual or of West Virginia, whichever bars.',
    confidence: 'medium',
  },
  timeBarredNotice: {
    statute: 'W. Va. Code § 46A-2-128(f)',
    summary:
      'Collector of debt past the limitation period must tell the consumer it cannot sue and whether the debt can still be credit-reported (two set wordings).',
    confidence: 'high',
    source: {
      read: 'secondary',
      url: 'https://theecholsfirm.com/new-west-virginia-state-specific-text-requirements-effective-june-6-2014/',
    },
  },
  answer: {
    days: 30,
    rule: 'W. Va. R. Civ. P. 12(a) (as amended eff. Jan. 1, 2025)',
    note: '30 days since January 1, 2025 (before: 20). Magistrate court, where most debt suits are (up to $20,000): 20 days.',
    limitedCourt: {
      name: 'Magistrate court',
      act: 'answer',
      days: 20,
      rule: 'W. Va. Mag. Ct. R. Civ. P. 4',
      confidence: 'high',
    },
    confidence: 'high',
    source: {
      read: 'secondary',
      url: 'https://weinerlaw.com/2025/01/10/important-changes-to-the-west-virginia-rules-of-civil-procedure',
    },
  },
}
