import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const kansas: StateLaw = {
  code: 'KS',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 5,
      statute: 'K.S.A. 60-511(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-kansas/' },
    },
    'open-account': {
      years: 3,
      statute: 'K.S.A. 60-512(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-kansas/' },
    },
    'credit-card': {
      years: 5,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'K.S.A. 60-512',
        why: '3 if the card is an unwritten/implied contract; 5 if in writing.',
      },
      statute: 'K.S.A. 60-511',
      note: 'Use 5. Kansas consumer lawyers report 5 in practice; others 3.',
      confidence: 'medium',
      source: {
        read: 'secondary',
        url: 'https://www.tituslawkc.com/what-is-the-statute-of-limitations-for-credit-card-debt-in-kansas/',
      },
    },
    'oral-contract': {
      years: 3,
      statute: 'K.S.A. 60-512(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-kansas/' },
    },
    'promissory-note': {
      years: 6,
      contested: { shorterYears: 5, usual: 'unsettled', statute: 'K.S.A. 60-511', why: 'Negotiable or not.' },
      statute: 'K.S.A. 84-3-118',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': { years: 4, statute: 'K.S.A. 84-2-725', confidence: 'medium', source: { read: 'nothing' } },
    medical: {
      years: 5,
      contested: { shorterYears: 3, usual: 'unsettled', why: 'Written v. implied.' },
      statute: 'K.S.A. 60-511, 60-512',
      note: '3 if no written agreement.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 7,
      statute: 'K.S.A. 60-2403, 60-2404',
      note: 'Dormant after 5 years without execution/renewal, revivable 2 more; renewable indefinitely.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'K.S.A. 60-511',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'K.S.A. 60-520(a)',
    note: 'Part payment of principal/interest or signed written acknowledgment restarts the period from that date.',
    confidence: 'high',
  },
  suitCountsFrom: 'filing-if-served-in-90-days',
  absence:
    'Absence/concealment: K.S.A. 60-517. Commencement: filing counts only if served within 90 days (120 with extension), K.S.A. 60-203 - otherwise date of service.',
  changes: [],
  borrowing: {
    exists: true,
    statute: 'K.S.A. 60-516',
    note: 'Shorter foreign period applies unless plaintiff is a Kansas resident from accrual.',
    confidence: 'medium',
  },
  answer: {
    days: 21,
    rule: 'K.S.A. 60-212(a)(1)(A)',
    note: '30 days if you were served in another state. Limited actions, which most debt suits are: come or answer by the date in the summons (14 to 50 days after it was issued). If you dispute, your answer is due within 14 days after that date.',
    limitedCourt: {
      name: 'Limited actions (ch. 61)',
      act: 'appear',
      rule: 'K.S.A. 61-2904, 61-3002',
      confidence: 'high',
    },
    confidence: 'high',
    source: { read: 'statute', url: 'https://self-law.org/code/ks/chapter-61/61-3002' },
  },
  collection: {
    act: {
      name: 'No separate collection act (UCCC and Consumer Protection Act)',
      statute: 'K.S.A. 16a-5-101 et seq.; 50-623 et seq.',
    },
    license: {
      required: 'no',
      statute: 'none located',
      register: 'Office of the State Bank Commissioner (UCCC)',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'low',
  },
}
