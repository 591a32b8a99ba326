import { expect, test } from 'vitest'
import { concluded } from './corpus.ts'
import { generateReplies } from './generate.ts'

const replies = generateReplies()

test('the generator makes the same sixty and more replies at every run, half of them held out by template', () => {
  expect(generateReplies()).toEqual(replies)
  expect(replies.length).toBeGreaterThanOrEqual(60)
  expect(replies.filter(({ heldOut }) => heldOut)).toHaveLength(replies.length / 2)
  for (const { text } of replies) expect(text).not.toMatch(/[{}]|undefined/)
})

test.each([true, false])('nine in ten replies are concluded as labelled (held out: %s)', heldOut => {
  const half = replies.filter(reply => reply.heldOut === heldOut)
  const right = half.filter(reply => concluded(reply) === reply.expected)
  expect(right.length / half.length).toBeGreaterThanOrEqual(0.9)
})
