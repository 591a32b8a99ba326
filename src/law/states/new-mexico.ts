import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const newMexico: StateLaw = {
  code: 'NM',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'NMSA 1978 § 37-1-3',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://law.justia.com/codes/new-mexico/2020/chapter-37/article-1/section-37-1-3/index.html',
      },
    },
    'open-account': {
      years: 4,
      statute: 'NMSA 1978 § 37-1-4',
      note: "'accounts and unwritten contracts'",
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-new-mexico/' },
    },
    'credit-card': {
      years: 6,
      contested: {
        shorterYears: 4,
        usual: 'shorter',
        statute: 'NMSA 1978 § 37-1-4',
        why: 'Account (4) v. contract in writing (6).',
      },
      statute: 'NMSA 1978 § 37-1-3',
      note: "Usually 4 as an account; use 6 before saying 'likely barred'.",
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-new-mexico/' },
    },
    'oral-contract': { years: 4, statute: 'NMSA 1978 § 37-1-4', confidence: 'medium', source: { read: 'nothing' } },
    'promissory-note': {
      years: 6,
      statute: 'NMSA 1978 §§ 37-1-3, 55-3-118',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'NMSA 1978 § 55-2-725',
      note: 'Partial payment does NOT revive UCC art. 2 claims incl. auto deficiency.',
      confidence: 'high',
      source: { read: 'opinion', url: 'https://print.casetext.com/case/autovest-llc-v-agosto-1' },
    },
    medical: {
      years: 6,
      contested: { shorterYears: 4, usual: 'shorter', why: 'Written or not.' },
      statute: 'NMSA 1978 §§ 37-1-3, 37-1-4',
      note: '4 unless written agreement.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: { years: 14, statute: 'NMSA 1978 § 37-1-2', confidence: 'medium', source: { read: 'nothing' } },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'NMSA 1978 § 37-1-1',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    neverByPayment: ['sale-of-goods'],
    statute: 'NMSA 1978 § 37-1-16; Autovest, L.L.C. v. Agosto (N.M. Aug. 15, 2024, S-1-SC-38834)',
    note: 'Any partial or installment payment, or signed written admission/new promise, revives ordinary contract debts EVEN AFTER expiry. Exception: sale-of-goods/auto (UCC) debts - payment does not revive.',
    confidence: 'high',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence: NMSA 1978 § 37-1-9.',
  changes: [
    {
      kind: 'history',
      on: day('2024-08-15'),
      what: 'Autovest v. Agosto: part payment no longer revives UCC goods debts',
    },
  ],
  borrowing: { exists: false, statute: null, note: 'No general borrowing statute.', confidence: 'low' },
  timeBarredNotice: {
    statute: '12.2.12 NMAC (Attorney General rule, since Dec. 15, 2010)',
    summary:
      'Collector must decide in good faith if the debt is time-barred and, in every written and telephone attempt, tell the consumer so and that a part payment, signed admission or new promise would revive it.',
    confidence: 'medium',
    source: { read: 'secondary', url: 'https://forum.freeadvice.com/threads/nm-residents-and-the-sol.548337' },
  },
  answer: {
    days: 30,
    rule: 'Rule 1-012(A) NMRA',
    note: 'Magistrate and metropolitan court: 20 days. The date is on the summons.',
    limitedCourt: {
      name: 'Magistrate / metropolitan court',
      act: 'answer',
      days: 20,
      rule: 'Rules 2-302, 3-302 NMRA',
      confidence: 'medium',
    },
    confidence: 'medium',
    source: { read: 'nothing' },
  },
  collection: {
    act: {
      name: 'Collection Agency Regulatory Act; Unfair Practices Act',
      statute: 'NMSA 1978 §§ 61-18A-1 to -33; 57-12-1 et seq.',
      damages: 'UPA: greater of actual or $100 (treble/$300 if willful), fees, § 57-12-10(B)',
      timeToSue: '4 years, § 37-1-4',
    },
    license: {
      required: 'yes',
      statute: 'NMSA 1978 § 61-18A-5',
      register: 'Financial Institutions Division',
      confidence: 'high',
    },
    requiredTexts: [
      {
        id: 'nm-time-barred',
        title: 'The notice about a debt too old for court is missing',
        expected:
          'A notice that begins “We are required by New Mexico Attorney General rule”: no court need enforce the debt, and what would bring it back.',
        whyItMatters: 'Without it you may not know that the debt is too old for court.',
        statute: '12.2.12.9(A)(1)-(5) NMAC',
        senders: ['agency', 'debt-buyer'],
        occasions: ['time-barred'],
        knownBy: [['required by New Mexico Attorney General rule', 'This information is not legal advice']],
        absence: 'flag',
        confidence: 'high',
        note: 'Only the preface is prescribed verbatim; the remaining elements may be paraphrased (a model form exists).',
      },
    ],
    confidence: 'high',
  },
}
