import type { Disclaimer } from './disclaimer.ts'

/** What a contract or a statute allows, or the reader asked. */
export const convenienceFee: Disclaimer = {
  any: [
    '(contract|agreement|section|clause|lease|statute|law) ~24 (expressly|provides|provide|allows|allow|authorizes|authorize|permits|permit) ~12 (<money>|<percent>|fee|charge)',
    '(ask|asks|asked|wonder|wonders|asking) ~2 (if|whether) ~8 (cost|costs|charge|charges|fee|extra)',
  ],
}
