import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const connecticut: StateLaw = {
  code: 'CT',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'Conn. Gen. Stat. § 52-576(a)',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://legalclarity.org/statute-of-limitations-on-debt-in-connecticut-what-to-know',
      },
    },
    'open-account': {
      years: 6,
      statute: 'Conn. Gen. Stat. § 52-576(a)',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://legalclarity.org/statute-of-limitations-on-debt-in-connecticut-what-to-know',
      },
    },
    'credit-card': {
      years: 6,
      statute: 'Conn. Gen. Stat. § 52-576(a)',
      confidence: 'high',
      source: { read: 'secondary', url: 'http://robertsingerlaw.com/2016/10/' },
    },
    'oral-contract': {
      years: 6,
      contested: {
        shorterYears: 3,
        usual: 'unsettled',
        statute: 'Conn. Gen. Stat. § 52-581',
        why: 'Executory v. executed oral contract.',
      },
      statute: 'Conn. Gen. Stat. § 52-576',
      note: '3 only for an EXECUTORY oral contract; if the creditor fully performed (goods/services delivered) 6.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': {
      years: 6,
      statute: 'Conn. Gen. Stat. §§ 42a-3-118, 52-576',
      note: 'Six years after due/accelerated date if the note is negotiable; most consumer loan notes are not, and then the written-contract period applies.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'Conn. Gen. Stat. § 42a-2-725',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: { years: 6, statute: 'Conn. Gen. Stat. § 52-576', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 25,
      statute: 'Conn. Gen. Stat. § 52-598',
      note: 'Execution 20, action on judgment 25; small claims 10 / 15.',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://collectionagency.info/laws/connecticut-debt-collection-laws' },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'Conn. Gen. Stat. § 52-576',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'limited' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'limited' },
    spoken: { beforeExpiry: 'unclear', afterExpiry: 'unclear' },
    nothingRevivesFor: { holders: ['debt-buyer'], since: day('2016-10-01') },
    statute: 'common law; Conn. Gen. Stat. § 36a-814 (P.A. 16-65 § 53)',
    note: 'Unequivocal acknowledgment or part payment restarts before expiry. For debt bought by a creditor or collection agency, a payment or affirmation AFTER expiry does not extend the period (since Oct. 1, 2016).',
    confidence: 'high',
  },
  suitCountsFrom: 'service',
  absence: 'Absence from state (max 7 years): Conn. Gen. Stat. § 52-590.',
  changes: [
    {
      kind: 'history',
      on: day('2016-10-01'),
      what: 'P.A. 16-65 § 53: no suit, no post-expiry revival, on purchased debt',
    },
  ],
  borrowing: {
    exists: false,
    statute: null,
    note: 'No general borrowing statute; limitation treated as procedural.',
    confidence: 'medium',
  },
  timeBarredNotice: {
    statute:
      'Connecticut Department of Banking rule for consumer collection agencies (Regs., Conn. State Agencies, tit. 36a)',
    summary:
      'Secondary source says Connecticut has required a time-barred notice since early 2014; exact cite not seen.',
    confidence: 'low',
    source: {
      read: 'secondary',
      url: 'https://theecholsfirm.com/new-west-virginia-state-specific-text-requirements-effective-june-6-2014/',
    },
  },
  suitBar: {
    statute: 'Conn. Gen. Stat. § 36a-814',
    appliesTo:
      'creditors and consumer collection agencies that purchased the debt, if they know or should know it is barred',
    confidence: 'high',
    source: { read: 'secondary', url: 'http://robertsingerlaw.com/2016/10/' },
  },
  answer: {
    days: 30,
    rule: 'Conn. Practice Book §§ 3-2, 10-8',
    note: 'Counted from the return date on the summons, not from the day you got it. File an appearance by the second day after the return date, and an answer within 30 days after it. Small claims: the answer date is on the notice.',
    counting: { kind: 'return-date', appearanceDays: 2 },
    limitedCourt: {
      name: 'Small claims session',
      act: 'date-on-notice',
      rule: 'Practice Book § 24-16',
      confidence: 'high',
    },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-by-state' },
  },
  collection: {
    act: {
      name: "Creditors' Collection Practices Act; Consumer Collection Agency law",
      statute: 'Conn. Gen. Stat. §§ 36a-645 to -648a; 36a-800 to -814',
      damages: 'Actual damages plus up to $1,000, costs, discretionary fees, § 36a-648(a)',
      timeToSue: '1 year, § 36a-648(d)',
    },
    license: {
      required: 'yes',
      statute: 'Conn. Gen. Stat. § 36a-801',
      register: 'Department of Banking',
      confidence: 'high',
    },
    requiredTexts: [
      {
        id: 'ct-time-barred-reportable',
        title: 'The notice about a debt too old for court is missing',
        expected: 'A paragraph that says they will not sue you because of the age of the debt.',
        whyItMatters: 'Without it you may not know that the debt is too old for court.',
        statute: 'Conn. Gen. Stat. § 36a-805(a)(14)(A)',
        senders: ['agency'],
        occasions: ['first-notice', 'time-barred'],
        knownBy: [
          [
            'The law limits how long you can be sued on a debt',
            'will not sue you for it',
            'may report or continue to report',
          ],
        ],
        absence: 'flag',
        confidence: 'high',
      },
      {
        id: 'ct-time-barred-obsolete',
        title: 'The notice about a debt too old for court is missing',
        expected: 'A paragraph that says they will not sue you and will not report the debt.',
        whyItMatters: 'Without it you may not know that the debt is too old for court.',
        statute: 'Conn. Gen. Stat. § 36a-805(a)(14)(B)',
        senders: ['agency'],
        occasions: ['first-notice', 'time-barred'],
        knownBy: [
          ['The law limits how long you can be sued on a debt', 'will not report it to any credit reporting agencies'],
        ],
        anotherWordingOf: 'ct-time-barred-reportable',
        absence: 'flag',
        confidence: 'high',
      },
    ],
    confidence: 'high',
  },
}
