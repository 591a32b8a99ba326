import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const minnesota: StateLaw = {
  code: 'MN',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'Minn. Stat. §§ 541.05 subd. 1(1), 541.053',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://rmaintl.org/important-changes-to-minnesotas-statute-of-limitations-and-default-judgment-requirements-2',
      },
    },
    'open-account': {
      years: 6,
      statute: 'Minn. Stat. §§ 541.05, 541.053',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'credit-card': {
      years: 6,
      statute: 'Minn. Stat. § 541.053',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://rmaintl.org/important-changes-to-minnesotas-statute-of-limitations-and-default-judgment-requirements-2',
      },
    },
    'oral-contract': {
      years: 6,
      statute: 'Minn. Stat. §§ 541.05, 541.053',
      note: 'Web claims of 2 or 4 years for oral debts are wrong.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': {
      years: 6,
      statute: 'Minn. Stat. § 336.3-118',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 6,
      contested: {
        shorterYears: 4,
        usual: 'shorter',
        statute: 'Minn. Stat. § 336.2-725',
        why: 'UCC goods period v. consumer-debt section.',
      },
      statute: 'Minn. Stat. § 541.053',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: { years: 6, statute: 'Minn. Stat. § 541.05', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 10,
      statute: 'Minn. Stat. § 541.04',
      note: 'Renewable by new action.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'Minn. Stat. § 541.053',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'no' },
    writing: { beforeExpiry: 'limited', afterExpiry: 'limited' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    afterExpirySince: day('2013-08-01'),
    statute: 'Minn. Stat. §§ 541.053, 541.17',
    note: 'Signed writing or payment before expiry restarts. After expiry a payment does not revive consumer debt.',
    confidence: 'medium',
  },
  suitCountsFrom: 'service',
  absence: 'Absence: Minn. Stat. § 541.13.',
  changes: [
    { kind: 'history', on: day('2013-08-01'), what: '§ 541.053: 6 years, no borrowing, no post-expiry revival' },
  ],
  borrowing: {
    exists: true,
    notForConsumerDebt: true,
    statute: 'Minn. Stat. § 541.31',
    note: "Consumer debt is EXEMPT from it (§ 541.053): other states' shorter periods do not help.",
    confidence: 'medium',
  },
  answer: {
    days: 20,
    rule: 'Minn. R. Civ. P. 12.01',
    note: 'Court forms since 2020 say 21 days; the rule text we saw says 20. Use 20. Suits are often served before they are filed: no case number does not mean no deadline. Conciliation court: come to court.',
    limitedCourt: {
      name: 'Conciliation court',
      act: 'appear',
      rule: 'Minn. Gen. R. Prac. 501 et seq.',
      confidence: 'medium',
    },
    confidence: 'medium',
    source: {
      read: 'statute',
      url: 'https://casetext.com/rule/minnesota-court-rules/minnesota-rules-of-civil-procedure/pleadings-and-motions/rule-12-defenses-and-objections-when-and-how-presented-by-pleading-or-motion-motion-for-judgment-on-pleadings/rule-1201-when-presented',
    },
  },
}
