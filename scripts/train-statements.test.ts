import { expect, test } from 'vitest'
import { LEARNED_FROM } from '#reading/language/classifier/model.data.ts'
import { learn, scoreOfPassage } from './train-statements/learn.ts'
import { passages, sumOfAuthors } from './train-statements/passages.ts'
import { readPassages } from './train-statements/read-passages.ts'

test('the shipped weights were learned from the wordings that lie there', () => {
  expect(sumOfAuthors()).toBe(LEARNED_FROM)
})

test('what is learned from other hands tells what an author says from what nearly says it', () => {
  const { passages: all, keys } = readPassages(passages().filter(({ hand }) => hand !== 'letters'))
  const others = all.filter(({ hand }) => hand !== 'author-a')
  for (const label of ['says/one-time-offer', 'says/presses-family-of-deceased', 'says/poses-as-government'] as const) {
    const weights = learn(label, others, keys.length)
    const scores = (says: boolean) =>
      all
        .filter(({ hand }) => hand === 'author-a')
        .filter(passage => (says ? passage.says : passage.saysNot).includes(label))
        .map(passage => scoreOfPassage(weights, passage))
    const saying = scores(true)
    const nearly = scores(false)
    const apart = saying.flatMap(high => nearly.map(low => high > low)).filter(Boolean).length
    expect(apart / (saying.length * nearly.length)).toBeGreaterThan(0.75)
  }
}, 300_000)
