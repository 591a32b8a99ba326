import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GRAVE_POINTS, IN_TIME, NOTHING_KNOWN } from './contexts.testing.ts'
import { readFreeLetter } from './read-free-letter.ts'
import { toText } from './render/to-text.ts'
import { fill } from './templates/define-letter.ts'
import { TEMPLATES } from './templates/index.ts'

const kinds = (text: string) => readFreeLetter(text).blocks.map(({ kind }) => kind)

const LETTER = `October 7, 2026

Delia Monroe
418 Sycamore Bend, Apt. 2C
Lubbock, TX 79401

Granite Pass Recovery LLC
P.O. Box 40118
Amarillo, TX 79120-4018

By certified mail, return receipt requested
Re: Your reference GP-208841

Dear Sir or Madam:

I dispute all of this debt. Please send me:
1. verification of it;
2. the name of the original creditor.

Please write to me only by mail.

Sincerely,

Delia Monroe
Enclosed: a copy of your notice`

describe('a letter somebody typed', () => {
  it('is told apart by its form', () => {
    expect(kinds(LETTER)).toEqual([
      'date',
      'sender',
      'recipient',
      'delivery',
      'subject',
      'salutation',
      'paragraph',
      'list',
      'paragraph',
      'closing',
      'signature',
      'enclosures',
    ])
  })

  it.each([
    ['one long paragraph without any form', ['paragraph']],
    ['March 3rd, 2026\nRef SR-40991\n\nI dispute it.', ['date', 'paragraph', 'paragraph']],
    ['Hello Silver Basin,\n\nI dispute it.', ['salutation', 'paragraph']],
    ['I dispute this:\n- the amount\n- the interest', ['paragraph', 'list']],
    ['Facts:\n3. the third\n4. the fourth', ['paragraph']],
    ['Dear Sirs,\nThank you for nothing.\n\nRegards,\nAna', ['salutation', 'paragraph', 'closing', 'signature']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })

  it('keeps a mark it cannot count as part of the words', () => {
    expect(toText(readFreeLetter('Facts:\n3. the third\n4. the fourth'))).toContain('3. the third 4. the fourth')
  })

  it('reads our own letters back with the same words', () => {
    const words = (text: string) => text.split(/\s+/).filter(word => word !== '')
    for (const template of Object.values(TEMPLATES)) {
      for (const context of [IN_TIME, { ...IN_TIME, points: GRAVE_POINTS }, NOTHING_KNOWN]) {
        const text = toText(fill(template, context))
        expect(words(toText(readFreeLetter(text)))).toEqual(words(text))
      }
    }
  })

  it('loses no word of any text', () => {
    const piece = fc.constantFrom(
      'Re: A-1',
      'May 3, 2026',
      'Dear Sir:',
      'I dispute.',
      '1 Main St',
      'Ohio, OH 43420',
      '- a',
      'Regards,',
      '',
      '\n',
      'x',
    )
    const letters = (text: string) =>
      text
        .replace(/^\s*(?:\d+\.|-)\s/gm, '')
        .split(/\s+/)
        .filter(word => word !== '')
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 14 }).map(lines => lines.join('\n')),
        text => {
          expect(letters(toText(readFreeLetter(text))).filter(word => word !== '-')).toEqual(
            letters(text).filter(word => word !== '-'),
          )
        },
      ),
    )
  })
})
