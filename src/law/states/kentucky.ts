import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const kentucky: StateLaw = {
  code: 'KY',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 15,
      contested: { shorterYears: 10, usual: 'longer', statute: 'KRS 413.160', why: 'Date the contract was executed.' },
      statute: 'KRS 413.090(2); 413.160',
      note: '10 years if executed AFTER July 15, 2014; 15 years if executed before. Ask when the account/loan was opened.',
      confidence: 'high',
      source: { read: 'statute', url: 'https://self-law.org/code/ky/413-160' },
    },
    'open-account': {
      years: 5,
      statute: 'KRS 413.120(1); 413.130',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-kentucky/' },
    },
    'credit-card': {
      years: 15,
      contested: {
        shorterYears: 5,
        usual: 'shorter',
        statute: 'KRS 413.120(1)',
        why: "Unsigned card = contract not in writing (5); a creditor may claim written contract (10/15). Federal cases borrow the issuer's home-state period under KRS 413.320 (e.g. 3 years VA/DE).",
      },
      statute: 'KRS 413.090(2); 413.160',
      note: '5 is the usual result (no signed writing). Outer bound 10 if the account was opened after July 15, 2014, else 15.',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-kentucky/' },
    },
    'oral-contract': {
      years: 5,
      statute: 'KRS 413.120(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-kentucky/' },
    },
    'promissory-note': {
      years: 15,
      contested: {
        shorterYears: 6,
        usual: 'unsettled',
        statute: 'KRS 355.3-118',
        why: 'Negotiable note 6; otherwise written contract 10/15.',
      },
      statute: 'KRS 413.090(2); 413.160',
      note: '6 if negotiable.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'KRS 355.2-725',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://creditanddebtmanagement.blogspot.com/2013/05/statute-of-limitations-law-regarding.html',
      },
    },
    medical: {
      years: 15,
      contested: { shorterYears: 5, usual: 'shorter', statute: 'KRS 413.120', why: 'Signed agreement or not.' },
      statute: 'KRS 413.090(2); 413.160',
      note: '5 unless signed agreement.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 15,
      statute: 'KRS 413.090(1)',
      note: 'From last execution.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'Default; under the borrowing statute courts look to WHERE the creditor suffered the non-payment.',
    statute: 'KRS 413.320; Conway v. Portfolio Recovery Assocs., 13 F. Supp. 3d 711 (E.D. Ky. 2014)',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'unclear', afterExpiry: 'unclear' },
    statute: 'common law',
    note: 'Part payment or a new promise restarts.',
    confidence: 'low',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence/absconding/concealment: KRS 413.190.',
  changes: [
    {
      kind: 'signed-since',
      on: day('2014-07-16'),
      statute: 'KRS 413.160',
      years: { 'written-contract': 10, 'credit-card': 10, 'promissory-note': 10, medical: 10 },
      what: 'Written contracts made after July 15, 2014 have 10 years (KRS 413.160); earlier ones 15 (KRS 413.090(2)).',
    },
  ],
  borrowing: {
    exists: true,
    statute: 'KRS 413.320',
    note: "Shorter period of the state where the claim accrued applies; federal courts have used the issuer's home state.",
    confidence: 'high',
  },
  answer: {
    days: 20,
    rule: 'Ky. R. Civ. P. 12.01',
    note: 'Small claims (up to $2,500): come to court.',
    limitedCourt: { name: 'District court', act: 'answer', days: 20, rule: 'CR 12.01', confidence: 'high' },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-by-state' },
  },
  collection: {
    act: {
      name: 'No separate collection act (Consumer Protection Act)',
      statute: 'KRS 367.110-.990',
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
