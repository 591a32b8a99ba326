import type { Disclaimer } from './disclaimer.ts'

/** The reader's own report, a credit to the account, a warning against a swindler. */
export const creditOfOthers: Disclaimer = {
  any: [
    'reported ~1 to us by',
    'not by us',
    '(get|order|pull|see|obtain|request|check) ~4 (free|at no cost)',
    'hang up',
    '(caller|callers|anyone|anybody|someone|company|companies) ~1 (who|that)? ~1 (promise|promises|offer|offers|claim|claims) ~16 (hang up|scam|careful|beware|fraud|false|not believe)',
  ],
  but: ['(unless|until|but|if you|otherwise|we ~1 (will|can|shall))'],
}
