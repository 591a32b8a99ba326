import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { RULES } from '#law/rules/index.ts'

/** Bases that keep the law whoever reads them; a card, a public post and a court's paper are findings by themselves. */
export const LAWFUL_BASES = [
  'initial-notice',
  'model-notice',
  'follow-up',
  'settlement-offer',
  'payment-reminder',
  'law-firm',
  'email',
  'text-message',
  'reply',
  'transfer',
  'original-creditor',
  'spanish-notice',
] as const
const BASES = [...LAWFUL_BASES, 'postcard', 'social', 'summons', 'judgment', 'garnishment'] as const
export type Base = (typeof BASES)[number]

const PARTS = [
  'collector-name',
  'collector-address',
  'consumer-address',
  'mini-miranda',
  'creditor',
  'itemization-date-creditor',
  'account-number',
  'itemization-date',
  'itemization-amount',
  'itemization',
  'current-amount',
  'amount',
  'end-date',
  'dispute-statement',
  'verification-statement',
  'assumed-valid-statement',
  'original-creditor-statement',
  'cfpb-reference',
  'electronic-dispute-statement',
  'dispute-prompts',
  'original-creditor-prompt',
  'response-addresses',
  'medium-opt-out',
  'whole-notice',
  'attorney-disclaimer',
  'offer',
  'renewal',
  'records',
  'defenses',
] as const
export type Part = (typeof PARTS)[number]

const words = z.union([z.string(), z.array(z.string())]).transform(said => [said].flat())
const base = z.union([z.enum(BASES), z.array(z.enum(BASES))]).transform(one => [one].flat())
const CONTENT = {
  base: base.default(['follow-up']),
  say: words.default([]),
  without: z.array(z.enum(PARTS)).default([]),
  instead: z.partialRecord(z.enum(PARTS), z.string()).default({}),
}
const WORDING = z.strictObject({
  id: z.string(),
  ...CONTENT,
  words: words.default([]),
  /** Lines printed on the envelope. */
  envelope: words.default([]),
  given: z.record(z.string(), z.unknown()).default({}),
  earlier: z.strictObject({ ...CONTENT, days_before: z.number().default(40) }).optional(),
  /** Other rules that the wording breaks as well. */
  also: z.array(z.string()).default([]),
  why: z.string().optional(),
  note: z.string().optional(),
})
const FILE = z.strictObject({
  rule: z.string().refine(id => RULES.some(rule => rule.id === id), 'no such rule'),
  positives: z.array(WORDING).default([]),
  near_misses: z.array(WORDING).default([]),
})

/** One template of one rule: in these words the rule is broken, or nearly. */
export interface Wording extends z.infer<typeof WORDING> {
  readonly rule: string
  readonly breaks: boolean
}

/** What stands in a letter: the wording itself, or the earlier letter it is compared with. */
export type Content = Pick<Wording, 'say' | 'without' | 'instead'>

/** Every wording of a folder, one file a rule. Says which file and what is wrong when one does not keep to the format.
 *  @example readWordings('examples/benchmark/development') */
export function readWordings(folder: string): Wording[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .flatMap(name => wordingsIn(readFileSync(join(folder, name), 'utf8'), name))
}

/** @throws what the format forbids, with the file's name */
export function wordingsIn(text: string, name: string): Wording[] {
  const read = FILE.safeParse(parse(text))
  if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`)
  const { rule, positives, near_misses: misses } = read.data
  return [
    ...positives.map(one => ({ ...one, rule, breaks: true })),
    ...misses.map(one => ({ ...one, rule, breaks: false })),
  ]
}
