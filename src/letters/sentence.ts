import type { LetterContext } from './letter-context.ts'
import type { LetterBlock, LetterSentence, LinesKind, PrintedLaw, Run } from './letter.ts'

/** True, false, or not known. Only true prints a sentence. */
export type Truth = boolean | undefined

/** What may stand in a letter (to a collector, unless another context is named): its sentences for one context; none when its condition is not known to be true. */
export type Part<Context = LetterContext> = (context: Context) => readonly LetterSentence[]
/** A stretch of a letter: its blocks for one context; none when nothing in it is said. */
export type Passage<Context = LetterContext> = (context: Context) => readonly LetterBlock[]

type FactsGiven = Readonly<Record<string, unknown>>
type AllKnown<Facts extends FactsGiven> = { readonly [Name in keyof Facts]-?: Exclude<Facts[Name], undefined> }

interface SentenceSpec<Facts extends FactsGiven, Context> {
  readonly id: string
  /** The condition. Left out: the sentence is true of every letter of its kind. */
  readonly when?: (context: Context) => Truth
  /** The facts it states; one that is undefined keeps the whole sentence out. */
  readonly given?: (context: Context) => Facts
  readonly says: (facts: AllKnown<Facts>, context: Context) => string | readonly Run[]
  /** Why it is here, in plain words. */
  readonly because: string | ((facts: AllKnown<Facts>, context: Context) => string)
  /** The law it rests on: registered, or the state statute of the assessment. */
  readonly cites?: readonly PrintedLaw[] | ((facts: AllKnown<Facts>, context: Context) => readonly PrintedLaw[])
}

/** One sentence of a letter with its condition, its facts and its law. It prints only when the condition is true and
 *  every fact it states is known: unknown is not true.
 *  @example
 *  sentence({
 *    id: 'received-on',
 *    given: ({ paper }) => ({ receivedOn: paper.receivedOn }),
 *    says: ({ receivedOn }) => `I received it on ${longDate(receivedOn)}.`,
 *    because: 'The validation period is counted from the day you received the letter.',
 *    cites: ['12 CFR 1006.34(b)(5)'],
 *  }) */
export function sentence<Facts extends FactsGiven = FactsGiven, Context = LetterContext>(
  spec: SentenceSpec<Facts, Context>,
): Part<Context> {
  return context => {
    if (spec.when && spec.when(context) !== true) return []
    const facts = spec.given?.(context) ?? ({} as Facts)
    if (!allKnown(facts)) return []
    const said = spec.says(facts, context)
    return [
      {
        id: spec.id,
        runs: typeof said === 'string' ? [said] : said,
        reason: {
          because: typeof spec.because === 'string' ? spec.because : spec.because(facts, context),
          cites: typeof spec.cites === 'function' ? spec.cites(facts, context) : (spec.cites ?? []),
        },
      },
    ]
  }
}

function allKnown<Facts extends FactsGiven>(facts: Facts): facts is Facts & AllKnown<Facts> {
  return Object.values(facts).every(value => value !== undefined)
}

export function paragraph<Context = LetterContext>(...parts: readonly Part<Context>[]): Passage<Context> {
  return context => {
    const sentences = parts.flatMap(part => part(context))
    return sentences.length > 0 ? [{ kind: 'paragraph', sentences }] : []
  }
}

/** A numbered list under its lead; without an item the lead is not printed either. */
export function numbered<Context = LetterContext>(
  lead: readonly Part<Context>[],
  ...items: readonly Part<Context>[]
): Passage<Context> {
  return context => {
    const listed = items.flatMap(item => item(context))
    if (listed.length === 0) return []
    return [...paragraph(...lead)(context), { kind: 'list', items: listed }]
  }
}

export function lines<Context = LetterContext>(
  kind: LinesKind,
  write: (context: Context) => readonly (readonly Run[])[],
): Passage<Context> {
  return context => {
    const written = write(context)
    return written.length > 0 ? [{ kind, lines: written }] : []
  }
}

/** All of the passages, or none of them. */
export function onlyWhen<Context = LetterContext>(
  condition: (context: Context) => Truth,
  ...passages: readonly Passage<Context>[]
): Passage<Context> {
  return context => (condition(context) === true ? passages.flatMap(passage => passage(context)) : [])
}
