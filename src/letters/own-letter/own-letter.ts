import type { StrategyName } from '#law/assessment.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { splitSentences, type Span } from '#letters/split-sentences.ts'

/** No one writes a sentence this long; a text without a point is read in stretches, so that its length costs no more
 *  than its words. */
const LONGEST_SENTENCE = 600

function readable({ text, start }: Span): readonly Span[] {
  const spans: Span[] = []
  for (let from = 0; from < text.length;) {
    const rest = text.slice(from, from + LONGEST_SENTENCE)
    const space = from + rest.length < text.length ? rest.lastIndexOf(' ') : -1
    const cut = space > 0 ? rest.slice(0, space) : rest
    spans.push({ text: cut, start: start + from, end: start + from + cut.length })
    from += cut.length + (space > 0 ? 1 : 0)
  }
  return spans
}

/** What the person wants the letter to do. */
export type Goal = 'validation' | 'dispute' | 'settlement' | 'cease' | 'demand' | 'attorney'

/** A person's own draft with what is known of the matter. */
export interface OwnLetter {
  readonly text: string
  /** The same length as the text, with plain quotation marks, dashes and spaces. */
  readonly plain: string
  /** The same again, with words in quotation marks blanked out: they are the collector's, not the writer's. */
  readonly unquoted: string
  readonly sentences: readonly Span[]
  readonly goal: Goal
  readonly context: LetterContext
}

export function readOwnLetter(text: string, context: LetterContext, strategy?: StrategyName): OwnLetter {
  const plain = plainMarks(text)
  const unquoted = withoutQuotations(plain)
  return {
    text,
    plain,
    unquoted,
    sentences: splitSentences(text).flatMap(readable),
    goal: goalOf(unquoted, strategy),
    context,
  }
}

const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '\u00A0': ' ',
}

function plainMarks(text: string): string {
  return text.replace(/[’‘“”–—\u00A0]/g, mark => PLAIN[mark] ?? mark)
}

/** A quotation of three words or more; a single word in quotation marks is the writer's own irony. */
function withoutQuotations(plain: string): string {
  return plain.replace(/"[^"\n]{3,400}"/g, quotation =>
    quotation.trim().split(/\s+/).length >= 3 ? `"${'_'.repeat(quotation.length - 2)}"` : quotation,
  )
}

const GOALS: Readonly<Partial<Record<StrategyName, Goal>>> = {
  'DEBT VALIDATION REQUEST': 'validation',
  DISPUTE: 'dispute',
  'STATUTE OF LIMITATIONS DEFENSE': 'dispute',
  'SETTLEMENT NEGOTIATION': 'settlement',
  'CEASE AND DESIST': 'cease',
  'FDCPA VIOLATION DEMAND': 'demand',
  'ATTORNEY REPRESENTATION NOTICE': 'attorney',
}

function goalOf(unquoted: string, strategy: StrategyName | undefined): Goal {
  const wanted = strategy === undefined ? undefined : GOALS[strategy]
  // The page sends a validation request when nothing was chosen; a letter that plainly takes an offer is read as one.
  if (wanted !== undefined && wanted !== 'validation') return wanted
  if (
    /\b(?:settlement (?:offer|proposal|agreement)|i (?:accept|take|agree to) (?:your |the )?(?:offer|choice|option|settlement)|(?:to|would) settle (?:this|the))\b/i.test(
      unquoted,
    )
  ) {
    return 'settlement'
  }
  return wanted ?? (/\b(?:cease|stop) (?:all )?(?:contact|communicat)/i.test(unquoted) ? 'cease' : 'validation')
}

/** Part of the text a flag rests on, widened to the clause it stands in. */
export function clauseAround(letter: OwnLetter, start: number, end: number): Span {
  const sentence = letter.sentences.find(span => span.start <= start && start < span.end)
  if (!sentence) return { text: letter.text.slice(start, end), start, end }
  const clause = clausesOf(letter, sentence).filter(span => span.start < end && span.end > start)
  const from = clause[0]?.start ?? sentence.start
  const to = clause.at(-1)?.end ?? sentence.end
  return { text: letter.text.slice(from, to), start: from, end: to }
}

/** Where one statement of a sentence ends and the next begins. */
const CLAUSE_BREAK =
  /\s*[;:]\s+|\s*,?\s+(?=(?:but|because|since|although|though|so that|so i|so we|when i|when my|when we|while i|until i|as soon as|and (?:i|i'm|i've|i'll|my|we|you|your|he|she|they|it|please|then|that|if|do|don't|stop)|or (?:i|we|you|else))\b)|\s*,\s+(?=(?:i|i'm|i've|i'll|my|we|you|your|please|then|the|this|it|date of birth|dob)\b)|\s+-\s+/gi

export function clausesOf(letter: OwnLetter, sentence: Span): readonly Span[] {
  const plain = letter.plain.slice(sentence.start, sentence.end)
  const clauses: Span[] = []
  let from = 0
  for (const { index, 0: mark } of plain.matchAll(CLAUSE_BREAK)) {
    if (index > from) clauses.push(spanOf(letter, sentence.start + from, sentence.start + index))
    from = index + mark.length
  }
  clauses.push(spanOf(letter, sentence.start + from, sentence.end))
  return clauses.filter(({ text }) => text !== '')
}

function spanOf(letter: OwnLetter, start: number, end: number): Span {
  return { text: letter.text.slice(start, end), start, end }
}
