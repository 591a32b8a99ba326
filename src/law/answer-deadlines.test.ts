import { describe, expect, test } from 'vitest'
import table from '#examples/law/answer-deadlines.json' with { type: 'json' }
import { day } from '#units/iso-date.ts'
import { stateCode } from '#units/state-code.ts'
import { allFacts } from './assess-letter.ts'
import { courtPaper } from './court-papers.ts'
import { letterOf, toldOf, type Told } from './facts-for-tests.ts'
import { timeLimit } from './limitation.ts'
import { STATES } from './states/index.ts'

// An oracle of its own, from the researched table and the platform's calendar.

/** A leap day, the day before one, the end of a year, a day whose thirtieth is a Sunday, a plain one. */
const SERVED = ['2024-02-29', '2028-02-28', '2026-12-31', '2026-11-20', '2026-06-15'] as const
const ACTS: Readonly<Record<string, string>> = {
  answer: 'answer',
  response: 'answer',
  notice_of_intention_to_defend: 'notice-of-defense',
  answer_and_appearance: 'answer',
  appear_on_summons_date: 'appear',
  date_on_notice: 'date-on-notice',
}

function answerBy(state: string, answerWithinDays: number | undefined, told: Told) {
  const consumer = toldOf(told)
  const letter = letterOf({ kindOfPaper: 'summons-or-complaint', ...(answerWithinDays && { answerWithinDays }) })
  const law = STATES[stateCode(state)!]
  const limit = timeLimit({ consumer, state: undefined, on: day('2026-11-21') })
  return courtPaper(allFacts({ letter, consumer, limit, law }), law)?.answerBy
}

function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function mondayNextAfter(date: string): string {
  const next = plusDays(date, 1)
  return new Date(`${next}T00:00:00Z`).getUTCDay() === 1 ? next : mondayNextAfter(next)
}

test('every state and the District have a row', () => {
  expect(table.map(({ state }) => state).toSorted()).toEqual(Object.keys(STATES).toSorted())
})

describe.each(table)('$state', ({ state, days, rule, confidence, limited, special }) => {
  const { answer } = STATES[stateCode(state)!]

  test('holds the days and rules as they were researched', () => {
    expect([answer.days, answer.rule, answer.confidence]).toEqual([days, rule, confidence])
    expect([answer.limitedCourt.days ?? null, answer.limitedCourt.rule]).toEqual([limited.days, limited.rule])
    expect(answer.limitedCourt.act).toBe(ACTS[limited.type])
    // Michigan's 21 or 28 days stand in its note
    expect(answer.counting !== undefined).toBe(special !== null || state === 'MI')
  })

  test.each(SERVED)('served %s: no day without the paper’s own number, however well the rule is known', served => {
    expect(answerBy(state, undefined, { serviceDate: day(served) })).toBeUndefined()
  })

  test('no day without the day of service', () => {
    expect(answerBy(state, days, {})).toBeUndefined()
  })

  test.each(SERVED)('served %s, with the number of the general court', served => {
    const told: Told = { serviceDate: day(served) }
    const last = plusDays(served, days)
    const expected = state === 'CT' ? undefined : state === 'TX' ? mondayNextAfter(last) : last
    expect(answerBy(state, days, told)).toBe(expected)
  })

  test.each(SERVED)('served %s, with the number of the court most debt suits are in', served => {
    if (limited.days === null || state === 'CT') return
    const last = plusDays(served, limited.days)
    expect(answerBy(state, limited.days, { serviceDate: day(served) })).toBe(
      state === 'TX' && limited.days === days ? mondayNextAfter(last) : last,
    )
  })

  test.each(SERVED)('served %s: a longer number on the paper never makes the day later than the rule’s', served => {
    const found = answerBy(state, 60, { serviceDate: day(served) })
    if (state === 'CT') expect(found).toBeUndefined()
    else expect(found! < plusDays(served, days + 8)).toBe(true)
  })
})
