import type { LetterSentence } from '#letters/letter.ts'
import { sentence, type Part, type Passage } from '#letters/sentence.ts'
import { seeded } from '#units/seeded.ts'
import type { CreditContext } from './credit-context.ts'

export type CreditPart = Part<CreditContext>
export type CreditPassage = Passage<CreditContext>
type Spec<Facts extends Readonly<Record<string, unknown>>> = Parameters<typeof sentence<Facts, CreditContext>>[0]

/** A sentence of a letter about a credit report: as every sentence, with its condition, its facts and its law. */
export function said<Facts extends Readonly<Record<string, unknown>> = Readonly<Record<string, unknown>>>(
  spec: Spec<Facts>,
): CreditPart {
  return sentence<Facts, CreditContext>(spec)
}

/** One of several ways to say the same, drawn from the person's own facts: the same letter is always the same, and two
 *  people's letters are not copies of each other. A bureau may set aside what looks like a form.
 *  @law 15 USC 1681i(a)(3)(A)
 *  @example oneOf(context, 'results', ['Please send me the results.', 'I ask for the results in writing.']) */
export function oneOf<T = string>(context: CreditContext, what: string, ways: readonly [T, ...T[]]): T {
  return ways[drawFor(context, what)() % ways.length]!
}

function drawFor({ consumer, items }: CreditContext, what: string): () => number {
  const facts = [consumer.name, ...consumer.addressLines, ...items.map(({ id, creditor }) => `${id} ${creditor}`), what]
  let seed = 0
  for (const mark of facts.join('|')) seed = (Math.imul(seed, 31) + mark.codePointAt(0)!) | 0
  return seeded(seed)
}

/** One sentence for each item of the letter. */
export function forEachItem(
  write: (item: CreditContext['items'][number], context: CreditContext, at: number) => LetterSentence,
): CreditPart {
  return context => context.items.map((item, at) => write(item, context, at))
}
