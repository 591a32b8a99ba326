import { describe, expect, test } from 'vitest'
import { assessLetter } from '#law/assess-letter.ts'
import { compareLetters } from '#law/compare-letters.ts'
import { known } from '#law/fact.ts'
import type { ConsumerFacts, LetterFacts } from '#law/facts.ts'
import { day } from '#units/iso-date.ts'
import { paperFromText } from './paper.ts'
import { readFacts } from './read-facts.ts'

// Pairs of whole letters about one debt, from their words to what changed and to what the rules of comparison find.
const HEAD = (sender: string, street: string, date: string) => `${sender}
${street}
${date}
Rosa Delgado
415 Juniper Street
Tucson, AZ 85705`
const SAGUARO = (date: string) => HEAD('Saguaro Receivables LLC', 'P.O. Box 4412, Phoenix, AZ 85001', date)
const MESA = (date: string) => HEAD('Mesa Ridge Collections, Inc.', 'P.O. Box 808, Mesa, AZ 85201', date)
const TAIL = 'This communication is from a debt collector.'
const ABOUT = 'Re: Sonora Bank credit card, account ending 7781'

function read(text: string): LetterFacts {
  return readFacts(paperFromText(text))
}

function letter(head: string, ...body: string[]): LetterFacts {
  return read([head, ABOUT, 'Dear Rosa Delgado,', ...body, TAIL].join('\n'))
}

// an answer that names nobody the debt was owed to
function answer(body: string): LetterFacts {
  return read([SAGUARO('March 30, 2026'), 'Account ending 7781', 'Dear Rosa Delgado,', body, TAIL].join('\n'))
}

function found(earlier: LetterFacts, later: LetterFacts, consumer: ConsumerFacts = {}): string[] {
  const told = { debtPurpose: known('personal' as const), ...consumer }
  const { rules } = assessLetter({ letter: later, consumer: told, state: 'AZ', on: day('2026-11-21'), earlier })
  return rules.findings.map(({ rule }) => rule.id)
}

const COMPARES: readonly string[] = [
  'amount-grew-unexplained',
  'balance-may-grow-undisclosed',
  'dispute-ignored',
  'new-collector-no-notice',
  'repeated-unfulfilled-threats',
  'second-letter-overshadows',
  'verification-inadequate',
]

const ROWS = (then: string, interest: string, fees: string, less: string, now: string) =>
  [
    `As of January 5, 2026, you owed: ${then}`,
    'Between January 5, 2026 and today:',
    `You were charged this amount in interest: + ${interest}`,
    `You were charged this amount in fees: + ${fees}`,
    `You paid or were credited this amount toward the debt: - ${less}`,
    `Total amount of the debt now: ${now}`,
  ].join('\n')

const NOTICE = (date: string, end: string) =>
  letter(
    SAGUARO(date),
    'Saguaro Receivables LLC is a debt collector. We are trying to collect a debt that you owe to Sonora Bank. We will use any information you give us to help collect the debt.',
    ROWS('$740.00', '$0.00', '$0.00', '$0.00', '$740.00'),
    `Call or write to us by ${end}, to dispute all or part of the debt. If you do not, we will assume that our information is correct.`,
    `If you write to us by ${end}, we must stop collection on any amount you dispute until we send you information that shows you owe the debt.`,
    `Write to ask for the name and address of the original creditor, if different from the current creditor. If you write by ${end}, we must stop collection until we send you that information.`,
  )

