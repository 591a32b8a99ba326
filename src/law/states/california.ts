import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const california: StateLaw = {
  code: 'CA',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 4,
      statute: 'Cal. Code Civ. Proc. § 337(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://writemydispute.com/california-debt-statute-of-limitations' },
    },
    'open-account': {
      years: 4,
      statute: 'Cal. Code Civ. Proc. § 337(b)',
      note: 'Consumer debt incurred on/after July 1, 2024 that appears on a note or written contract may no longer be pleaded as book account/common count (AB 1414); period stays 4.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://writemydispute.com/california-debt-statute-of-limitations' },
    },
    'credit-card': {
      years: 4,
      statute: 'Cal. Code Civ. Proc. § 337',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://writemydispute.com/california-debt-statute-of-limitations' },
    },
    'oral-contract': {
      years: 2,
      statute: 'Cal. Code Civ. Proc. § 339(1)',
      note: 'A book account kept in writing still gets 4.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://writemydispute.com/california-debt-statute-of-limitations' },
    },
    'promissory-note': {
      years: 6,
      contested: {
        shorterYears: 4,
        usual: 'unsettled',
        statute: 'Cal. Code Civ. Proc. § 337',
        why: 'Negotiable note 6; ordinary written loan 4.',
      },
      statute: 'Cal. Com. Code § 3118',
      note: 'Non-negotiable note 4.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': { years: 4, statute: 'Cal. Com. Code § 2725', confidence: 'medium', source: { read: 'nothing' } },
    medical: {
      years: 4,
      contested: { shorterYears: 2, usual: 'longer', why: 'Oral/implied v. book account.' },
      statute: 'Cal. Code Civ. Proc. §§ 337, 339',
      note: '4 written/book account; 2 if purely oral/implied.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    judgment: {
      years: 10,
      statute: 'Cal. Code Civ. Proc. §§ 337.5, 683.020',
      note: 'Renewable by application. Judgments entered since 2023 on medical or personal debt under the § 683.110(c) caps may be renewed only once, for 5 years.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'Contract: first uncured missed payment. Book account / account stated: date of LAST ITEM (last charge; payments after the account is closed to charges do not by themselves count as items).',
    statute: 'Cal. Code Civ. Proc. § 337(b)',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'no' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'limited' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'Cal. Code Civ. Proc. § 360',
    note: 'Payment on principal/interest of a promissory note BEFORE expiry starts a new period; a payment after expiry revives nothing. Otherwise a signed writing is needed. § 337(d) bars suit once the 4 years have run.',
    confidence: 'high',
  },
  courtClosure2020: { days: 178, basis: 'Emergency Rule 9, April 6 to October 1, 2020 (periods over 180 days)' },
  suitCountsFrom: 'filing',
  absence:
    'Absence tolling Code Civ. Proc. § 351 (largely unconstitutional against interstate movers). COVID Emergency Rule 9: civil periods over 180 days were tolled Apr. 6 - Oct. 1, 2020 (178 days) - add to any clock that was running then.',
  changes: [
    { kind: 'history', on: day('2019-01-01'), what: 'AB 1526: § 337(d) suit bar and § 1788.14(d) notice' },
    {
      kind: 'history',
      on: day('2024-07-01'),
      what: 'AB 1414: consumer debt incurred on/after this date (obligation on a note or written contract) cannot be sued on as book account or common counts',
    },
  ],
  borrowing: {
    exists: true,
    statute: 'Cal. Code Civ. Proc. § 361',
    note: "Applies other state's bar, unless plaintiff is a California citizen who held the claim from accrual. Delaware-law cards: California courts may apply DE's 3 years but also import DE tolling (10 Del. C. § 8117).",
    confidence: 'medium',
  },
  timeBarredNotice: {
    statute: 'Cal. Civ. Code §§ 1788.14(d), 1788.52(d)(2)-(3)',
    summary:
      'Any debt collector (incl. original creditor collecting its own debts) writing to collect time-barred debt must include the set notice (one wording if the debt can still be credit-reported, another if not) in the first written communication after it becomes time-barred and, for debt buyers, in the first communication.',
    confidence: 'high',
    source: { read: 'secondary', url: 'https://self-law.org/code/ca/civil-code/1788-14' },
  },
  suitBar: {
    statute: 'Cal. Code Civ. Proc. § 337(d); Cal. Civ. Code § 1788.56',
    appliesTo:
      'any person (§ 337(d): suit, arbitration or other legal proceeding after the 4-year period); debt buyers (§ 1788.56)',
    confidence: 'high',
    source: { read: 'secondary', url: 'https://writemydispute.com/california-debt-statute-of-limitations' },
  },
  answer: {
    days: 30,
    rule: 'Cal. Code Civ. Proc. § 412.20(a)(3)',
    note: '40 days if the papers were left with someone else or mailed: that service counts from the 10th day after mailing (§ 415.20). Small claims: come to the hearing.',
    limitedCourt: {
      name: 'Superior court, limited civil',
      act: 'answer',
      days: 30,
      rule: 'Cal. Code Civ. Proc. § 412.20',
      confidence: 'medium',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://www.solosuit.com/posts/deadline-answer-avoid-default-judgment' },
  },
}
