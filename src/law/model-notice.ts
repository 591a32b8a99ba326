import type { ModelNoticeComparison } from './assessment.ts'
import type { Evidence, Fact } from './fact.ts'
import type { LetterFacts } from './facts.ts'
import type { ModelElementId } from './model-form-words.ts'
import type { NoticeId } from './statements.ts'
import type { Truth } from './three-valued.ts'

interface Element {
  readonly id: ModelElementId
  /** Line of model form B-1.  @law letter-facts 7 */
  readonly line: number
  /** The form may leave it out; `not-financial`: on debts that come from no consumer financial product.
   *  @law 12 CFR 1006.34(c)(2)(iii), (c)(3)(iv) */
  readonly isOptional?: true | 'not-financial'
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
  { id: 'cfpb-reference', line: 13, isOptional: 'not-financial', notice: 'cfpb-reference' },
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
 *  all), there in other words, or missing. Each with its places on the letter; what the
 *  form itself may leave out is told apart. Only a first notice read whole is compared: of any other paper nothing may be said to be missing.
 *  @law 12 CFR part 1006, appendix B; 12 CFR 1006.34(d)(2)
 *  @param isFinancial whether the debt comes from a consumer financial product; while not known, what only those need is
 *    taken as optional
 *  @example compareWithModelNotice(factsOfTheForm, true).elements.every(({ state }) => state === 'present') // true */
export function compareWithModelNotice(facts: LetterFacts, isFinancial: Truth): ModelNoticeComparison {
  const { kindOfPaper, wholeLetterRead, language } = facts
  const isNotice = kindOfPaper.known && kindOfPaper.value === 'initial-validation-notice'
  const spoken = language.known && language.value === 'es' ? 'es' : 'en'
  if (!isNotice || !wholeLetterRead.known) return { compared: false, language: spoken, elements: [] }
  const elements = ELEMENTS.map(element => ({
    id: element.id,
    isOptional: element.isOptional === true || (element.isOptional === 'not-financial' && isFinancial !== true),
    ...stateOf(isFinancial === true ? element : withoutFinancialParts(element), facts),
  }))
  return { compared: true, language: spoken, elements }
}

function withoutFinancialParts(element: Element): Element {
  const { facts } = element
  return facts ? { ...element, facts: facts.filter(name => name !== 'itemizationDateCreditor') } : element
}

function stateOf(
  element: Element,
  facts: LetterFacts,
): { state: 'present' | 'different' | 'missing'; evidence: readonly Evidence[] } {
  const verbatim = facts.modelFormLines.known
    ? facts.modelFormLines.value.find(({ line }) => line === element.line)
    : undefined
  if (verbatim && verbatim.evidence.length >= (element.sentences ?? 1))
    return { state: 'present', evidence: verbatim.evidence }
  const named = element.facts?.map((name): Fact<unknown> => facts[name]) ?? []
  const isFilled = named.length > 0 && named.every(fact => fact.known)
  const evidence = named.flatMap(fact => (fact.known ? fact.evidence : []))
  if (isFilled) return { state: FILLED_IN.has(element.line) ? 'present' : 'different', evidence }
  const notice = facts.notices.known ? facts.notices.value.find(one => one.notice === element.notice) : undefined
  if (notice) return { state: 'different', evidence: notice.evidence }
  return { state: element.isNamed?.(facts) ? 'different' : 'missing', evidence }
}
