import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const georgia: StateLaw = {
  code: 'GA',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'O.C.G.A. § 9-3-24',
      confidence: 'high',
      source: { read: 'opinion', url: 'http://casetext.com/case/hill-v-american-express' },
    },
    'open-account': {
      years: 4,
      statute: 'O.C.G.A. § 9-3-25',
      confidence: 'high',
      source: { read: 'opinion', url: 'http://casetext.com/case/hill-v-american-express' },
    },
    'credit-card': {
      years: 6,
      statute: 'O.C.G.A. § 9-3-24',
      note: 'Court of Appeals treats card debt as a written contract accepted by use.',
      confidence: 'high',
      source: { read: 'opinion', url: 'http://casetext.com/case/hill-v-american-express' },
    },
    'oral-contract': { years: 4, statute: 'O.C.G.A. § 9-3-26', confidence: 'medium', source: { read: 'nothing' } },
    'promissory-note': {
      years: 6,
      statute: 'O.C.G.A. §§ 9-3-24, 11-3-118',
      note: 'Six years after due/accelerated date if the note is negotiable; most consumer loan notes are not, and then the written-contract period applies.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': { years: 4, statute: 'O.C.G.A. § 11-2-725', confidence: 'medium', source: { read: 'nothing' } },
    medical: {
      years: 6,
      contested: { shorterYears: 4, usual: 'unsettled', why: 'Written v. open account.' },
      statute: 'O.C.G.A. §§ 9-3-24, 9-3-25',
      note: '6 with signed agreement, 4 open account.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 10,
      statute: 'O.C.G.A. §§ 9-12-60, 9-12-61',
      note: 'Dormant after 7, revivable within 3 more; renewable.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  sealedInstrument: { years: 20, commonOnLoans: true, statute: 'O.C.G.A. § 9-3-23', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: "O.C.G.A. § 9-3-24 ('become due and payable')",
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'limited', afterExpiry: 'limited' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'O.C.G.A. §§ 9-3-110, 9-3-112',
    note: "New promise must be in the debtor's own writing; a payment renews only if ENTERED ON A WRITTEN EVIDENCE OF THE DEBT by the debtor (e.g. a cheque or memo may be argued).",
    confidence: 'medium',
  },
  courtClosure2020: { days: 122, basis: 'Judicial emergency orders, March 14 to July 14, 2020' },
  suitCountsFrom: 'filing',
  absence:
    'Removal from state: O.C.G.A. § 9-3-94. COVID judicial emergency orders tolled deadlines Mar. 14 - July 14, 2020 (122 days).',
  changes: [],
  borrowing: { exists: false, statute: null, note: 'No general borrowing statute (lex fori).', confidence: 'medium' },
  answer: {
    days: 30,
    rule: 'O.C.G.A. § 9-11-12(a)',
    note: 'After a default you may still open the case within the next 15 days by paying costs. Magistrate court: 30 days, and the answer may be spoken.',
    limitedCourt: {
      name: 'Magistrate court',
      act: 'answer',
      days: 30,
      rule: 'O.C.G.A. § 15-10-43',
      confidence: 'high',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://murraycountyga.org/FAQ.aspx?QID=73' },
  },
  collection: {
    act: {
      name: 'No separate collection act (Fair Business Practices Act)',
      statute: 'O.C.G.A. § 10-1-390 et seq.',
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
