import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const delaware: StateLaw = {
  code: 'DE',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 3,
      statute: '10 Del. C. § 8106(a)',
      note: 'Contracts over $100,000 may set up to 20 years (§ 8106(c)); under seal 20 (common law).',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-delaware/' },
    },
    'open-account': {
      years: 3,
      statute: '10 Del. C. § 8106(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-delaware/' },
    },
    'credit-card': {
      years: 3,
      statute: '10 Del. C. § 8106(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-delaware/' },
    },
    'oral-contract': {
      years: 3,
      statute: '10 Del. C. § 8106(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-delaware/' },
    },
    'promissory-note': {
      years: 6,
      statute: '10 Del. C. § 8109; 6 Del. C. § 3-118',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-delaware/' },
    },
    'sale-of-goods': { years: 4, statute: '6 Del. C. § 2-725', confidence: 'medium', source: { read: 'nothing' } },
    medical: { years: 3, statute: '10 Del. C. § 8106(a)', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 20,
      statute: 'common-law presumption of payment; 10 Del. C. § 5072 (execution)',
      note: 'Judgments have no fixed statutory life; 20-year presumption. Execution windows differ.',
      confidence: 'low',
      source: {
        read: 'secondary',
        url: 'https://peoplelocatorskiptracing.com/delaware-debt-collection-statute-of-limitations/',
      },
    },
  },
  sealedInstrument: { years: 20, commonOnLoans: true, statute: 'common law (10 Del. C. ch. 81)', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: '10 Del. C. § 8106',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'unclear', afterExpiry: 'unclear' },
    statute: 'common law',
    note: 'A clear recognition of a subsisting debt or a part payment removes the bar; Delaware does not clearly require a writing, even after expiry.',
    confidence: 'low',
  },
  suitCountsFrom: 'filing',
  absence:
    "TRAP: 10 Del. C. § 8117 tolls while the defendant is out of Delaware - creditors argue Delaware's 3 years never ran against a cardholder who never lived there. Do not apply DE's 3 years to a non-Delaware consumer as certain.",
  changes: [],
  borrowing: {
    exists: true,
    statute: '10 Del. C. § 8121',
    note: 'Shorter of Delaware and place of accrual, unless plaintiff was a Delaware resident at accrual.',
    confidence: 'medium',
  },
  answer: {
    days: 20,
    rule: 'Del. Super. Ct. Civ. R. 12(a)',
    note: 'Court of Common Pleas: 20 days. Justice of the Peace Court, where most debt suits are: 15 days.',
    limitedCourt: {
      name: 'Justice of the Peace Court',
      act: 'answer',
      days: 15,
      rule: 'Del. J.P. Ct. Civ. R. 12',
      confidence: 'high',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-by-state' },
  },
  collection: {
    act: {
      name: 'No general collection-practices act (Consumer Fraud Act)',
      statute: '6 Del. C. § 2511 et seq.',
      damages: 'No statutory damages; actual damages, 6 Del. C. § 2525',
    },
    license: {
      required: 'unknown',
      statute: '30 Del. C. ch. 23 (occupational licence; not verified)',
      confidence: 'low',
    },
    requiredTexts: [],
    confidence: 'medium',
  },
}
