import type { PeriodClass } from '#law/states/state-law.ts'
import { stateName, type StateCode } from '#units/state-code.ts'

/** The state's name as it stands in a sentence. */
export function stateWords(code: StateCode): string {
  return code === 'DC' ? 'the District of Columbia' : stateName(code)
}

const CLAIM_WORDS: Readonly<Record<PeriodClass | 'sealed', string>> = {
  'written-contract': 'a written contract',
  'open-account': 'an open account',
  'credit-card': 'a credit card account',
  'oral-contract': 'a spoken agreement',
  'promissory-note': 'a signed promissory note',
  'sale-of-goods': 'a sale of goods',
  medical: 'a medical bill',
  judgment: 'a judgment',
  sealed: 'a paper signed under seal',
}

export function claimWords(claim: PeriodClass | 'sealed'): string {
  return CLAIM_WORDS[claim]
}

/** @example yearsWords(1) // '1 year' */
export function yearsWords(years: number): string {
  return years === 1 ? '1 year' : `${years} years`
}