describe('what changed', () => {
  test('an amount that grew, with nothing that accounts for it', () => {
    const before = letter(SAGUARO('February 2, 2026'), 'Your balance is $740.00. Please call us.')
    const now = letter(SAGUARO('April 20, 2026'), 'Your balance is $999.00. Please call us.')
    const { amount, isSameSender, isSameAccount } = compareLetters(before, now)
    expect({ isSameSender, isSameAccount }).toEqual({ isSameSender: true, isSameAccount: true })
    expect(amount).toMatchObject({ before: 74_000, now: 99_900, difference: 25_900, rows: [], unexplained: 25_900 })
    expect(amount?.evidence.before[0]?.quote).toContain('$740.00')
    expect(amount?.evidence.now[0]?.quote).toContain('$999.00')
    expect(found(before, now)).toContain('amount-grew-unexplained')
  })

  test('an amount whose rows account for all of it', () => {
    const before = letter(SAGUARO('February 2, 2026'), ROWS('$740.00', '$5.00', '$0.00', '$0.00', '$745.00'))
    const now = letter(SAGUARO('April 20, 2026'), ROWS('$740.00', '$15.00', '$0.00', '$50.00', '$705.00'))
    const { amount } = compareLetters(before, now)
    expect(amount).toMatchObject({
      difference: -4000,
      rows: [
        { what: 'interest', amount: 1000 },
        { what: 'payments and credits', amount: -5000 },
      ],
      unexplained: 0,
      sums: { before: { comesTo: 74_500, addsUp: true }, now: { comesTo: 70_500, addsUp: true } },
    })
    expect(found(before, now)).not.toContain('amount-grew-unexplained')
  })

  test('rows that do not add up to the total they stand over', () => {
    const before = letter(SAGUARO('February 2, 2026'), 'Your balance is $740.00.')
    const now = letter(SAGUARO('April 20, 2026'), ROWS('$740.00', '$10.00', '$0.00', '$0.00', '$790.00'))
    expect(compareLetters(before, now).amount).toMatchObject({
      rows: [{ what: 'interest', amount: 1000 }],
      unexplained: 4000,
      sums: { before: undefined, now: { comesTo: 75_000, saysTotal: 79_000, addsUp: false } },
    })
  })

  test('another collector and another creditor', () => {
    const before = letter(SAGUARO('February 2, 2026'), 'You owe $740.00 to Sonora Bank. Current creditor: Sonora Bank')
    const now = letter(MESA('May 4, 2026'), 'You owe $740.00. Current creditor: Cactus Wren Funding LLC')
    const names = compareLetters(before, now).names
    expect(names.map(({ who, now: name }) => `${who}: ${name}`)).toEqual([
      'collector: Mesa Ridge Collections, Inc.',
      'current creditor: Cactus Wren Funding LLC',
    ])
  })

  test('a promised paper that did not come', () => {
    const before = letter(
      SAGUARO('February 2, 2026'),
      'Thank you for your letter. We have asked Sonora Bank for the account statements and the signed agreement and will send them to you.',
      'Balance: $740.00',
    )
    const without = letter(SAGUARO('March 30, 2026'), 'Your balance of $740.00 is due. Please send your payment.')
    expect(compareLetters(before, without).promisedAndAbsent.map(({ document }) => document)).toEqual([
      'agreement',
      'statements',
    ])
    const withThem = letter(
      SAGUARO('March 30, 2026'),
      'Enclosed are your account statements and a copy of the signed agreement. The balance is $740.00.',
    )
    expect(compareLetters(before, withThem).promisedAndAbsent).toEqual([])
  })

  test('a threat made again after its day had passed', () => {
    const before = letter(
      SAGUARO('January 5, 2026'),
      'The balance is $740.00. If you do not pay by January 20, 2026, we will file a lawsuit against you.',
    )
    const now = letter(
      SAGUARO('March 10, 2026'),
      'The balance is $740.00. This is your last chance. We will file a lawsuit against you on March 25, 2026.',
    )
    const { repeatedThreats, passedDeadlines } = compareLetters(before, now)
    expect(repeatedThreats.map(({ action }) => action)).toEqual(['suit'])
    expect(repeatedThreats[0]?.evidence.before[0]?.quote).toContain('January 20')
    expect(repeatedThreats[0]?.evidence.now[0]?.quote).toContain('lawsuit')
    expect(passedDeadlines).toContainEqual(expect.objectContaining({ of: 'threat', on: '2026-01-20' }))
    expect(found(before, now, { suitFiled: known(false) })).toContain('repeated-unfulfilled-threats')
    expect(found(before, now, { suitFiled: known(true) })).not.toContain('repeated-unfulfilled-threats')
  })
})

