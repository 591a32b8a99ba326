import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const nevada: StateLaw = {
  code: 'NV',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'NRS 11.190(1)(b)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-nevada/' },
    },
    'open-account': {
      years: 4,
      statute: 'NRS 11.190(2)(a)',
      note: 'Open account for goods sold and delivered.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://tryascend.com/statute-of-limitations/nevada/debt' },
    },
    'credit-card': {
      years: 6,
      contested: {
        shorterYears: 4,
        usual: 'unsettled',
        statute: 'NRS 11.190(2)',
        why: 'Open account / unwritten 4; founded on an instrument in writing 6.',
      },
      statute: 'NRS 11.190(1)(b)',
      note: 'Sources split evenly; use 6.',
      confidence: 'medium',
      source: {
        read: 'secondary',
        url: 'https://peoplelocatorskiptracing.com/nevada-debt-collection-statute-of-limitations/',
      },
    },
    'oral-contract': {
      years: 4,
      statute: 'NRS 11.190(2)(c)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-nevada/' },
    },
    'promissory-note': {
      years: 6,
      statute: 'NRS 104.3118; 11.190(1)(b)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': { years: 4, statute: 'NRS 104.2725', confidence: 'medium', source: { read: 'nothing' } },
    medical: {
      years: 6,
      contested: { shorterYears: 4, usual: 'unsettled', why: 'Written or not.' },
      statute: 'NRS 11.190',
      note: '4 unless signed agreement. NRS 649.366 adds a 60-day notice before collecting medical debt.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 6,
      statute: 'NRS 11.190(1)(a)',
      note: 'Renewable (NRS 17.214).',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    laterForLastItem: [
      'written-contract',
      'open-account',
      'credit-card',
      'oral-contract',
      'promissory-note',
      'sale-of-goods',
      'medical',
    ],
    rule: 'NRS 11.200: from last transaction / last item charged or credit given; payment after maturity restarts from that payment.',
    statute: 'NRS 11.200',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'unclear', afterExpiry: 'unclear' },
    statute: 'NRS 11.200, 11.390',
    note: 'Payment on an existing contract after it is due restarts. A secondary source says a 2019 act stops revival after expiry; not found in the chapter - unverified.',
    confidence: 'medium',
  },
  courtClosure2020: { days: 122, basis: 'Directive 009, April 1 to July 31, 2020' },
  suitCountsFrom: 'filing',
  absence:
    'Absence: NRS 11.300. COVID: Gov. Directive 009 tolled limitation periods Apr. 1 - July 31, 2020 (122 days).',
  changes: [],
  borrowing: {
    exists: true,
    statute: 'NRS 11.020',
    note: 'Unless plaintiff is a Nevada citizen who held the claim from accrual.',
    confidence: 'medium',
  },
  answer: {
    days: 21,
    rule: 'NRCP 12(a)(1)(A)',
    note: 'Justice court: 21 days. Older guides say 20; to be safe, use 20.',
    limitedCourt: { name: 'Justice court', act: 'answer', days: 21, rule: 'JCRCP 12(a)(1)(A)', confidence: 'high' },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-nevada' },
  },
}
