import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const texas: StateLaw = {
  code: 'TX',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 4,
      statute: 'Tex. Civ. Prac. & Rem. Code §§ 16.004(a)(3), 16.051',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://guides.sll.texas.gov/debt-collection/time-barred-debts' },
    },
    'open-account': {
      years: 4,
      statute: 'Tex. Civ. Prac. & Rem. Code § 16.004(a)(3), (c)',
      note: 'Open/stated account accrues the day dealings ceased.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://guides.sll.texas.gov/debt-collection/time-barred-debts' },
    },
    'credit-card': {
      years: 4,
      statute: 'Tex. Civ. Prac. & Rem. Code § 16.004(a)(3)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://guides.sll.texas.gov/debt-collection/time-barred-debts' },
    },
    'oral-contract': {
      years: 4,
      statute: 'Tex. Civ. Prac. & Rem. Code § 16.004(a)(3)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': {
      years: 6,
      contested: {
        shorterYears: 4,
        usual: 'unsettled',
        statute: 'Tex. Civ. Prac. & Rem. Code § 16.004',
        why: 'Negotiable 6; otherwise 4.',
      },
      statute: 'Tex. Bus. & Com. Code § 3.118',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'Tex. Bus. & Com. Code § 2.725',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: {
      years: 4,
      statute: 'Tex. Civ. Prac. & Rem. Code § 16.004(a)(3)',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 12,
      statute: 'Tex. Civ. Prac. & Rem. Code §§ 34.001, 31.006',
      note: 'Dormant after 10 without execution; revivable 2 more; renewable indefinitely by execution.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://guides.sll.texas.gov/debt-collection/time-barred-debts' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    laterForLastItem: ['open-account'],
    rule: 'First missed payment that was never cured (breach). Stated/open account: day dealings ceased.',
    statute: 'Tex. Civ. Prac. & Rem. Code § 16.004',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'no', afterExpiry: 'no' },
    writing: { beforeExpiry: 'limited', afterExpiry: 'limited' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    nothingRevivesFor: { holders: ['debt-buyer'], since: day('2019-09-01') },
    statute: 'Tex. Civ. Prac. & Rem. Code § 16.065; Tex. Fin. Code § 392.307(d)',
    note: 'Payment does not restart. Signed written acknowledgment can, for the original creditor; for a DEBT BUYER nothing (payment, oral or written reaffirmation, other activity) revives an expired debt.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence:
    'Absence: § 16.063 (rarely applied where long-arm service exists). COVID: Tex. S. Ct. emergency orders extended deadlines falling in 2020-21.',
  changes: [{ kind: 'history', on: day('2019-09-01'), what: 'H.B. 996: Fin. Code § 392.307' }],
  borrowing: {
    exists: true,
    statute: 'Tex. Civ. Prac. & Rem. Code § 16.067',
    note: 'Claim against a person who moved to Texas, barred where he came from, is barred.',
    confidence: 'low',
  },
  timeBarredNotice: {
    statute: 'Tex. Fin. Code § 392.307(e)-(f)',
    summary:
      'Debt buyer (or collector for it) must put the set time-barred notice in the INITIAL written communication; wording depends on whether credit reporting is still possible. (Notice duty seen in the State Law Library guide; subsection letters from general knowledge.)',
    confidence: 'medium',
    source: { read: 'secondary', url: 'https://guides.sll.texas.gov/debt-collection/time-barred-debts' },
  },
  suitBar: {
    statute: 'Tex. Fin. Code § 392.307(c)',
    appliesTo: 'debt buyers: no suit or arbitration on expired consumer debt',
    confidence: 'medium',
    source: { read: 'secondary', url: 'https://guides.sll.texas.gov/debt-collection/time-barred-debts' },
  },
  answer: {
    days: 20,
    rule: 'Tex. R. Civ. P. 99(b)',
    note: 'District and county court: by 10:00 a.m. on the first Monday after 20 days from service. Justice court, where most debt suits are (up to $20,000): by the end of the 14th day (Rule 502.5(d)).',
    counting: { kind: 'monday-next-after' },
    limitedCourt: {
      name: 'Justice court',
      act: 'answer',
      days: 14,
      rule: 'Tex. R. Civ. P. 502.5(d)',
      confidence: 'high',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://www.docdraft.ai/legal-guides/respond-to-a-lawsuit/texas' },
  },
}
