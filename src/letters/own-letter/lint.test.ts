import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import type { StrategyName, TimeLimitVerdict } from '#law/assessment.ts'
import { limit, NOTHING_KNOWN } from '#letters/contexts.testing.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { day } from '#units/iso-date.ts'
import { FLAG_NAMES } from './define-flag.ts'
import { lintOwnLetter } from './lint.ts'

interface Given {
  readonly window?: 'open' | 'closed'
  readonly today?: string
  readonly letterDate?: string
  readonly limit?: TimeLimitVerdict
  readonly goal?: 'settlement'
}

type Example = string | { readonly text: string; readonly given: Given }

interface Examples {
  readonly given?: Given
  readonly fires: readonly Example[]
  readonly silent: readonly Example[]
}

const folder = new URL('examples/', import.meta.url)

function read(flag: string): Examples {
  return parse(readFileSync(new URL(`${flag}.yaml`, folder), 'utf8')) as Examples
}

function flagsFor(example: Example, shared: Given = {}): readonly string[] {
  const given = { ...shared, ...(typeof example === 'string' ? {} : example.given) }
  const text = typeof example === 'string' ? example : example.text
  const context: LetterContext = {
    ...NOTHING_KNOWN,
    today: day(given.today ?? '2026-11-21'),
    paper: { ...NOTHING_KNOWN.paper, date: given.letterDate === undefined ? undefined : day(given.letterDate) },
    window: { state: given.window ?? 'unknown', endsOn: undefined, assumed: false },
    timeLimit: given.limit === undefined ? undefined : limit(given.limit),
  }
  const strategy: StrategyName = given.goal === 'settlement' ? 'SETTLEMENT NEGOTIATION' : 'DEBT VALIDATION REQUEST'
  return lintOwnLetter(text, context, { strategy }).flags.map(({ flag }) => flag)
}

const words = (example: Example) =>
  typeof example === 'string' ? example : `${example.text} ${JSON.stringify(example.given)}`

describe.each(FLAG_NAMES)('%s', flag => {
  const { given, fires, silent } = read(flag)

  it.each(fires.map(example => [words(example), example] as const))('finds it in: %s', (_, example) => {
    expect(flagsFor(example, given)).toContain(flag)
  })

  it.each(silent.map(example => [words(example), example] as const))('leaves alone: %s', (_, example) => {
    expect(flagsFor(example, given)).not.toContain(flag)
  })

  it('has eight examples of each kind', () => {
    expect(Math.min(fires.length, silent.length)).toBeGreaterThanOrEqual(8)
  })
})

describe('the examples', () => {
  it('cover every flag and nothing else', () => {
    expect(
      readdirSync(folder)
        .map(name => name.replace('.yaml', ''))
        .sort(),
    ).toEqual([...FLAG_NAMES].sort())
  })
})
