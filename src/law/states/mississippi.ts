import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const mississippi: StateLaw = {
  code: 'MS',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 3,
      statute: 'Miss. Code Ann. § 15-1-49',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'open-account': {
      years: 6,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'Miss. Code Ann. § 15-1-29',
        why: 'Account for goods (6) v. services or cash advances (3).',
      },
      statute: 'Miss. Code Ann. § 75-2-725',
      note: '3 for services/cash accounts. An open account for GOODS is UCC 6 (Hughes v. Collegedale Distributors, 355 So. 2d 79 (Miss. 1978)).',
      confidence: 'high',
      source: { read: 'opinion', url: 'http://casetext.com/case/hughes-v-collegedale-distributors' },
    },
    'credit-card': {
      years: 3,
      statute: 'Miss. Code Ann. §§ 15-1-29, 15-1-49',
      note: "Bank card 3. STORE-ONLY card used for that store's goods: treat as 6 (Hughes v. Collegedale).",
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'oral-contract': {
      years: 3,
      statute: 'Miss. Code Ann. § 15-1-29',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': {
      years: 6,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'Miss. Code Ann. § 15-1-49',
        why: 'Negotiable note 6; ordinary loan 3.',
      },
      statute: 'Miss. Code Ann. § 75-3-118',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 6,
      contested: {
        shorterYears: 1,
        usual: 'unsettled',
        statute: 'Miss. Code Ann. § 15-1-23',
        why: "Whether § 15-1-23's one-year rule reaches the note and collateral.",
      },
      statute: 'Miss. Code Ann. § 75-2-725',
      note: 'DEFICIENCY on an instalment note: § 15-1-23 can bar suit 1 YEAR after the foreclosure/sale of the security (real or personal). Ask the repossession-sale date.',
      confidence: 'medium',
      source: { read: 'opinion', url: 'https://cetient.com/opinion/1787289/hughes-v-collegedale-distributors' },
    },
    medical: {
      years: 3,
      statute: 'Miss. Code Ann. §§ 15-1-29, 15-1-49',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 7,
      statute: 'Miss. Code Ann. § 15-1-43',
      note: 'Renewable.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'Miss. Code Ann. § 15-1-49',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'limited', afterExpiry: 'no' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'limited' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'Miss. Code Ann. §§ 15-1-3, 15-1-73',
    note: 'Acknowledgment or promise must be in signed writing. Part payment alone is generally not enough. After expiry the debt is extinguished, but a new WRITTEN promise is supported by the old debt.',
    confidence: 'medium',
  },
  extinguishedBy:
    'Miss. Code Ann. § 15-1-3(1) (completion of the period defeats and extinguishes the right as well as the remedy)',
  suitCountsFrom: 'filing',
  absence: 'Absence: Miss. Code Ann. § 15-1-63.',
  changes: [],
  borrowing: { exists: true, statute: 'Miss. Code Ann. § 15-1-65', confidence: 'medium' },
  answer: {
    days: 30,
    rule: 'Miss. R. Civ. P. 12(a)',
    note: 'Justice court: appear on the date set.',
    limitedCourt: { name: 'Justice court', act: 'appear', rule: 'Miss. Code Ann. § 11-9-107', confidence: 'medium' },
    confidence: 'medium',
    source: { read: 'nothing' },
  },
}
