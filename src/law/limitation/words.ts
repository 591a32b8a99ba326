import type { PeriodClass } from '#law/states/state-law.ts'
import { longDate, type IsoDate } from '#units/iso-date.ts'
import { stateName, type StateCode } from '#units/state-code.ts'
import type { Reading } from './readings.ts'
import type { Pause } from './tolling.ts'

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

/** Parts of a text as one; empty parts fall away. */
export function sentences(...parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(' ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** State, years, kind of claim, statute and first day: what one reading rests on. */
export function basisWords({ law, years, claim, statute }: Reading, start: IsoDate | undefined): string {
  const from = start ? `, counted from ${longDate(start)}` : ''
  return `${capital(stateWords(law.code))} gives ${yearsWords(years)} for ${claimWords(claim)} (${statute})${from}.`
}

const PAUSES: Readonly<Record<Pause['kind'], (days: number) => string>> = {
  'courts-closed': days => `We added ${days} days because the courts were closed in 2020.`,
  'military-service': days => `We added your ${days} days of military service (50 USC 3936).`,
  bankruptcy: days => `We added ${days} days for your bankruptcy (11 USC 108(c)).`,
}

export function pauseWords({ kind, days }: Pause): string {
  return PAUSES[kind](days)
}
