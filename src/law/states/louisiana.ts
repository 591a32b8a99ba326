import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const louisiana: StateLaw = {
  code: 'LA',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 10,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        why: 'A loan of money is 3 (art. 3494(3)); other written contracts 10.',
      },
      statute: 'La. Civ. Code art. 3499',
      note: 'Personal action. But MONEY LENT is 3 years (art. 3494(3)).',
      confidence: 'high',
      source: { read: 'statute', url: 'https://lcco.law.lsu.edu/?uid=143&ver=en' },
    },
    'open-account': {
      years: 3,
      statute: 'La. Civ. Code art. 3494(4)',
      confidence: 'high',
      source: { read: 'statute', url: 'https://theusufruct.com/cc/3494.json' },
    },
    'credit-card': {
      years: 3,
      statute: 'La. Civ. Code art. 3494(4)',
      note: 'Card = open account.',
      confidence: 'high',
      source: { read: 'statute', url: 'https://theusufruct.com/cc/3494.json' },
    },
    'oral-contract': {
      years: 10,
      contested: { shorterYears: 3, usual: 'unsettled', why: 'Type of obligation.' },
      statute: 'La. Civ. Code art. 3499',
      note: '3 for money lent or services (art. 3494).',
      confidence: 'medium',
      source: { read: 'statute', url: 'https://lcco.law.lsu.edu/?uid=143&ver=en' },
    },
    'promissory-note': {
      years: 5,
      statute: 'La. Civ. Code art. 3498',
      note: 'Negotiable or not: 5 from exigibility (art. 3498; La. R.S. 10:3-118 also 5, not the uniform 6).',
      confidence: 'high',
      source: { read: 'statute', url: 'https://lcco.law.lsu.edu/?uid=143&ver=en' },
    },
    'sale-of-goods': {
      years: 10,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'La. Civ. Code art. 3494',
        why: 'Whether on open account, note, or credit-sale contract.',
      },
      statute: 'La. Civ. Code art. 3499',
      note: 'Open account 3; note 5; other sale contract 10.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: {
      years: 3,
      statute: 'La. Civ. Code art. 3494(1), (4)',
      note: 'Professional fees / open account.',
      confidence: 'medium',
      source: { read: 'statute', url: 'https://theusufruct.com/cc/3494.json' },
    },
    judgment: {
      years: 10,
      statute: 'La. Civ. Code art. 3501',
      note: 'Revivable for further 10.',
      confidence: 'high',
      source: { read: 'statute', url: 'https://lcco.law.lsu.edu/?uid=143&ver=en' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'La. Civ. Code art. 3495',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'limited' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'yes', afterExpiry: 'no' },
    statute: 'La. Civ. Code arts. 3449-3450, 3464, 1847',
    note: 'Before expiry ANY acknowledgment - oral, tacit or a payment - interrupts and restarts. After expiry only a clear renunciation/new promise, which must be in writing.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence:
    'Suspension is narrow (contra non valentem; arts. 3467-3472). COVID executive orders suspended prescription Mar. 17 - July 5, 2020 (limited effect).',
  changes: [],
  borrowing: {
    exists: false,
    statute: 'La. Civ. Code art. 3549',
    note: 'Forum law with exceptions (choice-of-law article rather than a borrowing statute).',
    confidence: 'medium',
  },
  answer: {
    days: 21,
    rule: 'La. Code Civ. Proc. art. 1001',
    note: '30 days if written questions or requests came with the petition. City, parish and small claims courts: 10 days (15 if you were served through the Secretary of State).',
    limitedCourt: {
      name: 'City or parish court',
      act: 'answer',
      days: 10,
      rule: 'La. Code Civ. Proc. art. 4903',
      confidence: 'high',
    },
    confidence: 'high',
    source: {
      read: 'statute',
      url: 'https://mblb.com/insurance-defense/recent-changes-in-the-louisiana-code-of-civil-procedure/',
    },
  },
  collection: {
    act: {
      name: 'Consumer Credit Law - unauthorised collection practices',
      statute: 'La. R.S. 9:3562',
    },
    license: {
      required: 'no',
      statute: 'former Collection Agency Regulation Act repealed (not re-verified)',
      confidence: 'low',
    },
    requiredTexts: [],
    confidence: 'low',
  },
}
