import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const newHampshire: StateLaw = {
  code: 'NH',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 3,
      statute: 'RSA 508:4',
      note: 'Sealed instrument or debt secured by mortgage 20 (508:5, 508:6).',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://collectionattorneys.com/collection-laws-new-hampshire-nh' },
    },
    'open-account': {
      years: 3,
      statute: 'RSA 508:4',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://collectionattorneys.com/collection-laws-new-hampshire-nh' },
    },
    'credit-card': {
      years: 3,
      statute: 'RSA 508:4',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://collectionattorneys.com/collection-laws-new-hampshire-nh' },
    },
    'oral-contract': {
      years: 3,
      statute: 'RSA 508:4',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://collectionattorneys.com/collection-laws-new-hampshire-nh' },
    },
    'promissory-note': {
      years: 6,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        why: 'Negotiable note 6; otherwise 3 (20 if mortgage-secured).',
      },
      statute: 'RSA 382-A:3-118',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://collectionattorneys.com/collection-laws-new-hampshire-nh' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'RSA 382-A:2-725',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://collectionattorneys.com/collection-laws-new-hampshire-nh' },
    },
    medical: { years: 3, statute: 'RSA 508:4', confidence: 'medium', source: { read: 'nothing' } },
    judgment: { years: 20, statute: 'RSA 508:5', confidence: 'medium', source: { read: 'nothing' } },
  },
  sealedInstrument: { years: 20, statute: 'RSA 508:5; 508:6 if mortgage-secured', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach). RSA 508:4 has a discovery rule (rarely matters for a missed payment).',
    statute: 'RSA 508:4',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'unclear', afterExpiry: 'unclear' },
    statute: 'common law',
    note: 'Part payment or acknowledgment from which a promise is implied.',
    confidence: 'low',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence: RSA 508:9.',
  changes: [],
  borrowing: { exists: false, statute: null, note: 'No general borrowing statute.', confidence: 'medium' },
  answer: {
    days: 30,
    rule: 'N.H. Super. Ct. R. 9(a)',
    note: 'File both an appearance and an answer within 30 days. Small claims: the date to respond is on the notice.',
    limitedCourt: {
      name: 'Circuit Court - District Division',
      act: 'answer',
      days: 30,
      rule: 'N.H. Cir. Ct. Dist. Div. R.',
      confidence: 'medium',
    },
    confidence: 'medium',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-new-hampshire' },
  },
  collection: {
    act: {
      name: 'Unfair, Deceptive or Unreasonable Collection Practices',
      statute: 'RSA 358-C:1 to :4',
    },
    license: {
      required: 'no',
      statute: 'none located',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'low',
  },
}
