import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const districtOfColumbia: StateLaw = {
  code: 'DC',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 3,
      statute: 'D.C. Code § 28-3814(o)(1); § 12-301(a)(7)',
      note: 'Any consumer-debt action filed on/after Sept. 1, 2021: 3 years of accrual whatever the theory, including contracts under seal. Not covered: loans directly secured on real estate and direct motor-vehicle installment loans (D.C. Code ch. 28-36).',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://github.com/DCCouncil/law-xml-codified/blob/876d977ddff7b247e85cf67ad706c97aa9a62e00/us/dc/council/code/titles/28/sections/28-3814.xml',
      },
    },
    'open-account': {
      years: 3,
      statute: 'D.C. Code § 28-3814(o)(1)',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://github.com/DCCouncil/law-xml-codified/blob/876d977ddff7b247e85cf67ad706c97aa9a62e00/us/dc/council/code/titles/28/sections/28-3814.xml',
      },
    },
    'credit-card': {
      years: 3,
      statute: 'D.C. Code § 28-3814(o)(1)',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://github.com/DCCouncil/law-xml-codified/blob/876d977ddff7b247e85cf67ad706c97aa9a62e00/us/dc/council/code/titles/28/sections/28-3814.xml',
      },
    },
    'oral-contract': {
      years: 3,
      statute: 'D.C. Code § 28-3814(o)(1)',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://github.com/DCCouncil/law-xml-codified/blob/876d977ddff7b247e85cf67ad706c97aa9a62e00/us/dc/council/code/titles/28/sections/28-3814.xml',
      },
    },
    'promissory-note': {
      years: 6,
      contested: {
        shorterYears: 3,
        usual: 'shorter',
        statute: 'D.C. Code § 28-3814(o)(1)',
        why: "Consumer-debt rule says 3 'notwithstanding any other statute'; real-estate or ch. 36 auto notes fall outside it.",
      },
      statute: 'D.C. Code § 28:3-118',
      note: 'Consumer debt rule (3) should control; 6 is the outer bound for a negotiable note outside § 28-3814.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 4,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'D.C. Code § 28-3814(o)(1)',
        why: 'Goods debt inside § 28-3814 is 3; auto installment outside it is 4.',
      },
      statute: 'D.C. Code § 28:2-725',
      note: 'Direct motor-vehicle installment loans are outside § 28-3814, so auto stays 4.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: {
      years: 3,
      statute: 'D.C. Code § 28-3814(b)(2), (o)(1)',
      note: 'Medical debt expressly covered.',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://github.com/DCCouncil/law-xml-codified/blob/876d977ddff7b247e85cf67ad706c97aa9a62e00/us/dc/council/code/titles/28/sections/28-3814.xml',
      },
    },
    judgment: {
      years: 12,
      statute: 'D.C. Code § 15-101',
      note: '12 years, then no effect.',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://github.com/DCCouncil/law-xml-codified/blob/876d977ddff7b247e85cf67ad706c97aa9a62e00/us/dc/council/code/titles/15/sections/15-101.xml',
      },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: "'3 years of accrual' - first uncured default.",
    statute: 'D.C. Code § 28-3814(o)(1)',
    confidence: 'high',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'no' },
    writing: { beforeExpiry: 'limited', afterExpiry: 'no' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    afterExpirySince: day('2021-09-01'),
    statute: 'D.C. Code §§ 28-3504, 28-3814(l)',
    note: 'Before expiry: signed acknowledgment, or payment (effect preserved), restarts. After expiry: no payment or written/oral affirmation extends it for consumer debt.',
    confidence: 'high',
  },
  courtClosure2020: {
    days: 'open-ended',
    dueBefore: day('2022-01-01'),
    basis: 'Temporary acts, from March 2020 until 60 days after the public health emergency',
  },
  suitCountsFrom: 'filing',
  absence:
    "Absence/concealment of a DC resident: D.C. Code § 12-303. COVID: temporary acts tolled collection-suit limitations during the public health emergency plus 60 days (from Mar. 2020, into 2021-22) - treat pre-2022 accruals as 'Depends'.",
  changes: [
    {
      kind: 'suits-filed-before',
      on: day('2021-09-01'),
      statute: 'D.C. Code § 12-301',
      years: {},
      what: 'The 3-year limit for every kind of consumer debt covers suits filed since September 1, 2021. Older suits fall under older law.',
    },
  ],
  borrowing: { exists: false, statute: null, note: 'No general borrowing statute.', confidence: 'medium' },
  suitBar: {
    statute: 'D.C. Code § 28-3814(f)(10)',
    appliesTo: 'debt collectors (incl. original creditors as defined) who know or should know the period expired',
    confidence: 'high',
    source: {
      read: 'secondary',
      url: 'https://github.com/DCCouncil/law-xml-codified/blob/main/us/dc/council/code/titles/28/sections/28-3814.xml',
    },
  },
  answer: {
    days: 21,
    rule: 'D.C. Super. Ct. Civ. R. 12(a)(1)(A)',
    note: 'Small claims (up to $10,000): come to court on the date set. Collection cases also get a first hearing.',
    limitedCourt: {
      name: 'Small Claims Branch',
      act: 'appear',
      rule: 'D.C. Super. Ct. Sm. Cl. R.',
      confidence: 'medium',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://solosuit.com/posts/deadline-answer-avoid-default-judgment' },
  },
}
