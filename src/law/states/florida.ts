import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const florida: StateLaw = {
  code: 'FL',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 5,
      statute: 'Fla. Stat. § 95.11(2)(b)',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://legalclarity.org/the-statute-of-limitations-for-medical-debt-in-florida',
      },
    },
    'open-account': {
      years: 5,
      contested: {
        shorterYears: 4,
        usual: 'unsettled',
        statute: 'Fla. Stat. § 95.11(3)',
        why: 'Open account 4; if founded on a written instrument 5.',
      },
      statute: 'Fla. Stat. § 95.11(2)(b)',
      note: 'Paragraph letters were renumbered by the 2023 tort act; cite the subsection.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'credit-card': {
      years: 5,
      contested: {
        shorterYears: 4,
        usual: 'unsettled',
        statute: 'Fla. Stat. § 95.11(3)',
        why: '4 if sued as account stated/open account or no written agreement is produced; 5 if founded on the written agreement.',
      },
      statute: 'Fla. Stat. § 95.11(2)(b)',
      note: "Use 5 for a 'likely barred' answer.",
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'oral-contract': { years: 4, statute: 'Fla. Stat. § 95.11(3)', confidence: 'medium', source: { read: 'nothing' } },
    'promissory-note': {
      years: 6,
      contested: { shorterYears: 5, usual: 'shorter', why: 'If a UCC art. 3 six-year rule applied.' },
      statute: 'Fla. Stat. § 95.11(2)(b)',
      note: 'Confirm against Florida UCC art. 3 for a negotiable note.',
      confidence: 'low',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 5,
      contested: { shorterYears: 4, usual: 'longer', why: 'Written v. not.' },
      statute: 'Fla. Stat. § 95.11',
      note: 'Written retail installment/auto contract 5; unwritten 4.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: {
      years: 5,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'Fla. Stat. § 95.11(4)',
        why: 'Facility type, whether referred to collections, written agreement; retroactivity of the 2024 act not settled.',
      },
      statute: 'Fla. Stat. § 95.11(2)(b)',
      note: 'SPECIAL: medical debt for services by a facility licensed under ch. 395 (hospital, ambulatory surgical centre) is 3 years FROM THE DATE THE FACILITY REFERS IT TO A THIRD PARTY FOR COLLECTION. Other providers 4 (unwritten) or 5 (written).',
      confidence: 'medium',
      source: {
        read: 'secondary',
        url: 'https://legalclarity.org/the-statute-of-limitations-for-medical-debt-in-florida',
      },
    },
    judgment: {
      years: 20,
      statute: 'Fla. Stat. § 95.11(1)',
      note: 'Florida court of record 20; foreign judgment 5 (§ 95.11(2)(a)).',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    medicalFrom: 'referral-to-collections',
    rule: 'When the last element of the claim occurs (default). Each installment separately until acceleration.',
    statute: 'Fla. Stat. § 95.031(1)',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'limited', afterExpiry: 'no' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'Fla. Stat. §§ 95.04, 95.051(1)(f)',
    note: 'Payment tolls only for obligations founded on a WRITTEN INSTRUMENT; an acknowledgment/promise must be in signed writing.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence: 'Exclusive tolling list incl. absence, false name, payment: Fla. Stat. § 95.051.',
  changes: [
    {
      kind: 'unsettled-before',
      on: day('2024-07-01'),
      classes: ['medical'],
      what: 'A 2024 act gives hospitals and surgery centers 3 years. Whether it reaches older bills is not settled.',
    },
  ],
  borrowing: {
    exists: true,
    statute: 'Fla. Stat. § 95.10',
    note: 'Claim barred where it arose cannot be maintained in Florida.',
    confidence: 'medium',
  },
  answer: {
    days: 20,
    rule: 'Fla. R. Civ. P. 1.140(a)(1)',
    note: 'County small claims (up to $8,000): no written answer is needed, but you must attend the pretrial conference named in the summons.',
    limitedCourt: {
      name: 'County court small claims',
      act: 'appear',
      rule: 'Fla. Sm. Cl. R. 7.090',
      confidence: 'high',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-by-state' },
  },
}
