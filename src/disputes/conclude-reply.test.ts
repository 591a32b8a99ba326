import { describe, expect, test } from 'vitest'
import { paperFromText } from '#reading/paper.ts'
import { readFacts } from '#reading/read-facts.ts'
import { readReplySigns } from '#reading/reply-signs.ts'
import { dollars } from '#units/cents.ts'
import { concludeReply } from './conclude-reply.ts'

function conclude(words: string, amountBefore = 900) {
  const paper = paperFromText(
    `Blue Mesa Recovery LLC\n2100 Larkspur Ave\nBoulder, CO 80302\nMay 9, 2026\nPaul Lindqvist\n${words}`,
  )
  return concludeReply({
    signs: readReplySigns(paper),
    facts: readFacts(paper),
    amountBefore: dollars(amountBefore),
  })
}

describe('a reply to a dispute', () => {
  test.each([
    ['Our validation of the debt is attached.', 'validated'],
    ['Please find attached documentation that validates the account.', 'validated'],
    ['To process your dispute, send a copy of your ID.', 'ignored_the_question'],
    ['Please enclose your payment with the statement.', 'continued_collection'],
    ['To close your account, pay $900.00.', 'continued_collection'],
    ['We have not closed your account. You owe $900.00.', 'continued_collection'],
    ['Until our review of your dispute is done we will not call or write to you.', 'acknowledged'],
    ['You asked for records. We have requested them from our client and put the account on hold.', 'acknowledged'],
    ['We closed the account.', 'closed_account'],
    ['Good morning.', 'unclear'],
  ] as const)('%s -> %s', (words, conclusion) => {
    expect(conclude(words).conclusion).toBe(conclusion)
  })

  test('with another amount is a change of amount; a few cents of interest are none', () => {
    const enclosed = (amount: string) => conclude(`Enclosed is the statement. The balance now is ${amount}.`).conclusion
    expect(enclosed('$900.00')).toBe('validated')
    expect(enclosed('$903.10')).toBe('validated')
    expect(enclosed('$990.00')).toBe('amount_changed')
    expect(enclosed('$450.00')).toBe('amount_changed')
  })

  test('names what it answers and what stays open, each point once', () => {
    const { answered, notAnswered } = conclude(
      'Enclosed are the statements of Harbor Valley Bank, the original creditor.',
    )
    expect(answered).toEqual(expect.arrayContaining(['records']))
    expect(notAnswered).toEqual(expect.arrayContaining(['amount', 'stopped']))
    expect(new Set([...answered, ...notAnswered]).size).toBe(4)
  })
})
