import type { Disclaimer } from './disclaimer.ts'

/** What a dispute does not need. */
export const disputeNeedsReasonOrProof: Disclaimer = {
  any: [
    '(not|need not|never) ~2 (have to|need to|required to|must) ~8 (in order to|to) ~1 dispute',
    'need not ~8 to dispute',
  ],
  but: ['(unless|until|but|however|otherwise|only)'],
}
