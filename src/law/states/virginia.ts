import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const virginia: StateLaw = {
  code: 'VA',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 5,
      statute: 'Va. Code § 8.01-246(2)',
      note: 'In writing AND SIGNED by the party charged (sealed or not).',
      confidence: 'high',
      source: { read: 'statute', url: 'https://legiscan.com/VA/text/HB573/2022' },
    },
    'open-account': {
      years: 3,
      statute: 'Va. Code § 8.01-246(4)',
      confidence: 'high',
      source: { read: 'statute', url: 'https://legiscan.com/VA/text/HB573/2022' },
    },
    'credit-card': {
      years: 5,
      contested: {
        shorterYears: 3,
        usual: 'shorter',
        statute: 'Va. Code § 8.01-246(4)',
        why: 'Signed writing or not.',
      },
      statute: 'Va. Code § 8.01-246(2)',
      note: '3 if no signed writing is produced (the common card case); 5 with a signed application/agreement incl. electronic signature.',
      confidence: 'medium',
      source: {
        read: 'secondary',
        url: 'https://ch13edky.wordpress.com/2017/07/14/claims-based-on-time-barred-debts-in-kentucky/',
      },
    },
    'oral-contract': { years: 3, statute: 'Va. Code § 8.01-246(4)', confidence: 'medium', source: { read: 'nothing' } },
    'promissory-note': {
      years: 6,
      contested: { shorterYears: 5, usual: 'unsettled', statute: 'Va. Code § 8.01-246(2)', why: 'Negotiable or not.' },
      statute: 'Va. Code § 8.3A-118',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': { years: 4, statute: 'Va. Code § 8.2-725', confidence: 'medium', source: { read: 'nothing' } },
    medical: {
      years: 5,
      contested: {
        shorterYears: 3,
        usual: 'shorter',
        why: 'Applies to actions under the 2024 amendment; pre-2024 written contracts were 5.',
      },
      statute: 'Va. Code § 8.01-246',
      note: "3 years from the due date on the provider's invoice (versions of the bill say first/final invoice), unless a payment plan allows longer. Older debts: confirm which law applies.",
      confidence: 'medium',
      source: { read: 'statute', url: 'https://open.pluralpolicy.com/va/bills/2024/HB34' },
    },
    judgment: {
      years: 20,
      statute: 'Va. Code § 8.01-251; § 16.1-94.1',
      note: 'Circuit judgments entered since 2022: 10 (extendable); earlier 20. General district court 10.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  sealedInstrument: { years: 5, statute: 'Va. Code § 8.01-246(2) (no difference)', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    medicalFrom: 'invoice-due',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'Va. Code §§ 8.01-230, 8.01-249',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'no', afterExpiry: 'no' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'Va. Code § 8.01-229(G)',
    note: 'Only a new promise or acknowledgment in SIGNED WRITING; part payment does not restart.',
    confidence: 'high',
  },
  courtClosure2020: { days: 126, basis: 'Supreme Court orders, March 16 to July 19, 2020' },
  suitCountsFrom: 'filing',
  absence:
    'Obstruction/absconding: Va. Code § 8.01-229(D). COVID: Supreme Court orders tolled Mar. 16 - July 19, 2020 (126 days).',
  changes: [
    {
      kind: 'unsettled-before',
      on: day('2024-07-01'),
      classes: ['medical'],
      what: 'A 2024 act gives medical bills 3 years. Whether it reaches older bills is not settled.',
    },
    { kind: 'history', on: day('2022-01-01'), what: 'judgment life 20 -> 10 years' },
  ],
  borrowing: {
    exists: true,
    statute: 'Va. Code § 8.01-247',
    note: "Contracts governed by another state's law: barred if barred there or here.",
    confidence: 'medium',
  },
  answer: {
    days: 21,
    rule: 'Va. Sup. Ct. R. 3:8(a)',
    note: 'General District Court (warrant in debt: most suits, up to $50,000): no written answer, but you must come to court on the return date.',
    limitedCourt: { name: 'General district court', act: 'appear', rule: 'Va. Code § 16.1-79', confidence: 'high' },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://www.docdraft.ai/legal-guides/respond-to-a-lawsuit/virginia' },
  },
  collection: {
    act: {
      name: 'No separate collection act (Consumer Protection Act)',
      statute: 'Va. Code § 59.1-196 et seq.',
      damages: 'VCPA: greater of actual or $500 (treble/$1,000 if willful), § 59.1-204',
      timeToSue: '2 years, § 59.1-204.1',
    },
    license: {
      required: 'no',
      statute: 'none located',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'high',
  },
}
