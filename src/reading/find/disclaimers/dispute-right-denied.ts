import type { Disclaimer } from './disclaimer.ts'

/** The reader was right, or has more time. */
export const disputeRightDenied: Disclaimer = {
  any: [
    '(you|your dispute) ~1 (=are|=were|=was) (right|correct)',
    '(in|to) your favor',
    'your time to dispute ~1 (starts|begins|runs|restarts) ~1 (over|again|anew|afresh)',
    'dispute (period|window|time) ~6 (extended|moved|longer)',
  ],
  but: ['(not|never|no)'],
}
