import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import type { StrategyName } from '#law/assessment.ts'
import { NOTHING_KNOWN } from '#letters/contexts.testing.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { day } from '#units/iso-date.ts'
import type { FlagName } from './define-flag.ts'
import { enhanceOwnLetter } from './enhance.ts'
import { lintOwnLetter } from './lint.ts'

interface Draft {
  readonly name: string
  readonly strategy: StrategyName
  readonly today: string
  readonly window?: 'closed'
  readonly flags: readonly { readonly flag: FlagName; readonly quote: string }[]
  readonly text: string
}

/** Whole drafts in many voices. The ones without a flag are good letters, and near misses of most flags. */
const DRAFTS = parse(readFileSync(new URL('drafts.yaml', import.meta.url), 'utf8')) as readonly Draft[]

function contextOf({ today, window }: Draft): LetterContext {
  return {
    ...NOTHING_KNOWN,
    today: day(today),
    window: { state: window ?? 'unknown', endsOn: undefined, assumed: false },
  }
}

function shareHalf(text: string, a: string, b: string): boolean {
  const [from, other] = [text.indexOf(a), text.indexOf(b)]
  const shared = Math.min(from + a.length, other + b.length) - Math.max(from, other)
  return from !== -1 && other !== -1 && shared >= 0.5 * Math.min(a.length, b.length)
}

describe.each(DRAFTS.map(draft => [draft.name, draft] as const))('draft %s', (_, draft) => {
  const { text, strategy, flags: labels } = draft
  const context = contextOf(draft)
  const review = lintOwnLetter(text, context, { strategy })
  const enhanced = enhanceOwnLetter(text, context, { strategy })
  const after = lintOwnLetter(enhanced.letter, context, { strategy })

  if (labels.length === 0) {
    it('is good, and comes back as it was', () => {
      expect(review).toEqual({ flags: [], missing: [], overall: 'good' })
      expect(enhanced.letter).toBe(text)
      expect(enhanced.changes).toEqual([])
    })
    return
  }

  it.each(labels.map(label => [label.flag, label.quote] as const))('has %s: %s', (flag, quote) => {
    expect(review.flags.filter(found => found.flag === flag && shareHalf(text, found.quote, quote))).not.toEqual([])
  })

  it('is quoted exactly where it stands', () => {
    for (const { quote, start } of review.flags) expect(text.slice(start, start + quote.length)).toBe(quote)
  })

  it('is clean once enhanced', () => {
    expect(after.flags).toEqual([])
    expect(after.missing).toEqual([])
  })

  it('loses only what the changes name', () => {
    const removed = enhanced.changes.map(({ before }) => before).join(' ')
    const words = (source: string) => source.toLowerCase().match(/[a-z0-9]+/g) ?? []
    const kept = new Set(words(`${enhanced.letter} ${removed}`))
    expect(words(text).filter(word => !kept.has(word))).toEqual([])
  })
})
