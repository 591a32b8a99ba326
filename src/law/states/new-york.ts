import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const newYork: StateLaw = {
  code: 'NY',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 3,
      statute: 'N.Y. C.P.L.R. 214-i',
      note: 'Consumer credit transactions: 3. Any other contract 6 (CPLR 213(2)).',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://www.acainternational.org/news/new-york-shortens-statute-of-limitations-on-consumer-credit-transactions/',
      },
    },
    'open-account': {
      years: 3,
      statute: 'N.Y. C.P.L.R. 214-i',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://www.acainternational.org/news/new-york-shortens-statute-of-limitations-on-consumer-credit-transactions/',
      },
    },
    'credit-card': {
      years: 3,
      statute: 'N.Y. C.P.L.R. 214-i',
      note: '3 years for actions filed on/after Apr. 7, 2022 (courts: not for suits filed before).',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://www.acainternational.org/news/new-york-shortens-statute-of-limitations-on-consumer-credit-transactions/',
      },
    },
    'oral-contract': {
      years: 6,
      contested: {
        shorterYears: 3,
        usual: 'shorter',
        statute: 'N.Y. C.P.L.R. 214-i',
        why: 'Is it a consumer credit transaction?',
      },
      statute: 'N.Y. C.P.L.R. 213(2)',
      note: "3 only if 'consumer credit transaction' (credit extended, personal/family/household). Informal loan 6.",
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': {
      years: 6,
      contested: { shorterYears: 3, usual: 'shorter', statute: 'N.Y. C.P.L.R. 214-i', why: 'Consumer credit or not.' },
      statute: 'N.Y. C.P.L.R. 213(2)',
      note: 'Consumer loan note 3.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'N.Y. U.C.C. 2-725',
      note: 'CPLR 214-i expressly leaves UCC art. 2 (and GBL art. 36-B) alone.',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://www.acainternational.org/news/new-york-shortens-statute-of-limitations-on-consumer-credit-transactions/',
      },
    },
    medical: {
      years: 3,
      statute: 'N.Y. C.P.L.R. 213-d',
      note: '3 years for hospital or health-care-professional bills, from treatment; since Apr. 3, 2020.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 20,
      statute: 'N.Y. C.P.L.R. 211(b)',
      note: 'Lien 10 (renewable).',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    medicalFrom: 'treatment',
    rule: 'Default (first missed payment not cured); each installment separately until acceleration.',
    statute: 'N.Y. C.P.L.R. 203, 214-i',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'no' },
    writing: { beforeExpiry: 'limited', afterExpiry: 'no' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    afterExpirySince: day('2022-04-07'),
    statute: 'N.Y. C.P.L.R. 214-i; N.Y. Gen. Oblig. Law § 17-101',
    note: 'Before expiry a signed writing or an unequivocal part payment restarts. After expiry, nothing - payment, written or oral affirmation - revives a consumer-credit debt.',
    confidence: 'high',
  },
  courtClosure2020: { days: 228, basis: 'Executive Orders 202.8 to 202.72, March 20 to November 3, 2020' },
  suitCountsFrom: 'filing',
  absence:
    'Absence CPLR 207 (rarely applies with long-arm service). COVID executive orders TOLLED Mar. 20 - Nov. 3, 2020 (228 days).',
  changes: [
    {
      kind: 'suits-filed-before',
      on: day('2022-04-07'),
      statute: 'N.Y. C.P.L.R. 213(2)',
      years: { 'written-contract': 6, 'open-account': 6, 'credit-card': 6, 'oral-contract': 6, 'promissory-note': 6 },
      what: 'Before CPLR 214-i a consumer credit suit had 6 years. The new 3 years do not reach suits filed earlier (Murphy v. PHG Funding, 2023).',
    },
    {
      kind: 'suits-filed-before',
      on: day('2020-04-03'),
      statute: 'N.Y. C.P.L.R. 213(2)',
      years: { medical: 6 },
      what: 'Before CPLR 213-d a medical bill had 6 years.',
    },
  ],
  borrowing: {
    exists: true,
    statute: 'N.Y. C.P.L.R. 202',
    note: "Claim of a NON-RESIDENT plaintiff accruing outside NY must also be timely where it accrued (usually the issuer's home): e.g. Delaware 3 years (Portfolio Recovery v. King, 14 N.Y.3d 410 (2010)).",
    confidence: 'medium',
  },
  timeBarredNotice: {
    statute: '23 NYCRR 1.3(b); NYC Admin. Code § 20-493.2(b), 6 RCNY § 2-191',
    summary:
      "Before accepting payment, collector that knows or should know the period may be expired must give a five-point notice in the same medium; for CPLR 214-i debts DFS says the 'payment may restart the clock' sentence is no longer true. NYC: in every communication.",
    confidence: 'high',
    source: { read: 'secondary', url: 'http://nyrules.elaws.us/nycrr/title23_chapteri_part1_s1.3' },
  },
  suitBar: {
    statute: 'N.Y. C.P.L.R. 214-i, 3016(j); 23 NYCRR Part 1',
    appliesTo:
      'creditors/assignees: complaint must plead timeliness facts; suing on barred debt treated as FDCPA violation',
    note: 'Pleading rule rather than an express ban.',
    confidence: 'medium',
    source: { read: 'nothing' },
  },
  answer: {
    days: 20,
    rule: 'N.Y. C.P.L.R. 320(a), 3012',
    note: '20 days if you were handed the papers in New York. 30 days after service is complete if you got them in any other way. New York City Civil Court: the same, and the answer may be spoken.',
    counting: { kind: 'manner-of-service', otherwiseDays: 30 },
    limitedCourt: {
      name: 'NYC Civil / city / district courts',
      act: 'answer',
      days: 20,
      rule: 'N.Y. C.C.A. § 402; U.C.C.A.; U.D.C.A.',
      confidence: 'medium',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://goldenbergfirm.com/debt-relief/debt-lawsuits/lawsuit-answer' },
  },
}
