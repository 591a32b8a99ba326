import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const maryland: StateLaw = {
  code: 'MD',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 3,
      statute: 'Md. Code, Cts. & Jud. Proc. § 5-101',
      note: "3 unless the document is UNDER SEAL (12) - many Maryland notes print '(SEAL)' by the signature line. Ask.",
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'open-account': {
      years: 3,
      statute: 'Md. Code, Cts. & Jud. Proc. § 5-101',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://www.peoples-law.org/time-limits-debts' },
    },
    'credit-card': {
      years: 3,
      statute: 'Md. Code, Cts. & Jud. Proc. § 5-101',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://www.peoples-law.org/time-limits-debts' },
    },
    'oral-contract': {
      years: 3,
      statute: 'Md. Code, Cts. & Jud. Proc. § 5-101',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': {
      years: 12,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'Md. Code, Cts. & Jud. Proc. § 5-101',
        why: 'Negotiable / under seal.',
      },
      statute: 'Md. Code, Cts. & Jud. Proc. § 5-102',
      note: '3; 6 negotiable; 12 under seal.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'Md. Code, Com. Law § 2-725',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://www.peoples-law.org/time-limits-debts' },
    },
    medical: {
      years: 3,
      statute: 'Md. Code, Cts. & Jud. Proc. § 5-101',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 12,
      statute: 'Md. Code, Cts. & Jud. Proc. § 5-102(a)(3); Md. Rule 2-625',
      note: 'Renewable.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://www.peoples-law.org/time-limits-debts' },
    },
  },
  sealedInstrument: { years: 12, commonOnLoans: true, statute: 'Cts. & Jud. Proc. § 5-102(a)', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'Md. Code, Cts. & Jud. Proc. § 5-101',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'no' },
    writing: { beforeExpiry: 'limited', afterExpiry: 'no' },
    spoken: { beforeExpiry: 'unclear', afterExpiry: 'no' },
    afterExpirySince: day('2016-10-01'),
    statute: 'Md. Code, Cts. & Jud. Proc. § 5-1202(b)',
    note: 'Before expiry acknowledgment/payment restarts (common law). After expiry no payment, written or oral affirmation or other activity revives consumer debt; a separate written plan made BEFORE expiry has its own clock.',
    confidence: 'high',
  },
  courtClosure2020: { days: 141, basis: 'Court of Appeals orders, March 16 to July 20, 2020, plus 15 days' },
  suitCountsFrom: 'filing',
  absence:
    'Absconding/hiding: Cts. & Jud. Proc. § 5-205. COVID: Court of Appeals orders tolled limitations Mar. 16 - July 20, 2020 plus 15 days.',
  changes: [{ kind: 'history', on: day('2016-10-01'), what: '§ 5-1202 suit bar / no revival' }],
  borrowing: {
    exists: false,
    statute: null,
    note: 'No general borrowing statute for contracts.',
    confidence: 'medium',
  },
  suitBar: {
    statute: 'Md. Code, Cts. & Jud. Proc. § 5-1202(a)',
    appliesTo: 'creditors and collectors',
    confidence: 'high',
    source: {
      read: 'secondary',
      url: 'http://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcj&section=5-1202',
    },
  },
  answer: {
    days: 30,
    rule: 'Md. Rule 2-321(a)',
    note: 'District Court, where most debt suits are (up to $30,000): file a Notice of Intention to Defend within 15 days of service, 60 if you were served in another state.',
    limitedCourt: {
      name: 'District Court',
      act: 'notice-of-defense',
      days: 15,
      rule: 'Md. Rule 3-307',
      confidence: 'medium',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://solosuit.com/posts/deadline-answer-avoid-default-judgment' },
  },
  collection: {
    act: {
      name: 'Maryland Consumer Debt Collection Act',
      statute: 'Md. Code, Com. Law §§ 14-201 to -204',
      damages: 'Actual damages incl. emotional distress, § 14-203; fees via Consumer Protection Act § 13-408',
      timeToSue: '3 years (Cts. & Jud. Proc. § 5-101)',
    },
    license: {
      required: 'yes',
      statute: 'Md. Code, Bus. Reg. § 7-301',
      register: 'Office of Financial Regulation / State Collection Agency Licensing Board',
      confidence: 'high',
    },
    requiredTexts: [],
    confidence: 'medium',
  },
}
