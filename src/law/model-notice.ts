import type { ModelNoticeComparison } from './assessment.ts'
import type { Evidence, Fact } from './fact.ts'
import type { LetterFacts } from './facts.ts'
import type { NoticeId } from './statements.ts'

interface Element {
  readonly id: string
  /** Line of model form B-1.  @law letter-facts 7 */
  readonly line: number
  /** The form may leave it out. */
  readonly isOptional?: true
  /** Sentences of the form that make up the line; one when not said. */
  readonly sentences?: number
  /** Facts and notices that say the same in other words. */
  readonly facts?: readonly (keyof LetterFacts)[]
  readonly notice?: NoticeId
  /** Its rows stand there, whether or not every figure could be read. */
  readonly isNamed?: (facts: LetterFacts) => boolean
}

/** What model form B-1 holds, line by line. */
const ELEMENTS: readonly Element[] = [
  { id: 'collector-name-and-address', line: 1, facts: ['collectorName', 'collectorAddress'] },
  { id: 'collector-telephone-and-website', line: 2, isOptional: true, facts: ['collectorPhone'] },
  { id: 'consumer-name-and-address', line: 3, facts: ['consumerName', 'consumerAddress'] },
  { id: 'reference-number', line: 4, isOptional: true, facts: ['referenceNumber'] },
  { id: 'debt-collector-disclosure', line: 5, sentences: 3, notice: 'mini-miranda' },
  { id: 'account-and-creditor', line: 6, facts: ['accountNumber', 'itemizationDateCreditor'] },
  { id: 'amount-on-itemization-date', line: 7, facts: ['itemizationDate', 'itemizationDateAmount'] },
  {
    id: 'itemization',
    line: 8,
    sentences: 3,
    facts: ['itemizedInterest', 'itemizedFees', 'itemizedPaymentsAndCredits'],
    isNamed: ({ itemizedConcepts: named }) =>
      named.known && (['interest', 'fees', 'payments'] as const).every(concept => named.value.includes(concept)),
  },
  { id: 'current-amount', line: 9, facts: ['currentAmount'] },
  { id: 'how-to-dispute', line: 10, sentences: 2, notice: 'dispute-statement' },
  { id: 'written-dispute-stops-collection', line: 11, notice: 'verification-statement' },
  { id: 'original-creditor-statement', line: 12, notice: 'original-creditor-statement' },
  { id: 'cfpb-reference', line: 13, notice: 'cfpb-reference' },
  { id: 'payment-options', line: 14, isOptional: true },
  { id: 'spanish-statement', line: 15, isOptional: true, notice: 'spanish-line' },
  { id: 'reverse-side', line: 16, isOptional: true, notice: 'reverse-side' },
  { id: 'response-addresses', line: 17, notice: 'response-addresses' },
  { id: 'dispute-prompts', line: 18, sentences: 3, notice: 'dispute-prompts' },
  { id: 'original-creditor-prompt', line: 19, notice: 'original-creditor-prompt' },
  { id: 'payment-prompt', line: 20, isOptional: true },
  { id: 'spanish-prompt', line: 21, isOptional: true },
]

/** Lines whose content is a name, a number or a sum: the form's words around them prove nothing, the facts do. */
const FILLED_IN: ReadonlySet<number> = new Set([1, 2, 3, 4])

/** The notice beside the CFPB's own form, element by element: there in the form's words (for what is filled in: there at
 *  all), there in other words, or missing. An optional line that the letter leaves out is not listed. Only a first notice
 *  read whole is compared: of any other paper nothing may be said to be missing.
 *  @law 12 CFR part 1006, appendix B; 12 CFR 1006.34(d)(2)
 *  @example compareWithModelNotice(factsOfTheForm).elements.every(({ state }) => state === 'present') // true */
export function compareWithModelNotice(facts: LetterFacts): ModelNoticeComparison {
  const { kindOfPaper, wholeLetterRead } = facts
  const isNotice = kindOfPaper.known && kindOfPaper.value === 'initial-validation-notice'
  if (!isNotice || !wholeLetterRead.known) return { compared: false, elements: [] }
  const elements = ELEMENTS.flatMap(element => {
    const found = stateOf(element, facts)
    return found.state === 'missing' && element.isOptional ? [] : [{ id: element.id, ...found }]
  })
  return { compared: true, elements }
}

function stateOf(
  element: Element,
  facts: LetterFacts,
): { state: 'present' | 'different' | 'missing'; page: number | undefined } {
  const verbatim = facts.modelFormLines.known
    ? facts.modelFormLines.value.find(({ line }) => line === element.line)
    : undefined
  if (verbatim && verbatim.evidence.length >= (element.sentences ?? 1))
    return { state: 'present', page: pageOf(verbatim.evidence) }
  const named = element.facts?.map((name): Fact<unknown> => facts[name]) ?? []
  const isFilled = named.length > 0 && named.every(fact => fact.known)
  const evidence = named.flatMap(fact => (fact.known ? fact.evidence : []))
  if (isFilled) return { state: FILLED_IN.has(element.line) ? 'present' : 'different', page: pageOf(evidence) }
  const notice = facts.notices.known ? facts.notices.value.find(one => one.notice === element.notice) : undefined
  if (notice) return { state: 'different', page: pageOf(notice.evidence) }
  return { state: element.isNamed?.(facts) ? 'different' : 'missing', page: pageOf(evidence) }
}

function pageOf(evidence: readonly Evidence[]): number | undefined {
  return evidence[0]?.page
}
