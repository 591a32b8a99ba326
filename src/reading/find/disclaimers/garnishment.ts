import type { Disclaimer } from './disclaimer.ts'

/** Papers attached, money given back. */
export const garnishment: Disclaimer = {
  any: [
    '(attach|attached|attaching) ~2 (copy|copies) ~1 of',
    '(sent|mailed|given|paid|refunded) back to you',
    '=was ~2 (released|returned|refunded) to you',
  ],
  but: ['(unless|until|but|if|again|next)'],
}
