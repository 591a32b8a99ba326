import { describe, expect, test } from 'vitest'
import table from '#examples/law/state-texts.json' with { type: 'json' }
import { valueOf } from '#law/fact.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts } from '#reading/read-facts.ts'

const LETTER = `Northfield Recovery, Inc.
June 2, 2026
You owe $812.40 to Harbor Bank. Please pay by June 30, 2026.`

function seen(words: string) {
  return (valueOf(readFacts(paperFromText(`${LETTER}\n${words}\nSincerely, J. Ross`)).stateTexts) ?? []).filter(
    ({ id }) => !LOOSE.includes(id),
  )
}

// words so common that any letter may hold them; they only ever lead to a question
const LOOSE = ['wa-account-lastpay', 'wa-itemisation', 'nc-purpose', 'co-local-office', 'nc-permit']

const WORDED = table.flatMap(({ id, wording }) => (wording ? [{ id, wording }] : []))

test('a plain letter holds none of them', () => {
  expect(seen('')).toEqual([])
})

test('nothing to read is nothing found, not nothing there', () => {
  expect(valueOf(readFacts(paperFromText('')).wholeLetterRead)).toBeUndefined()
})

describe.each(WORDED)('$id', ({ id, wording }) => {
  test('is found whole in the words of the statute, with the place', () => {
    const found = seen(wording).find(text => text.id === id)
    expect(found?.whole).toBe(true)
    expect(found?.evidence.length).toBeGreaterThan(0)
  })

  test('is found in capitals, with curly quotes and in narrow lines', () => {
    const narrow = wording
      .toUpperCase()
      .replaceAll("'", '’')
      .replace(/(.{30,60}?) /g, '$1\n')
    expect(seen(narrow).map(text => text.id)).toContain(id)
  })

  test('with letters read wrongly it is never called missing', () => {
    const badly = wording.replaceAll('tion', 'ti0n').replaceAll('rt', 'rl')
    expect(seen(badly).map(text => text.id)).toContain(id)
  })
})

test('a few of the words are some of the text', () => {
  const part = 'The state Rosenthal Fair Debt Collection Practices Act protects you.'
  expect(seen(part)).toMatchObject([{ id: 'ca-rosenthal-1812-700', whole: false }])
})
