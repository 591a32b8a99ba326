import { expect, test } from 'vitest'
import { LEARNED_FROM } from '#reading/language/classifier/model.data.ts'
import { learn, saysIt, scoreOfPassage } from './train-statements/learn.ts'
import { passages, sumOfAuthors } from './train-statements/passages.ts'
import { readPassages } from './train-statements/read-passages.ts'
import { thresholdOf } from './train-statements/threshold.ts'

test('the shipped weights were learned from the wordings that lie there', () => {
  expect(sumOfAuthors()).toBe(LEARNED_FROM)
})

test('what is learned from other hands tells what an author says from what nearly says it', () => {
  const { passages: all, keys } = readPassages(passages().filter(({ hand }) => hand !== 'letters'))
  const others = all.filter(({ hand }) => hand !== 'author-a')
  const trials = (['says/one-time-offer', 'says/presses-family-of-deceased', 'threats/attorney-fees'] as const).map(
    label => {
      const weights = learn(label, others, keys.length)
      return all.flatMap(passage => {
        const says = saysIt(passage, label)
        const isOwn = passage.says.includes(label) || passage.saysNot.includes(label)
        return passage.hand === 'author-a' && isOwn && says !== undefined
          ? [{ passage, says, isOwn, score: scoreOfPassage(weights, passage) }]
          : []
      })
    },
  )
  for (const ofLabel of trials) {
    const { found, positives, wrong } = thresholdOf(ofLabel)
    expect(positives).toBeGreaterThan(20)
    expect(found / positives).toBeGreaterThan(0.3)
    expect(wrong / Math.max(1, found + wrong)).toBeLessThanOrEqual(0.05)
  }
}, 120_000)
