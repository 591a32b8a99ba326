import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const montana: StateLaw = {
  code: 'MT',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 8,
      contested: { shorterYears: 6, usual: 'unsettled', why: 'Possible 2025 amendment 8 -> 6 unverified.' },
      statute: 'Mont. Code Ann. § 27-2-202(1)',
      note: '8 in the code text seen (2001) and most sources; a May 2026 page quoting the state code shows SIX, and a 2025 bill (SB 143) moved this period between 6 and 8. Probably 6 now, but enactment, effective date and transition were not verified: use 8 as the outer bound.',
      confidence: 'low',
      source: { read: 'statute', url: 'https://leg.mt.gov/bills/2001/mca/27/2/27-2-202.htm' },
    },
    'open-account': {
      years: 5,
      statute: 'Mont. Code Ann. § 27-2-202(2)',
      note: "'contract, account, or promise' not founded on a writing",
      confidence: 'high',
      source: { read: 'statute', url: 'https://leg.mt.gov/bills/2001/mca/27/2/27-2-202.htm' },
    },
    'credit-card': {
      years: 8,
      contested: {
        shorterYears: 5,
        usual: 'shorter',
        statute: 'Mont. Code Ann. § 27-2-202(2)',
        why: 'Account (5) v. instrument in writing (8, possibly 6 since 2025).',
      },
      statute: 'Mont. Code Ann. § 27-2-202(1)',
      note: "5 is the usual view for cards; use 8 before saying 'likely barred'.",
      confidence: 'low',
      source: {
        read: 'secondary',
        url: 'https://legalclarity.org/statute-of-limitations-on-debt-in-montana-what-you-need-to-know',
      },
    },
    'oral-contract': {
      years: 5,
      statute: 'Mont. Code Ann. § 27-2-202(2)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': {
      years: 8,
      contested: {
        shorterYears: 6,
        usual: 'unsettled',
        statute: 'Mont. Code Ann. § 30-3-122',
        why: 'Negotiable or not.',
      },
      statute: 'Mont. Code Ann. § 27-2-202(1)',
      confidence: 'medium',
      source: {
        read: 'secondary',
        url: 'https://legalclarity.org/statute-of-limitations-on-debt-in-montana-what-you-need-to-know',
      },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'Mont. Code Ann. § 30-2-725',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: {
      years: 8,
      contested: { shorterYears: 5, usual: 'shorter', why: 'Written or not.' },
      statute: 'Mont. Code Ann. § 27-2-202',
      note: '5 unless written instrument.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: { years: 10, statute: 'Mont. Code Ann. § 27-2-201', confidence: 'medium', source: { read: 'nothing' } },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'Mont. Code Ann. § 27-2-102',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'Mont. Code Ann. § 27-2-409',
    note: 'Signed writing, or part payment.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence: Mont. Code Ann. § 27-2-402.',
  changes: [],
  borrowing: { exists: false, statute: null, note: 'Not confirmed.', confidence: 'low' },
  answer: {
    days: 21,
    rule: 'Mont. R. Civ. P. 12(a)(1)(A)',
    note: 'A justice or city court summons may name another time, such as 20 days. Follow it.',
    limitedCourt: {
      name: 'Justice court',
      act: 'answer',
      days: 20,
      rule: 'Mont. J. & C. Ct. R. Civ. P.',
      confidence: 'high',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-montana' },
  },
  collection: {
    act: {
      name: 'No separate collection act (Unfair Trade Practices and Consumer Protection Act)',
      statute: 'Mont. Code Ann. § 30-14-101 et seq.',
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
