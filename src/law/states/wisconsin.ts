import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const wisconsin: StateLaw = {
  code: 'WI',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'Wis. Stat. § 893.43',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-wisconsin/' },
    },
    'open-account': {
      years: 6,
      statute: 'Wis. Stat. § 893.43',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-wisconsin/' },
    },
    'credit-card': {
      years: 6,
      statute: 'Wis. Stat. § 893.43',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-wisconsin/' },
    },
    'oral-contract': {
      years: 6,
      statute: 'Wis. Stat. § 893.43',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-wisconsin/' },
    },
    'promissory-note': {
      years: 6,
      statute: 'Wis. Stat. § 403.118',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-wisconsin/' },
    },
    'sale-of-goods': {
      years: 6,
      statute: 'Wis. Stat. § 402.725',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://instalawyer.io/laws/wisconsin-statutes-annotations/chapter-402-uniform-commercial-402725-statute-of-limitations',
      },
    },
    medical: { years: 6, statute: 'Wis. Stat. § 893.43', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 20,
      statute: 'Wis. Stat. § 893.40',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-wisconsin/' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'Wis. Stat. § 893.43',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'no' },
    writing: { beforeExpiry: 'limited', afterExpiry: 'no' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'Wis. Stat. §§ 893.45, 893.46, 893.05',
    note: 'Before expiry a signed acknowledgment or payment restarts. After expiry the debt itself is EXTINGUISHED (§ 893.05); there is nothing left to revive, though a fresh contract could be made.',
    confidence: 'medium',
  },
  extinguishedBy: 'Wis. Stat. § 893.05',
  suitCountsFrom: 'filing',
  absence: 'Absence: Wis. Stat. § 893.19.',
  changes: [],
  borrowing: {
    exists: true,
    statute: 'Wis. Stat. § 893.07',
    note: "Foreign cause of action: barred if foreign period has expired; Wisconsin's applies if shorter.",
    confidence: 'high',
  },
  answer: {
    days: 20,
    rule: 'Wis. Stat. § 802.06(1)',
    note: 'Large claims: 20 days. Small claims (up to $10,000, most debt suits): come or answer by the return date.',
    limitedCourt: { name: 'Small claims', act: 'appear', rule: 'Wis. Stat. § 799.05, 799.20', confidence: 'medium' },
    confidence: 'medium',
    source: { read: 'nothing' },
  },
  collection: {
    act: {
      name: 'Wisconsin Consumer Act, ch. 427; collection agency licensing',
      statute: 'Wis. Stat. §§ 427.101-.105; 218.04',
      damages:
        'Actual incl. emotional distress, § 427.105(1); penalty twice the finance charge ($100-$1,000), § 425.304',
    },
    license: {
      required: 'yes',
      statute: 'Wis. Stat. § 218.04; Wis. Admin. Code DFI-Bkg 74.13(1)',
      register: 'Department of Financial Institutions',
      confidence: 'high',
    },
    requiredTexts: [
      {
        id: 'wi-licence-line',
        title: 'The Wisconsin license line is missing',
        expected:
          'The sentence “This collection agency is licensed by the Division of Banking in the Wisconsin Department of Financial Institutions, www.wdfi.org.”',
        whyItMatters: 'A license can be checked. A collector without one may not be allowed to collect here.',
        statute: 'Wis. Admin. Code DFI-Bkg 74.13(1)',
        senders: ['agency'],
        occasions: ['first-notice'],
        knownBy: [
          ['licensed by the Division of Banking in the Wisconsin Department of Financial Institutions'],
          ['licensed by the Office of the Administrator of the Division of Banking'],
        ],
        mayFollow: true,
        absence: 'flag',
        confidence: 'high',
        note: 'the pre-March-2014 line with "P.O. Box 7876, Madison, Wisconsin 53707" is obsolete (2013 Act from AB 277).',
      },
      {
        id: 'wi-reverse-side',
        title: 'The pointer to the reverse side',
        expected: 'A line on the front: “Notice: See Reverse Side for Important Information.”',
        whyItMatters: 'What stands on the back must be pointed out.',
        statute: 'Wis. Admin. Code DFI-Bkg 74.13(2)',
        senders: ['agency'],
        occasions: ['elsewhere'],
        knownBy: [['Notice: See Reverse Side for Important Information']],
        absence: 'info',
        confidence: 'high',
      },
    ],
    confidence: 'high',
  },
}
