import { addYears, earliest, type IsoDate } from '#units/iso-date.ts'
import { AMOUNTS } from './amounts/index.ts'
import { RULES } from './rules/index.ts'
import { STATES } from './states/index.ts'
import type { StateLaw } from './states/state-law.ts'

/** Rules say when they were checked; they are due for another look after this many years. */
const YEARS_A_RULE_KEEPS = 1

export interface LawAge {
  /** The day the oldest part was last checked. */
  readonly checkedOn: IsoDate
  /** The day the first part is due for another look. */
  readonly expiresOn: IsoDate
}

/** When a rule is due for another look. */
export function ruleExpiresOn(rule: { readonly checkedOn: IsoDate }): IsoDate {
  return addYears(rule.checkedOn, YEARS_A_RULE_KEEPS)
}

/** How old the law of an assessment is: federal rules and figures, and the state's when one is chosen.
 *  @example lawAge(undefined).checkedOn // '2026-11-21' */
export function lawAge(state: StateLaw | undefined): LawAge {
  if (!state) return FEDERAL
  return {
    checkedOn: earliest(FEDERAL.checkedOn, state.checkedOn),
    expiresOn: earliest(FEDERAL.expiresOn, state.expiresOn),
  }
}

const FEDERAL: LawAge = oldest([
  ...RULES.map(rule => ({ checkedOn: rule.checkedOn, expiresOn: ruleExpiresOn(rule) })),
  ...AMOUNTS,
])

/** The day the oldest part of all the law here was last checked. */
export const LAW_AS_OF: IsoDate = oldest([FEDERAL, ...Object.values(STATES)]).checkedOn

/** The day the first part of all the law here is due for another look. */
export const LAW_EXPIRES_ON: IsoDate = oldest([FEDERAL, ...Object.values(STATES)]).expiresOn

function oldest(parts: readonly LawAge[]): LawAge {
  return parts.reduce((old, part) => ({
    checkedOn: earliest(old.checkedOn, part.checkedOn),
    expiresOn: earliest(old.expiresOn, part.expiresOn),
  }))
}
