import type { Disclaimer } from './disclaimer.ts'

const PLACES =
  '(board|list|page|wall|window|site|website|newspaper|newsletter|paper|sheet|register|bulletin|social media)'

/** Put on no board, or other people's unclaimed money. */
export const publication: Disclaimer = {
  any: [
    `(in|on|to|at|onto|into) no ~1 ${PLACES}`,
    '(we|our office|this office|our company|our client|nobody here|no one here|nothing|none) ~3 (not|never|nothing|nobody|none|no) ~3 (publish|published|post|posted|print|printed|list|listed|display|displayed|advertise|advertised|announce|announced)',
    '(portal|online account|app|statement) ~4 (show|shows|display|displays)',
    '(honor roll|honor-roll) ~1 students',
    '(unclaimed|abandoned|forgotten) ~1 (money|property|funds|deposits|refunds|checks)',
  ],
  but: ['(if|unless|until|till|yet|provided|as long as|so long as|once|then|today|this week|but|only|so far)'],
}
