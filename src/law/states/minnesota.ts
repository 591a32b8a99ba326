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
  collection: {
    act: {
      name: 'Collection agencies law; Minnesota Debt Fairness Act (medical debt)',
      statute: 'Minn. Stat. §§ 332.31-332.44; ch. 332C',
      damages:
        'Ch. 332C: actual plus up to $1,000 per violation (indexed), fees; trebled if willful and malicious, § 332C.05(b)-(d). Ch. 332: via § 8.31 subd. 3a',
    },
    license: {
      required: 'yes',
      statute: 'Minn. Stat. § 332.33; letter line § 332.37',
      register: 'Department of Commerce',
      confidence: 'medium',
    },
    requiredTexts: [
      {
        id: 'mn-licence-line',
        title: 'The Minnesota license line is missing',
        expected: 'The sentence “This collection agency is licensed by the Minnesota Department of Commerce.”',
        whyItMatters: 'A license can be checked. A collector without one may not be allowed to collect here.',
        statute: 'Minn. Stat. § 332.37 (clause number not verified)',
        senders: ['agency', 'debt-buyer'],
        occasions: ['first-notice'],
        knownBy: [['is licensed by the Minnesota Department of Commerce']],
        absence: 'flag',
        confidence: 'medium',
        note: 'Current clause not read; secondary copies agree on wording.',
      },
      {
        id: 'mn-resources-sheet',
        title: 'No sheet with help for people in debt',
        expected: 'A page of its own with Minnesota organizations that help for free.',
        whyItMatters: 'These organizations can help you.',
        statute: 'Minn. Stat. § 332.365 subd. 1(a), subd. 2',
        senders: ['agency'],
        occasions: ['first-notice'],
        knownBy: [['There are resources available to help manage your debt']],
        absence: 'ask',
        confidence: 'high',
        note: 'It is a separate one-page enclosure: the user may not have scanned it.',
      },
    ],
    confidence: 'medium',
  },
}
