import type { CreditContext } from './credit-context.ts'
import type { CreditPassage } from './said.ts'

export const CREDIT_LETTER_IDS = [
  'bureau-dispute',
  'furnisher-dispute',
  'identity-theft-block',
  'business-records-request',
  'method-of-verification',
  'frivolous-answer',
  'no-answer',
  'reinsertion',
  'goodwill-request',
] as const

export type CreditLetterId = (typeof CREDIT_LETTER_IDS)[number]

export function isCreditLetter(template: string): template is CreditLetterId {
  return (CREDIT_LETTER_IDS as readonly string[]).includes(template)
}

/** Why a letter may not be written now, and what to do instead. */
export interface NotNow {
  readonly id: string
  /** Plain words for the person. */
  readonly why: string
  readonly instead: string
}

export interface CreditLetter {
  readonly id: CreditLetterId
  readonly title: string
  /** What it is for and when, in one sentence. */
  readonly about: string
  readonly goesTo: 'bureau' | 'furnisher' | 'business'
  readonly refuses: (context: CreditContext) => NotNow | undefined
  /** What to know before sending it. */
  readonly cautions: (context: CreditContext) => readonly string[]
  readonly body: readonly CreditPassage[]
}

/** A letter about a credit report by its parts. */
export function defineCreditLetter(
  letter: Omit<CreditLetter, 'refuses' | 'cautions'> & Partial<Pick<CreditLetter, 'refuses' | 'cautions'>>,
): CreditLetter {
  return { refuses: () => undefined, cautions: () => [], ...letter }
}

/** One letter, one to four items: more in one letter reads like a form and is set aside.  @law 15 USC 1681i(a)(3) */
export const MOST_ITEMS = 4

export function oneToFourItems({ items }: CreditContext): NotNow | undefined {
  if (items.length === 0)
    return { id: 'no-items', why: 'No item is named in it.', instead: 'Confirm at least one error first.' }
  return items.length > MOST_ITEMS
    ? {
        id: 'too-many-items',
        why: `A letter with more than ${MOST_ITEMS} items looks like a form, and a bureau may set it aside.`,
        instead: 'Send the most important ones first. Send the others in a second letter later.',
      }
    : undefined
}

/** The first reason not to write it. */
export function firstOf(
  ...checks: readonly ((context: CreditContext) => NotNow | undefined)[]
): (context: CreditContext) => NotNow | undefined {
  return context => {
    for (const check of checks) {
      const refusal = check(context)
      if (refusal) return refusal
    }
    return undefined
  }
}
