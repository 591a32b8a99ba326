import { expect, test } from 'vitest'
import type { Letter } from '#letters/letter.ts'
import {
  additionsIn,
  findWords,
  fixFor,
  flagRanges,
  groupRanges,
  withFix,
  withInsertion,
  withoutSentence,
} from './own-text.ts'

const flag = (quote: string | null) => ({ flag: 'x', quote, severity: 'high' as const, why: '', improve: '' })
const TEXT = 'Dear Sir,\n\nI know I\nowe this money. I was ill. I know I owe this money.\n\nSincerely,\nJo'

test('words are found over a line break and whatever stands in them', () => {
  expect(findWords(TEXT, 'I know I owe')).toEqual({ start: 11, end: 23 })
  expect(findWords('It costs $5 (five).', '$5 (five)')).toEqual({ start: 9, end: 18 })
  expect(findWords(TEXT, 'I never said this')).toBeUndefined()
  expect(findWords(TEXT, '   ')).toBeUndefined()
})

test('the same words flagged twice are two places', () => {
  const [first, second] = flagRanges(TEXT, [flag('I know I owe this money'), flag('I know I owe this money')])
  expect(first?.start).not.toBe(second?.start)
})

test('words that stand there once and carry two flags keep both', () => {
  const ranges = flagRanges('I stopped paying in 2020.', [flag('I stopped paying'), flag('I stopped paying')])
  expect(ranges[0]).toEqual(ranges[1])
})

test('words under several flags are underlined once', () => {
  expect(groupRanges([{ start: 5, end: 9 }, undefined, { start: 0, end: 6 }, { start: 9, end: 12 }])).toEqual([
    { start: 0, end: 9, flags: [2, 0] },
    { start: 9, end: 12, flags: [3] },
  ])
})

test('a flag about the whole letter has no place in it', () => {
  expect(flagRanges(TEXT, [flag(null)])).toEqual([undefined])
})

test('a fix is one that puts words in the place of others; an empty one is no fix', () => {
  const changes = [
    { before: 'I was ill.', after: '', why: '' },
    { before: 'I know I owe this money.', after: 'I dispute this debt.', why: '' },
  ]
  expect(fixFor(flag('I was ill'), changes)).toBeUndefined()
  expect(fixFor(flag('I know I owe this money'), changes)?.after).toBe('I dispute this debt.')
  expect(withFix(TEXT, changes[1]!)).toContain('I dispute this debt. I was ill.')
  expect(withFix('Nothing of it here', changes[1]!)).toBe('Nothing of it here')
})

const without = (text: string, words: string) => withoutSentence(text, findWords(text, words)!)

test('a sentence goes whole, and its neighbours and lines stay as they were', () => {
  expect(without('Hi. I owe it. Bye.', 'I owe')).toBe('Hi. Bye.')
  expect(without('I owe it. Bye.', 'I owe')).toBe('Bye.')
  expect(without('Hi. I owe it.', 'I owe')).toBe('Hi.')
  expect(without('Hi. I owe it.\n\nSincerely', 'I owe')).toBe('Hi.\n\nSincerely')
  expect(without('Hi,\nI owe it.\nBye', 'I owe')).toBe('Hi,\nBye')
  expect(without('Hi. I owe it. Bye.', 'I owe it.')).toBe('Hi. Bye.')
})

test('what is missing goes in before the closing', () => {
  expect(withInsertion('Dear Sir,\n\nHello.\n\nSincerely,\nJo', 'I dispute this debt.')).toBe(
    'Dear Sir,\n\nHello.\n\nI dispute this debt.\n\n\nSincerely,\nJo',
  )
  expect(withInsertion('Hello.', 'I dispute this debt.')).toBe('Hello.\n\nI dispute this debt.\n')
})

test('what was added is offered a passage at a time: a list goes with the words that open it', () => {
  const sentence = (id: string, text: string) => ({ id, runs: [text], reason: { because: `why ${id}`, cites: [] } })
  const letter: Letter = {
    template: 't',
    title: 't',
    blocks: [
      { kind: 'sender', lines: [['Dana Whitfield']] },
      { kind: 'paragraph', sentences: [sentence('own-1', 'Hello.'), sentence('dispute', 'I dispute this debt.')] },
      { kind: 'paragraph', sentences: [sentence('ask', 'Please mail me:')] },
      { kind: 'list', items: [sentence('a', 'Verification.'), sentence('b', 'The name of the creditor.')] },
    ],
  }
  expect(additionsIn(letter)).toEqual([
    { text: 'I dispute this debt.', why: 'why dispute' },
    { text: 'Please mail me: Verification. The name of the creditor.', why: 'why ask' },
  ])
})
