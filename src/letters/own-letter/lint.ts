import type { StrategyName } from '#law/assessment.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import type { Span } from '#letters/split-sentences.ts'
import type { Flag, FlagName, FlagRule } from './define-flag.ts'
import { FLAG_RULES } from './flags/index.ts'
import { missingFrom, type Missing, type MissingId } from './missing.ts'
import { readOwnLetter, type OwnLetter } from './own-letter.ts'

export interface OwnLetterReview {
  /** In the order of the text. */
  readonly flags: readonly Flag[]
  readonly missing: readonly Missing[]
  readonly overall: 'good' | 'fair' | 'needs_work' | 'dangerous'
}

/** Reads a person's own letter for what can hurt them, and for what it lacks. Nothing of it is stored or sent.
 *  @example lintOwnLetter('I know I owe this.', context).flags[0].flag // 'admits-debt' */
export function lintOwnLetter(
  text: string,
  context: LetterContext,
  { strategy }: { strategy?: StrategyName } = {},
): OwnLetterReview {
  const letter = readOwnLetter(text, context, strategy)
  const flags = flagsOf(letter)
  const missing = missingFrom(letter)
  return { flags, missing, overall: overallOf(flags, missing) }
}

export function flagsOf(letter: OwnLetter): readonly Flag[] {
  return FLAG_RULES.flatMap(rule => merged(rule.find(letter), letter).map(span => toFlag(rule, span, letter))).sort(
    (a, b) => a.start - b.start,
  )
}

function toFlag({ flag, severity, why, improve }: FlagRule, { text, start }: Span, letter: OwnLetter): Flag {
  return { flag, quote: text, start, severity, why: typeof why === 'string' ? why : why(letter), improve }
}

/** Overlapping finds of one kind are one find. */
function merged(spans: readonly Span[], { text }: OwnLetter): readonly Span[] {
  const sorted = [...spans].filter(span => span.text.trim() !== '').sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: Span[] = []
  for (const span of sorted) {
    const last = kept.at(-1)
    if (last && span.start < last.end) {
      const end = Math.max(last.end, span.end)
      kept[kept.length - 1] = { start: last.start, end, text: text.slice(last.start, end) }
    } else kept.push(span)
  }
  return kept
}

/** Sent as it is, a letter with one of these can cost money, a right, or safety. */
const DANGEROUS: readonly FlagName[] = [
  'admits-debt',
  'promises-payment',
  'promise-outside-offer-terms',
  'sends-payment',
  'gives-full-ssn',
  'gives-bank-account',
  'sends-originals',
  'threatens-violence',
  'extortionate-demand',
  'has-lawyer',
]

/** Without these the letter fails of its purpose. The rest makes it better. */
const NEEDED: readonly MissingId[] = ['dispute', 'direct-to-lawyer', 'stop-contact', 'written-agreement']

function overallOf(flags: readonly Flag[], missing: readonly Missing[]): OwnLetterReview['overall'] {
  if (flags.some(({ flag }) => DANGEROUS.includes(flag))) return 'dangerous'
  if (flags.some(({ severity }) => severity === 'high') || missing.some(({ id }) => NEEDED.includes(id)))
    return 'needs_work'
  return flags.length > 0 || missing.length > 0 ? 'fair' : 'good'
}
