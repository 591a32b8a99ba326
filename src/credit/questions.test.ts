import { describe, expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import type { CreditCase } from './credit-case.ts'
import { findCreditErrors } from './find-errors.ts'
import { creditQuestions, isAnswerTo, toldBy, type CreditAnswers } from './questions.ts'
import { paperFromColumns } from './read/columns.testing.ts'
import { readCreditReport } from './read/read-report.ts'
import { EQUIFAX, TRI_MERGE } from './read/reports.testing.ts'

function caseFor(text: string): Omit<CreditCase, 'told'> {
  return {
    report: readCreditReport(paperFromColumns(text)),
    profile: { formerNames: [], addresses: [], employers: [] },
    letters: [],
    deleted: [],
    on: day('2026-11-21'),
  }
}

const equifax = caseFor(EQUIFAX)
const asked = (answers: CreditAnswers = {}, about = equifax) => creditQuestions(about, answers)
const errorsWith = (answers: CreditAnswers, about = equifax) =>
  findCreditErrors({ ...about, told: toldBy(about, answers) }).map(({ id }) => id)

describe('questions about a report', () => {
  test('are only those whose answer changes what is found', () => {
    const reasonsWith = (answers: CreditAnswers) =>
      findCreditErrors({ ...equifax, told: toldBy(equifax, answers) }).map(({ id, reason }) => `${id} ${reason}`)
    const before = reasonsWith({})
    const questions = asked()
    expect(questions.length).toBeGreaterThan(5)
    for (const { id, control, months } of questions) {
      const answers =
        control === 'yes-no'
          ? [true, false]
          : control === 'month'
            ? [months[0]!]
            : ['never', '2000-01-01', '2026-09-01']
      const fitting = answers.filter(answer =>
        isAnswerTo(
          questions.find(one => one.id === id)!,
          answer,
          equifax.on,
        ),
      )
      expect(
        fitting.some(answer => reasonsWith({ [id]: answer }).join() !== before.join()),
        id,
      ).toBe(true)
    }
    expect(questions.every(({ ask, why }) => ask.endsWith('?') && why.endsWith('.'))).toBe(true)
  })

  test('leave good accounts in peace', () => {
    const good = EQUIFAX.replace('OK    OK    60 ', 'OK    OK    OK ')
    const entries = asked({}, caseFor(good)).flatMap(({ entry }) => entry ?? [])
    expect(entries).not.toContain('BLUE HERON AUTO FINANCE')
    expect(entries).toContain('CASCADE RECOVERY LLC')
  })

  test('are asked once for all bureaus that report an account, and told of each', () => {
    const merged = caseFor(TRI_MERGE)
    const opened = asked({}, merged).filter(({ id }) => id.startsWith('opened:'))
    expect(opened.map(({ entry }) => entry)).toEqual(['NORTHSTAR BANK'])
    expect(toldBy(merged, { [opened[0]!.id]: false })).toHaveLength(3)
  })

  test('stay with their answer once they are answered, and one answer opens another', () => {
    const mine = asked().find(({ id }) => id.startsWith('opened:'))!
    expect(asked().some(({ id }) => id === 'identity-theft-report')).toBe(false)
    const after = asked({ [mine.id]: false })
    expect(after.find(({ id }) => id === mine.id)?.given).toBe(false)
    expect(after.some(({ id }) => id === 'identity-theft-report')).toBe(true)
  })

  test('are about the person too: names, a discharge in bankruptcy', () => {
    expect(errorsWith({ bankruptcy: '2026-01-15' })).toContain('acct_bankruptcy_not_updated:equifax-1')
    const named = caseFor(EQUIFAX.replace('ANA M LEE', 'ANA M LEE, CARLA B DOYLE'))
    const name = asked({}, named).find(({ id }) => id.startsWith('name:'))!
    expect(name.ask).toBe('Have you ever used the name CARLA B DOYLE?')
    expect(errorsWith({ [name.id]: false }, named)).toContain(`fraud_name_wrong:${name.id.slice('name:'.length)}`)
    expect(errorsWith({ [name.id]: true }, named)).toEqual(errorsWith({}, named))
  })
})

test('an answer of another form, of a day to come or to no question of the report tells nothing', () => {
  const contact = asked().find(({ id }) => id.startsWith('first-contact:'))!
  expect(isAnswerTo(contact, 'never', equifax.on)).toBe(true)
  for (const answer of [true, '2026-11-22', 'yesterday', '2026-10'])
    expect(isAnswerTo(contact, answer, equifax.on)).toBe(false)
  expect(toldBy(equifax, { [contact.id]: '2027-01-01', 'paid:equifax-99': true, veteran: 'yes' })).toEqual([])
})
