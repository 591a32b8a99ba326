import { expect, test } from 'vitest'
import { type Blank, type Letter, openBlanks } from '#letters/letter.ts'
import { toText } from '#letters/render/to-text.ts'
import {
  applyChange,
  blankKey,
  type Change,
  draftedLetter,
  emptyDraft,
  holdsSocialSecurityNumber,
  isSameTyping,
} from './draft.ts'

const name: Blank = { blank: 'consumer-name', value: '', hint: 'Your full name' }
const reason = { because: 'x', cites: [] }
const letter: Letter = {
  template: 't',
  title: 'Debt validation request',
  blocks: [
    { kind: 'sender', lines: [[name]] },
    { kind: 'delivery', lines: [['No. ', { blank: 'certified-mail-number', value: '', hint: 'from the green form' }]] },
    {
      kind: 'paragraph',
      sentences: [
        { id: 's1', runs: ['I got it on ', { blank: 'fact', value: '', hint: 'the day you got it' }, '.'], reason },
        { id: 's2', runs: ['I dispute this debt.'], reason },
      ],
    },
    { kind: 'list', items: [{ id: 'i1', runs: ['The records.'], reason }] },
    { kind: 'closing', lines: [['Sincerely,']] },
    { kind: 'signature', lines: [[name]] },
  ],
}
const changed = (...changes: Change[]) => changes.reduce(applyChange, emptyDraft)
const textAfter = (...changes: Change[]) => toText(draftedLetter(letter, changed(...changes)))

test('nothing changed is the letter itself', () => {
  expect(draftedLetter(letter, emptyDraft)).toEqual(letter)
})

test('two lines of one address are two blanks', () => {
  const line = (hint: string): Blank => ({ blank: 'consumer-address', value: '', hint })
  expect(blankKey(line('Street'), 'a', 0)).not.toBe(blankKey(line('City, state, ZIP'), 'b', 0))
  const filled = (value: string): Blank => ({ blank: 'consumer-address', value, hint: 'Street' })
  expect(blankKey(filled('2214 Cedar Bend Drive'), 'a', 0)).not.toBe(blankKey(filled('Austin, TX'), 'b', 0))
})

test('a name filled in once stands at the top and under the signature', () => {
  const text = textAfter({ kind: 'blank', key: blankKey(name, 'any', 0), value: 'Dana Whitfield' })
  expect(text.match(/Dana Whitfield/g)).toHaveLength(2)
})

test('what is left open prints as something a pen can fill', () => {
  expect(textAfter()).toContain('[Your full name]')
  expect(textAfter()).toContain('No. ____________________')
})

test('a sentence taken out is gone from every form, and put back is back', () => {
  const out: Change = { kind: 'take-out', id: 's2' }
  expect(textAfter(out)).not.toContain('I dispute this debt.')
  expect(textAfter(out, { kind: 'put-back', id: 's2' })).toBe(textAfter())
})

test('a paragraph or list with nothing left in it goes too', () => {
  const { blocks } = draftedLetter(letter, changed({ kind: 'take-out', id: 'i1' }))
  expect(blocks.map(block => block.kind)).not.toContain('list')
})

test('own words take the place of a sentence, and ours come back whole', () => {
  const mine: Change = { kind: 'words', key: 's2', text: 'I do not agree that I owe it.' }
  expect(textAfter(mine)).toContain('I do not agree that I owe it.')
  expect(textAfter(mine, { kind: 'our-words', key: 's2' })).toBe(textAfter())
})

test('an address line is changed like a sentence', () => {
  const key = `line-${letter.blocks.findIndex(block => block.kind === 'closing')}-0`
  expect(textAfter({ kind: 'words', key, text: 'Yours truly,' })).toContain('Yours truly,')
})

test('own paragraphs come before the closing; empty ones are left out', () => {
  const text = textAfter(
    { kind: 'add' },
    { kind: 'added-words', index: 0, text: 'Please write, do not call.' },
    { kind: 'add' },
  )
  expect(text.indexOf('Please write')).toBeLessThan(text.indexOf('Sincerely'))
  expect(text).not.toMatch(/\n\n\n/)
})

test('a blank in a sentence that was taken out is waited for no longer', () => {
  const open = (...changes: Change[]) => openBlanks(draftedLetter(letter, changed(...changes))).map(blank => blank.hint)
  expect(open()).toContain('the day you got it')
  expect(open({ kind: 'take-out', id: 's1' })).not.toContain('the day you got it')
})

test('typing on in one place is one step to undo; another place is another', () => {
  const words = (key: string): Change => ({ kind: 'words', key, text: 'a' })
  expect(isSameTyping(words('s1'), words('s1'))).toBe(true)
  expect(isSameTyping(words('s1'), words('s2'))).toBe(false)
  expect(isSameTyping(undefined, words('s1'))).toBe(false)
  expect(isSameTyping({ kind: 'take-out', id: 's1' }, { kind: 'take-out', id: 's1' })).toBe(false)
})

test('a Social Security number is noticed, an account number is not one', () => {
  expect(holdsSocialSecurityNumber('My number is 078-05-1120.')).toBe(true)
  expect(holdsSocialSecurityNumber('Account 4471-2209-1120, call 800-555-0142')).toBe(false)
})
