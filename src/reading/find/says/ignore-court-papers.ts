import { statement } from '#reading/find/statement.ts'

const PAPERS =
  '(summons|court paper|court date|hearing|complaint|lawsuit|citation|subpoena|petition|court notice|court order|paper ~3 (serve|hand|deliver))'
const NEEDLESS =
  '(not have to|need not|no need to|not need to|not necessary to|no reason to|not ~1 require to|not bother)'

/** That court papers need no answer.  @law 15 USC 1692e(10), (15); 12 CFR 1006.18(b)(2)(iii) */
export const ignoreCourtPapers = statement('ignore-court-papers', {
  any: [
    `(ignore|disregard|toss|discard|throw ~3 (away|out)|forget|tear ~2 up|rip ~2 up|set ~2 aside|put ~2 aside|pay no attention to) ~6 ${PAPERS}`,
    `${PAPERS} ~6 (ignore|disregard|toss|discard|throw ~2 (away|out)|forget|set aside|put aside)`,
    `${PAPERS} ~6 (be|just) ~2 (formality|routine|mistake|only paper|paperwork|nothing to worry)`,
    `${PAPERS} ~12 ${NEEDLESS} ~4 (answer|appear|attend|respond|reply|act|go|come|show up|file|do anything)`,
    `${NEEDLESS} ~4 (answer|appear|attend|respond|reply|act on|go|come|show up|file|do anything|take ~2 action) ~8 (court|judge|clerk|${PAPERS}|answer)`,
    `${NEEDLESS} ~3 (file|serve|send) ~3 (answer|response|appearance|reply)`,
    '(not legal process|not ~3 form of process)',
  ],
  unless: [
    '(do not|not|never|no one|nobody) ~2 (ignore|disregard|toss|discard|throw|forget)',
    '(dismiss|dismissed|withdrawn|withdrew|vacated|cancelled|canceled) ~8 (lawsuit|case|suit|complaint|summons|action)',
    '(lawsuit|case|suit|complaint|summons|action) ~6 (dismiss|dismissed|withdrawn|vacated|cancelled|canceled)',
    '(if|unless) ~3 (file|sue)',
    '(this|letter|notice|we) ~3 not ~3 (summons|lawsuit|court paper|complaint|court)',
    'court ~4 (told|tell|rule|excuse|decide|order|continue|reschedule)',
  ],
})
