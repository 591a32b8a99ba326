import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLOWS } from './index.ts'

const FILES = readdirSync(new URL('.', import.meta.url)).filter(
  name => !['flow.ts', 'index.ts'].includes(name) && !name.endsWith('.test.ts'),
)

test('every flow has its file and stands in the list once', () => {
  expect(FLOWS.map(({ id }) => `${id}.ts`).toSorted()).toEqual(FILES.toSorted())
})

test.each(FLOWS.map(flow => [flow.id, flow] as const))('%s says what to do in words anyone can read', (_, flow) => {
  const words = [flow.title, flow.lead, ...flow.never, ...flow.steps.flatMap(step => [step.text, step.why])]
  const sentences = words.flatMap(text => text.split(/(?<=[.?!]) (?=[“A-Z])/))
  for (const sentence of sentences) {
    expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(28)
    expect(sentence, sentence).not.toMatch(/!/)
  }
  expect(average(sentences.map(sentence => sentence.split(' ').length))).toBeLessThanOrEqual(14)
})

test.each(FLOWS.map(flow => [flow.id, flow] as const))('%s has a source, a date and a day it is due', (_, flow) => {
  expect(flow.sources.length).toBeGreaterThan(0)
  for (const { url } of [...flow.sources, ...flow.steps.flatMap(step => step.link ?? [])])
    expect(new URL(url).protocol, url).toBe('https:')
  expect(flow.checkedOn < flow.expiresOn).toBe(true)
})

test('what only the person can tell is asked', () => {
  for (const { question, answers } of FLOWS) expect((question === undefined) === (answers === undefined)).toBe(true)
})

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
