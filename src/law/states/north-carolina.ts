import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const northCarolina: StateLaw = {
  code: 'NC',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 3,
      statute: 'N.C. Gen. Stat. § 1-52(1)',
      note: "Sealed instrument (look for '(SEAL)') 10.",
      confidence: 'high',
      source: { read: 'secondary', url: 'https://solosuit.com/posts/446' },
    },
    'open-account': {
      years: 3,
      statute: 'N.C. Gen. Stat. § 1-52(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://solosuit.com/posts/446' },
    },
    'credit-card': {
      years: 3,
      statute: 'N.C. Gen. Stat. § 1-52(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://solosuit.com/posts/446' },
    },
    'oral-contract': {
      years: 3,
      statute: 'N.C. Gen. Stat. § 1-52(1)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': {
      years: 10,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'N.C. Gen. Stat. § 1-52',
        why: 'Negotiable / sealed.',
      },
      statute: 'N.C. Gen. Stat. § 1-47(2)',
      note: '3 ordinary, 6 negotiable, 10 sealed.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'N.C. Gen. Stat. § 25-2-725',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: { years: 3, statute: 'N.C. Gen. Stat. § 1-52(1)', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 10,
      statute: 'N.C. Gen. Stat. § 1-47(1)',
      note: 'Renewable once by new action.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  sealedInstrument: { years: 10, commonOnLoans: true, statute: 'N.C. Gen. Stat. § 1-47(2)', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'N.C. Gen. Stat. § 1-15',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'limited' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'N.C. Gen. Stat. § 1-26',
    note: 'Signed writing; payment keeps its common-law effect (restarts before expiry; after expiry needs circumstances implying a promise).',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence: N.C. Gen. Stat. § 1-21.',
  changes: [],
  borrowing: {
    exists: true,
    statute: 'N.C. Gen. Stat. § 1-21',
    note: 'Bars claims of non-residents barred where they arose.',
    confidence: 'medium',
  },
  timeBarredNotice: {
    statute: 'N.C. Gen. Stat. § 58-70-115(1)',
    summary:
      'Collection agency may not get an acknowledgment of a barred debt without disclosing its nature/consequences and that the consumer is not obliged to give it.',
    confidence: 'medium',
    source: {
      read: 'secondary',
      url: 'https://www.championyourrights.com/post/the-most-important-law-in-north-carolina-when-a-debt-collector-is-collecting-an-old-debt',
    },
  },
  suitBar: {
    statute: 'N.C. Gen. Stat. § 58-70-115(4)',
    appliesTo:
      'debt buyers and agencies acting for them: no suit, arbitration OR OTHER ATTEMPT TO COLLECT debt they know or should know is barred',
    confidence: 'medium',
    source: {
      read: 'secondary',
      url: 'https://www.championyourrights.com/post/the-most-important-law-in-north-carolina-when-a-debt-collector-is-collecting-an-old-debt',
    },
  },
  answer: {
    days: 30,
    rule: 'N.C. R. Civ. P. 12(a)(1)',
    note: 'The clerk gives one extension of 30 days if you ask in time. Small claims (magistrate): come to court on the trial date.',
    limitedCourt: {
      name: 'Magistrate small claims',
      act: 'appear',
      rule: 'N.C. Gen. Stat. § 7A-214',
      confidence: 'medium',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://kregerbrodish.com/blog/received-papers-mail-stating-sued-need-next' },
  },
}
