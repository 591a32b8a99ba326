import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const washington: StateLaw = {
  code: 'WA',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'RCW 4.16.040(1)',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://www.debexpert.com/blog/washington-state-debt-collection-statute-of-limitations',
      },
    },
    'open-account': {
      years: 6,
      contested: {
        shorterYears: 3,
        usual: 'longer',
        statute: 'RCW 4.16.080(3)',
        why: 'Account receivable (6) v. unwritten contract (3).',
      },
      statute: 'RCW 4.16.040(2)',
      note: 'Account receivable in ordinary course of business; other unwritten 3 (4.16.080(3)).',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'credit-card': {
      years: 6,
      contested: {
        shorterYears: 3,
        usual: 'longer',
        statute: 'RCW 4.16.080(3)',
        why: 'Incomplete writing v. written contract / account receivable.',
      },
      statute: 'RCW 4.16.040(1)-(2)',
      note: 'Discover Bank v. Bridges, 154 Wn. App. 722 (2010): 3 if the written terms are incomplete; account-receivable subsection usually gives 6.',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://getdebtfree.tools/washington-debt-collection-laws-2026/' },
    },
    'oral-contract': {
      years: 3,
      statute: 'RCW 4.16.080(3)',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://www.debexpert.com/blog/washington-state-debt-collection-statute-of-limitations',
      },
    },
    'promissory-note': {
      years: 6,
      statute: 'RCW 62A.3-118; 4.16.040',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://www.debexpert.com/blog/washington-state-debt-collection-statute-of-limitations',
      },
    },
    'sale-of-goods': { years: 4, statute: 'RCW 62A.2-725', confidence: 'medium', source: { read: 'nothing' } },
    medical: {
      years: 6,
      contested: { shorterYears: 3, usual: 'longer', why: 'Written/account receivable v. oral.' },
      statute: 'RCW 4.16.040',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://getdebtfree.tools/washington-debt-collection-laws-2026/' },
    },
    judgment: {
      years: 20,
      statute: 'RCW 4.16.020, 6.17.020',
      note: '10, extendable once for 10.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'RCW 4.16.005',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'no' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'limited' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    afterExpirySince: day('2019-07-28'),
    statute: 'RCW 4.16.270, 4.16.280',
    note: 'Payment after due but BEFORE expiry restarts; payment after expiry does not restart, revive or extend (since 2019). Acknowledgment must be in signed writing.',
    confidence: 'high',
  },
  suitCountsFrom: 'service',
  absence: 'Absence/concealment: RCW 4.16.180.',
  changes: [{ kind: 'history', on: day('2019-07-28'), what: 'HB 1730: no revival by post-expiry payment' }],
  borrowing: {
    exists: true,
    statute: 'RCW 4.18.020',
    note: 'Uniform Conflict of Laws - Limitations Act.',
    confidence: 'medium',
  },
  suitBar: {
    statute: 'RCW 19.16.250',
    appliesTo:
      'licensed collection agencies and debt buyers may not sue when they know or should know the claim is barred (subsection number not verified)',
    confidence: 'medium',
    source: { read: 'nothing' },
  },
  answer: {
    days: 20,
    rule: 'Wash. Super. Ct. Civ. R. 12(a)(1)',
    note: '60 days if you were served outside Washington. District court: 20 days. A summons may be served before it is filed.',
    limitedCourt: { name: 'District court', act: 'answer', days: 20, rule: 'Wash. CRLJ 12(a)', confidence: 'medium' },
    confidence: 'medium',
    source: { read: 'nothing' },
  },
}
