import { expect, test } from 'vitest'
import type { Letter } from '#letters/letter.ts'
import type { Twin } from '#letters/twin.ts'
import { applyChange, type Change, emptyDraft } from './draft.ts'
import { noticeOf, spanishText } from './twin-letter.ts'

const reason = { because: '', cites: [] }
const LETTER: Letter = {
  template: 'dispute',
  title: 'Dispute of a debt',
  blocks: [
    { kind: 'date', lines: [[{ blank: 'date', value: 'November 22, 2026', hint: 'Date' }]] },
    { kind: 'salutation', lines: [['To whom it may concern:']] },
    {
      kind: 'paragraph',
      sentences: [
        { id: 'dispute', runs: ['I dispute this debt to ', { words: 'Bank of Palo Duro' }, '.'], reason },
        {
          id: 'wrong',
          runs: ['The amount is wrong: ', { blank: 'fact', value: '', hint: 'what it should be' }, '.'],
          reason,
        },
      ],
    },
    { kind: 'closing', lines: [['Sincerely,']] },
  ],
}
const TWIN: Twin = {
  'line-0-0': [{ at: 0, hint: 'Fecha' }],
  'line-1-0': ['A quien corresponda:'],
  dispute: ['Disputo esta deuda con ', { at: 1 }, '.'],
  wrong: ['La cantidad está equivocada: ', { at: 1, hint: 'cuál debe ser' }, '.'],
  'line-3-0': ['Atentamente,'],
}
const NOTICE = 'Para leer solamente.'
const after = (...changes: readonly Change[]) =>
  spanishText(LETTER, changes.reduce(applyChange, emptyDraft), TWIN, NOTICE)

test('a letter nobody changed is Spanish throughout, under the words that it is for reading only', () => {
  expect(after()).toBe(
    [
      NOTICE,
      '22 de noviembre de 2026',
      'A quien corresponda:',
      'Disputo esta deuda con Bank of Palo Duro. La cantidad está equivocada: [cuál debe ser].',
      'Atentamente,\n',
    ].join('\n\n'),
  )
  expect(noticeOf(after())).toBe(NOTICE)
})

test('what she fills in, adds or puts into her own words stays as she wrote it, and what she takes out is gone', () => {
  const text = after(
    { kind: 'blank', key: 'wrong/1', value: '$40, not $400' },
    { kind: 'words', key: 'dispute', text: 'I dispute it.' },
    { kind: 'add' },
    { kind: 'added-words', index: 0, text: 'Mi hermana lo vio.' },
  )
  expect(text).toContain(
    'I dispute it. La cantidad está equivocada: $40, not $400.\n\nMi hermana lo vio.\n\nAtentamente,',
  )
  expect(after({ kind: 'take-out', id: 'wrong' })).not.toContain('cantidad')
})

test('a sentence without its Spanish stands as it is sent, whole', () => {
  const { wrong: _, ...rest } = TWIN
  expect(spanishText(LETTER, emptyDraft, rest, NOTICE)).toContain('The amount is wrong: [what it should be].')
})
