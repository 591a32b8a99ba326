import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const massachusetts: StateLaw = {
  code: 'MA',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'M.G.L. c. 260, § 2',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://www.mass.gov/guides/massachusetts-law-about-debt-collection' },
    },
    'open-account': {
      years: 6,
      statute: 'M.G.L. c. 260, § 2',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://www.mass.gov/guides/massachusetts-law-about-debt-collection' },
    },
    'credit-card': {
      years: 6,
      statute: 'M.G.L. c. 260, § 2',
      note: 'A bill to cut this to 5 has been proposed repeatedly; not enacted in anything seen.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://www.mass.gov/guides/massachusetts-law-about-debt-collection' },
    },
    'oral-contract': { years: 6, statute: 'M.G.L. c. 260, § 2', confidence: 'medium', source: { read: 'nothing' } },
    'promissory-note': {
      years: 20,
      contested: { shorterYears: 6, usual: 'shorter', statute: 'M.G.L. c. 106, § 3-118', why: 'Witnessed note.' },
      statute: 'M.G.L. c. 260, § 1',
      note: '6; 20 if signed before a witness and sued by original payee.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': { years: 4, statute: 'M.G.L. c. 106, § 2-725', confidence: 'medium', source: { read: 'nothing' } },
    medical: { years: 6, statute: 'M.G.L. c. 260, § 2', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 20,
      statute: 'M.G.L. c. 260, § 20',
      note: 'Presumed satisfied after 20.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://www.mass.gov/guides/massachusetts-law-about-debt-collection' },
    },
  },
  sealedInstrument: {
    years: 20,
    orWitnessed: true,
    statute: 'M.G.L. c. 260, § 1 (sealed; witnessed note held by original payee)',
    confidence: 'medium',
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'M.G.L. c. 260, § 2',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'M.G.L. c. 260, §§ 13-14',
    note: 'Signed writing, or part payment (effect preserved by § 14).',
    confidence: 'medium',
  },
  courtClosure2020: { days: 106, basis: 'Supreme Judicial Court orders, March 17 to June 30, 2020' },
  suitCountsFrom: 'filing',
  absence: 'Non-residence: c. 260, § 9. COVID: SJC orders tolled civil limitations Mar. 17 - June 30, 2020 (106 days).',
  changes: [],
  borrowing: {
    exists: true,
    statute: 'M.G.L. c. 260, § 9',
    note: 'Limited to non-resident claims; courts otherwise use a functional choice-of-law test.',
    confidence: 'medium',
  },
  timeBarredNotice: {
    statute: '940 CMR 7.07(24)',
    summary:
      'Creditors/collectors may not seek payment of debt they know or should know is time-barred without disclosing that it may be unenforceable in court (and the consequence of part payment).',
    confidence: 'medium',
    source: {
      read: 'secondary',
      url: 'https://www.championyourrights.com/post/how-is-the-statute-of-limitations-determined-when-dealing-with-debt-collectors',
    },
  },
  answer: {
    days: 20,
    rule: 'Mass. R. Civ. P. 12(a)(1)',
    note: 'Send your answer to the other side within 20 days and file it with the court within 5 more. Small claims: come to the hearing.',
    limitedCourt: { name: 'Small claims', act: 'appear', rule: 'Mass. Unif. Small Claims R.', confidence: 'high' },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-massachusetts' },
  },
}
