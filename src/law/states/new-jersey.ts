import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const newJersey: StateLaw = {
  code: 'NJ',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': { years: 6, statute: 'N.J.S.A. 2A:14-1', confidence: 'medium', source: { read: 'nothing' } },
    'open-account': { years: 6, statute: 'N.J.S.A. 2A:14-1', confidence: 'medium', source: { read: 'nothing' } },
    'credit-card': {
      years: 6,
      contested: {
        shorterYears: 4,
        usual: 'longer',
        statute: 'N.J.S.A. 12A:2-725',
        why: "Private-label card used only to buy the store's goods: Midland Funding v. Thiel, 446 N.J. Super. 537 (App. Div. 2016) - 4 years.",
      },
      statute: 'N.J.S.A. 2A:14-1',
      note: "General bank card 6. STORE-ONLY card (private label, used only for that store's goods) is 4.",
      confidence: 'high',
      source: {
        read: 'opinion',
        url: 'https://law.justia.com/cases/new-jersey/appellate-division-published/2016/a5797-13.html',
      },
    },
    'oral-contract': { years: 6, statute: 'N.J.S.A. 2A:14-1', confidence: 'medium', source: { read: 'nothing' } },
    'promissory-note': { years: 6, statute: 'N.J.S.A. 12A:3-118', confidence: 'medium', source: { read: 'nothing' } },
    'sale-of-goods': {
      years: 4,
      statute: 'N.J.S.A. 12A:2-725',
      note: 'Includes auto deficiency (Associates Discount v. Palmer, 47 N.J. 183 (1966)).',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: { years: 6, statute: 'N.J.S.A. 2A:14-1', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 20,
      statute: 'N.J.S.A. 2A:14-5',
      note: 'Revivable.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  sealedInstrument: { years: 16, commonOnLoans: true, statute: 'N.J.S.A. 2A:14-4', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach). Payments smaller than the minimum due after default did not move the date (Midland Funding v. Thiel).',
    statute: 'N.J.S.A. 2A:14-1',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'N.J.S.A. 2A:14-24',
    note: 'Signed writing; effect of part payment preserved by § 2A:14-24, but for UCC/store-card debt payments below the minimum due did not restart (Midland Funding v. Thiel, 2016).',
    confidence: 'medium',
  },
  courtClosure2020: { days: 56, basis: 'Supreme Court orders, March 16 to May 10, 2020' },
  suitCountsFrom: 'filing',
  absence:
    'Non-residence: N.J.S.A. 2A:14-22. COVID: Supreme Court orders tolled Mar. 16 - May 10, 2020 (some deadlines).',
  changes: [],
  borrowing: { exists: false, statute: null, note: 'Choice-of-law test rather than a statute.', confidence: 'medium' },
  answer: {
    days: 35,
    rule: 'N.J. Ct. R. 4:6-1(a)',
    note: 'Special Civil Part (up to $20,000): 35 days too. Small claims: come to court.',
    limitedCourt: {
      name: 'Special Civil Part',
      act: 'answer',
      days: 35,
      rule: 'N.J. Ct. R. 6:3-1',
      confidence: 'high',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-new-jersey' },
  },
  collection: {
    act: {
      name: 'No separate collection-practices act (bond statute; Consumer Fraud Act)',
      statute: 'N.J.S.A. 45:18-1 et seq.; 56:8-1 et seq.',
    },
    license: {
      required: 'paper-only',
      statute: 'N.J.S.A. 45:18-1 et seq.',
      note: 'A bond is filed; there is no license number.',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'low',
  },
}
