import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const oregon: StateLaw = {
  code: 'OR',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'ORS 12.080(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://solosuit.com/posts/statute-of-limitations-debt-oregon' },
    },
    'open-account': { years: 6, statute: 'ORS 12.080(1)', confidence: 'medium', source: { read: 'nothing' } },
    'credit-card': {
      years: 6,
      statute: 'ORS 12.080(1)',
      note: '6 from default; restarts on payment of past-due sums (12.240).',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://solosuit.com/posts/statute-of-limitations-debt-oregon' },
    },
    'oral-contract': { years: 6, statute: 'ORS 12.080(1)', confidence: 'medium', source: { read: 'nothing' } },
    'promissory-note': { years: 6, statute: 'ORS 73.0118', confidence: 'medium', source: { read: 'nothing' } },
    'sale-of-goods': { years: 4, statute: 'ORS 72.7250', confidence: 'medium', source: { read: 'nothing' } },
    medical: { years: 6, statute: 'ORS 12.080(1)', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 10,
      statute: 'ORS 18.180, 18.182',
      note: 'Extendable once by 10.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'ORS 12.010',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'ORS 12.230, 12.240',
    note: 'Acknowledgment/new promise must be in signed writing; but payment of past-due principal or interest restarts from the last payment (§ 12.240). Some web guides wrongly say payment never counts.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence:
    'Absence/concealment: ORS 12.150. COVID: Or. Laws 2020 (1st S.S.) ch. 12 § 7 extended periods that expired during the emergency.',
  changes: [],
  borrowing: {
    exists: true,
    statute: 'ORS 12.430',
    note: 'Uniform Conflict of Laws - Limitations Act (12.410-12.480).',
    confidence: 'medium',
  },
  answer: {
    days: 30,
    rule: 'ORCP 7 C(2)',
    note: 'Small claims: 14 days to respond.',
    limitedCourt: {
      name: 'Small claims department',
      act: 'answer',
      days: 14,
      rule: 'ORS 46.455',
      confidence: 'medium',
    },
    confidence: 'medium',
    source: { read: 'nothing' },
  },
  collection: {
    act: {
      name: 'Unlawful Debt Collection Practices Act',
      statute: 'ORS 646.639-646.641',
      damages: 'Greater of actual or $1,000; punitive; fees, ORS 646.641(1)-(2)',
      timeToSue: '3 years from injury, ORS 646.641(3)',
    },
    license: {
      required: 'yes',
      statute: 'ORS 697.015 (registration with DCBS)',
      register: 'Division of Financial Regulation (DCBS)',
      confidence: 'high',
    },
    requiredTexts: [
      {
        id: 'or-identity',
        title: 'The collector or its client is not named in full',
        expected: 'The collector’s name, and its client’s name and business address.',
        whyItMatters: 'It tells you who writes and why.',
        statute: 'ORS 646.639(2)(h)',
        senders: ['agency', 'debt-buyer'],
        occasions: ['first-notice'],
        knownBy: [],
        absence: 'ask',
        confidence: 'high',
      },
    ],
    confidence: 'high',
  },
}
