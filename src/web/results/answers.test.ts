import { expect, test } from 'vitest'
import { consumerFactsSchema } from '#contract/consumer-facts.ts'
import { CONSUMER_FACT_NAMES } from '#law/consumer-facts.ts'
import { type Answer, controlFor, entryOf, noneOf, wireName } from './answers.ts'

/** Every answer a person could give with this control. */
function answersWith(fact: string): readonly Answer[] {
  const control = controlFor(fact)
  switch (control.kind) {
    case 'date':
      return ['2024-02-29']
    case 'yes-no':
      return [true, false]
    case 'number':
      return [90]
    case 'text':
      return ['Bronx County, NY']
    case 'time':
      return ['21:48']
    case 'choice':
      return control.options.map(option => option.value)
    case 'list': {
      const filled = control.fields.map(field => [field.name, field.options?.[0]?.value ?? '2024-02-29'])
      return [[entryOf(control.fields, Object.fromEntries(filled))]]
    }
  }
}

const isTaken = (fact: string, answer: Answer) => consumerFactsSchema.safeParse({ [wireName(fact)]: answer }).success

test('the contract takes every answer the page can give, to every question there can be', () => {
  for (const fact of CONSUMER_FACT_NAMES) {
    for (const answer of answersWith(fact))
      expect(isTaken(fact, answer), `${fact}: ${JSON.stringify(answer)}`).toBe(true)
  }
})

test('"never" is offered exactly where the contract takes it as an answer', () => {
  for (const fact of CONSUMER_FACT_NAMES) {
    const none = noneOf(fact)
    if (none !== undefined) expect(isTaken(fact, none), fact).toBe(true)
    if (controlFor(fact).kind === 'date') expect(none === null, fact).toBe(isTaken(fact, null))
  }
})

test('facts travel under one spelling, however they were asked for', () => {
  expect(wireName('lastPaymentDate')).toBe('last_payment_date')
  expect(wireName('last_payment_date')).toBe('last_payment_date')
})

test('a field left open is left out of an entry', () => {
  const control = controlFor('militaryService')
  if (control.kind !== 'list') throw new Error('not a list')
  expect(entryOf(control.fields, { from: '2024-01-01', until: '' })).toEqual({ from: '2024-01-01' })
})
