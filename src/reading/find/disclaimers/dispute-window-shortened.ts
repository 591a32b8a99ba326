import type { Disclaimer } from './disclaimer.ts'

/** Counted from the day the notice comes. */
export const disputeWindowShortened: Disclaimer = {
  any: [
    '(days|period|time) ~4 (begin|begins|start|starts|run|runs) ~2 (when|on|from) ~6 (=receive|=receives|=received|=get|=gets|=reaches|=arrives)',
  ],
  but: ['(only|not ~2 (=receive|=get)|ten|five|seven|fourteen|fifteen|twenty)'],
}
