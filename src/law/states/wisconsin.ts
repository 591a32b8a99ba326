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
}
