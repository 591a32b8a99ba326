import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { GRAVE_POINTS, IN_TIME, LATE, limit, NOTHING_KNOWN } from '#letters/contexts.testing.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { known } from '#law/fact.ts'
import { enhanceOwnLetter } from './enhance.ts'
import { lintOwnLetter } from './lint.ts'

const folder = new URL('examples/', import.meta.url)
type Example = string | { readonly text: string }
const EXAMPLES = readdirSync(folder).flatMap(name => {
  const { fires, silent } = parse(readFileSync(new URL(name, folder), 'utf8')) as {
    fires: Example[]
    silent: Example[]
  }
  return [...fires, ...silent].map(example => (typeof example === 'string' ? example : example.text))
})

const anyDraft = fc
  .array(fc.constantFrom(...EXAMPLES), { minLength: 1, maxLength: 8 })
  .chain(sentences =>
    fc.constantFrom(' ', '\n\n').map(between => `Re: file 77-10\n\n${sentences.join(between)}\n\nAna Ruiz\n`),
  )

const anyContext = fc.constantFrom<LetterContext>(
  NOTHING_KNOWN,
  IN_TIME,
  LATE,
  { ...IN_TIME, points: GRAVE_POINTS },
  { ...LATE, timeLimit: limit('likely_time_barred'), points: GRAVE_POINTS },
  { ...LATE, timeLimit: limit('depends'), consumerFacts: { debtKind: known('medical') } },
  { ...NOTHING_KNOWN, consumerFacts: { attorneyRepresents: known(true) } },
)

const anyStrategy = fc.constantFrom(
  'DEBT VALIDATION REQUEST',
  'DISPUTE',
  'SETTLEMENT NEGOTIATION',
  'CEASE AND DESIST',
  'FDCPA VIOLATION DEMAND',
)

const TIME_FOR_MANY_DRAFTS_MS = 60_000

describe('an enhanced letter, whatever the draft', { timeout: TIME_FOR_MANY_DRAFTS_MS }, () => {
  it('is clean when it is read again, and complete', () => {
    fc.assert(
      fc.property(anyDraft, anyContext, anyStrategy, (draft, context, strategy) => {
        const { letter } = enhanceOwnLetter(draft, context, { strategy })
        const after = lintOwnLetter(letter, context, { strategy })
        expect(after.flags.map(({ flag, quote }) => `${flag}: ${quote}`)).toEqual([])
        expect(after.missing.map(({ text }) => text)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('quotes what it flags exactly where it stands', () => {
    fc.assert(
      fc.property(fc.oneof(anyDraft, fc.string({ maxLength: 400 })), anyContext, (draft, context) => {
        for (const { quote, start } of lintOwnLetter(draft, context).flags) {
          expect(draft.slice(start, start + quote.length)).toBe(quote)
          expect(quote.trim()).not.toBe('')
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('an enhanced letter', () => {
  const enhanced = (text: string, context: LetterContext = IN_TIME) => enhanceOwnLetter(text, context)

  it('keeps the harmless part of a sentence', () => {
    const { letter } = enhanced('I want to dispute account 4471 because I think someone else opened it.')
    expect(letter).toContain('I want to dispute account 4471.')
    expect(letter).toContain('I do not recognize this account.')
    expect(letter).not.toContain('someone else')
  })

  it('turns shouting into ordinary sentences and keeps names', () => {
    const { letter } = enhanced('I NEVER HAD A CARD FROM BANK OF PALO DURO!!!! I dispute this debt.')
    expect(letter).toContain('I never had a card from Bank of Palo Duro.')
  })

  it('says of each change what it was, what it is and why', () => {
    const { changes } = enhanced('I know I owe this. I dispute the fees you added to the debt.')
    expect(changes[0]).toEqual({
      before: 'I know I owe this.',
      after: '',
      why: 'A signed admission can be used as proof, and can restart the time to sue in many states.',
    })
    expect(changes.every(({ why }) => why.length > 10)).toBe(true)
    expect(changes.filter(({ before }) => before === '').map(({ after }) => after)).toContain(
      'Verification of the debt.',
    )
  })

  it('puts what is missing where a letter has it', () => {
    const { document } = enhanced('I never heard of you.\n\nNoemi Castaneda')
    expect(document.blocks.map(({ kind }) => kind)).toEqual([
      'sender',
      'date',
      'recipient',
      'delivery',
      'subject',
      'salutation',
      'paragraph',
      'paragraph',
      'paragraph',
      'list',
      'paragraph',
      'paragraph',
      'paragraph',
      'closing',
      'signature',
    ])
  })

  it('warns in the words of the debt’s age when it may be too old to sue on', () => {
    const context = { ...LATE, timeLimit: limit('likely_time_barred') }
    const [flag] = lintOwnLetter('I will pay you $20 a month.', context).flags
    expect(flag?.why).toContain('too old to sue on')
  })

  it('keeps the sum of a settlement, put so that it binds nobody yet', () => {
    const { letter } = enhanceOwnLetter('I will pay you $900 when I can and then we are done.', LATE, {
      strategy: 'SETTLEMENT NEGOTIATION',
    })
    expect(letter).toContain('Without admitting that any amount is owed')
    expect(letter).toContain('$900.00')
    expect(letter).not.toContain('when I can')
  })
})
