export const DEFAULT_SCORE = 650
const HIGHEST_SCORE = 850
/** The specification's fixed range for one error. Nobody measured it: it is shown as an illustration, beside what was. */
export const POINTS_AN_ERROR = { least: 15, most: 25 } as const

export interface ScoreEstimate {
  readonly current: number
  readonly potential: number
  readonly improvement: number
  /** The same with the least and the most points for each error. */
  readonly range: { readonly least: number; readonly most: number }
  readonly timeline: string
}

/** An illustration, not a forecast: the middle of 15 to 25 points for each error, never above the top of the scale.
 *  @law decisions 15 and 21
 *  @example scoreEstimate(650, 3).potential // 710 */
export function scoreEstimate(current: number, errors: number): ScoreEstimate {
  const capped = (points: number) => Math.min(HIGHEST_SCORE, current + points * errors)
  const { least, most } = POINTS_AN_ERROR
  const potential = capped((least + most) / 2)
  return {
    current,
    potential,
    improvement: potential - current,
    range: { least: capped(least), most: capped(most) },
    timeline: 'A bureau answers in 30 to 45 days from the day it receives a letter.',
  }
}

/** What was measured: the change after disputed errors were corrected, among all who took part.
 *  Federal Trade Commission, report to Congress under section 319 of the FACT Act, December 2012: 1,001 people. */
export const FTC_MEASURED = {
  source:
    'Federal Trade Commission, report to Congress on the accuracy of credit reports, December 2012 (1,001 people)',
  link: 'https://www.ftc.gov/reports/section-319-fair-accurate-credit-transactions-act-2003-fifth-interim-federal-trade-commission',
  findings: [
    { part: 26, words: 'found a mistake that could matter in at least one report' },
    { part: 21, words: 'had a report changed after they disputed it' },
    { part: 13, words: 'saw any change in a score' },
    { part: 5, words: 'saw a score change by more than 25 points' },
    { part: 0.4, words: 'saw a score change by more than 100 points' },
  ],
} as const
