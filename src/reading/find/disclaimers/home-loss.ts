import type { Disclaimer } from './disclaimer.ts'

/** What other people fear, and what stands beside a house. */
export const homeLoss: Disclaimer = {
  any: [
    '(many|some|most|other) ~1 people ~2 (worry|fear|wonder|ask us|are afraid)',
    '(house|home) next door',
    'behind your house',
  ],
  but: ['(rightly|should|you too|and so|yours)'],
}
