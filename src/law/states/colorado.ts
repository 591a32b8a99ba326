import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const colorado: StateLaw = {
  code: 'CO',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'C.R.S. § 13-80-103.5(1)(a)',
      note: 'Liquidated or determinable sum of money. A contract claim that is NOT for a determinable sum is 3 (§ 13-80-101).',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-colorado/' },
    },
    'open-account': {
      years: 6,
      statute: 'C.R.S. § 13-80-103.5(1)(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-colorado/' },
    },
    'credit-card': {
      years: 6,
      statute: 'C.R.S. § 13-80-103.5(1)(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-colorado/' },
    },
    'oral-contract': {
      years: 6,
      contested: { shorterYears: 3, usual: 'longer', why: 'Determinable amount or not.' },
      statute: 'C.R.S. §§ 13-80-103.5, 13-80-101',
      note: '6 if the amount is fixed or determinable, otherwise 3.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': {
      years: 6,
      statute: 'C.R.S. § 13-80-103.5(1)(b)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-colorado/' },
    },
    'sale-of-goods': {
      years: 6,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'C.R.S. §§ 4-2-725, 13-80-101',
        why: 'Goods claim 3 v. liquidated debt 6.',
      },
      statute: 'C.R.S. § 13-80-103.5',
      note: "Colorado's 2-725 is non-uniform (points to the 3-year section), but a suit for a fixed price/deficiency is argued as liquidated debt, 6.",
      confidence: 'low',
      source: { read: 'nothing' },
    },
    medical: {
      years: 6,
      statute: 'C.R.S. § 13-80-103.5',
      note: 'Hospital bills have been treated as determinable sums.',
      confidence: 'medium',
      source: {
        read: 'secondary',
        url: 'https://www.debexpert.com/blog/colorado-debt-collection-statute-of-limitations',
      },
    },
    judgment: {
      years: 20,
      statute: 'C.R.S. § 13-52-102',
      note: 'District court 20 years; county court 6; both revivable.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'Debt accrues on the date it becomes due (each installment separately until accelerated).',
    statute: 'C.R.S. § 13-80-108(4)',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'C.R.S. §§ 13-80-113, 13-80-114',
    note: 'New promise/acknowledgment must be in signed writing; the effect of part payment is preserved.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence/concealment: C.R.S. § 13-80-118.',
  changes: [],
  borrowing: {
    exists: true,
    statute: 'C.R.S. § 13-80-110',
    note: 'Claim barred where it arose is barred in Colorado.',
    confidence: 'medium',
  },
  answer: {
    days: 21,
    rule: 'C.R.C.P. 12(a)(1)',
    note: '35 days if you were served in another state or by publication. County court, where most debt suits are: answer or come to court by the date and time printed on the summons.',
    limitedCourt: { name: 'County court', act: 'appear', rule: 'C.R.C.P. 312', confidence: 'high' },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-by-state' },
  },
}