describe('what the rules of comparison find in whole letters', () => {
  test('a balance that grows, never said to', () => {
    const before = letter(SAGUARO('February 2, 2026'), 'Your balance is $740.00. Please call us.')
    const now = letter(SAGUARO('April 20, 2026'), ROWS('$740.00', '$22.00', '$0.00', '$0.00', '$762.00'))
    expect(found(before, now)).toContain('balance-may-grow-undisclosed')
  })

  test('pressure while the first notice’s time still ran', () => {
    const now = letter(
      SAGUARO('February 16, 2026'),
      'Your balance is $740.00. You must pay within 5 days or we will file a lawsuit against you.',
    )
    expect(found(NOTICE('February 2, 2026', 'March 11, 2026'), now)).toContain('second-letter-overshadows')
  })

  test('a new collector without a notice of rights', () => {
    const before = letter(SAGUARO('February 2, 2026'), 'Your balance is $740.00. Please call us.')
    const now = letter(MESA('May 4, 2026'), 'Your account has been placed with us. Pay $740.00 today.')
    expect(found(before, now)).toContain('new-collector-no-notice')
  })

  test('collecting on after a dispute in time', () => {
    const now = letter(SAGUARO('March 30, 2026'), 'Your balance of $740.00 is due. Please send your payment today.')
    const told = {
      writtenDisputeReceivedDate: known(day('2026-02-20')),
      verificationReceivedDate: known(null),
    }
    expect(found(NOTICE('February 2, 2026', 'March 11, 2026'), now, told)).toContain('dispute-ignored')
  })

  test('an answer to a dispute that shows nothing', () => {
    const now = answer(
      'We received your dispute. We have verified the debt and it is valid. The balance is $740.00. Please send your payment.',
    )
    const told = { writtenDisputeReceivedDate: known(day('2026-02-20')) }
    expect(found(NOTICE('February 2, 2026', 'March 11, 2026'), now, told)).toContain('verification-inadequate')
  })
})

describe('lawful pairs', () => {
  test.each<readonly [string, LetterFacts, LetterFacts, ConsumerFacts]>([
    [
      'a reminder of the same sum',
      NOTICE('February 2, 2026', 'March 11, 2026'),
      letter(SAGUARO('April 20, 2026'), 'Our records show a balance of $740.00. Please call us with any questions.'),
      {},
    ],
    [
      'a part paid since',
      letter(SAGUARO('February 2, 2026'), 'Your balance is $740.00. Please call us.'),
      letter(SAGUARO('April 20, 2026'), 'Thank you for your payment of $40.00. Your balance is now $700.00.'),
      {},
    ],
    [
      'an answer with the records',
      NOTICE('February 2, 2026', 'March 11, 2026'),
      letter(
        SAGUARO('March 30, 2026'),
        'In answer to your letter, enclosed are copies of the agreement and of your last statement from Sonora Bank. The balance is $740.00.',
      ),
      {
        writtenDisputeReceivedDate: known(day('2026-02-20')),
        verificationReceivedDate: known(day('2026-03-28')),
      },
    ],
  ])('%s gives nothing', (_, before, now, told) => {
    expect(found(before, now, told).filter(id => COMPARES.includes(id))).toEqual([])
    const { names, promisedAndAbsent, repeatedThreats } = compareLetters(before, now)
    expect({ names, promisedAndAbsent, repeatedThreats }).toEqual({
      names: [],
      promisedAndAbsent: [],
      repeatedThreats: [],
    })
  })

  test('letters about two debts have no amount in common', () => {
    const before = letter(SAGUARO('February 2, 2026'), 'Your balance is $740.00.')
    const other = read([MESA('May 4, 2026'), 'Account number: 55120', 'Your balance is $1,900.00.', TAIL].join('\n'))
    expect(compareLetters(before, other).amount).toBeUndefined()
  })

  test('what was not read changes nothing', () => {
    const nothing = read('')
    expect(compareLetters(nothing, nothing)).toMatchObject({
      amount: undefined,
      names: [],
      promisedAndAbsent: [],
      repeatedThreats: [],
      passedDeadlines: [],
    })
  })
})
