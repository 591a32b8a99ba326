import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

const LICENSE =
  '(license|licenses|driving privilege|driving privileges|cdl|right to drive|registration renewal|vehicle registration|ability to drive|permit to drive|privilege to drive|bar card|practicing certificate|professional certification)'
const BOARD =
  '(licensing board|license board|state bar|bar association|medical board|nursing board|board of nursing|dmv|department of motor vehicles|motor vehicle department|licensing authority|licensing agency|registry of motor vehicles|licensing department)'

export const licenseLoss = threat('license-loss', {
  any: [
    `@suspends ~8 ${LICENSE}`,
    `${LICENSE} ~8 (suspend|revoke|cancel|pulled|pull|taken|take away|lose|lost|denied|block|flag|hold|risk|jeopardy|void|invalid|review|strip|forfeit|terminated|line|yank|affect|gone|next|stopped|in danger)`,
    `(tell|told|inform|notify|contact|report|complain|complaint|ask|write|alert|call|letter) ~8 ${BOARD}`,
    `${BOARD} ~8 (tell|told|inform|notify|contact|report|suspend|revoke|block|flag|hear|know|deny|pull|cancel|learn|refuse|see)`,
    '(never|not) ~3 drive ~2 again',
    '(off the road|lose your right to drive)',
  ],
  implied: implying(LICENSE),
  unless: [
    '(licensed|license) by',
    '(license|licence|lic) ~2 (number|no|nos|#|<number>)',
    '(our|agency|collection|collector|company|we) ~2 license',
    'agency ~4 license',
    '(copy|include|bring|show|photo|proof) ~6 license',
    '(traffic|parking|court) (fine|fines|ticket|tickets)',
    'child support',
    '(software|marriage|dog|fishing|hunting|pet) license',
    '(stolen|lost|theft) ~4 tell',
    'if ~3 license ~3 (stolen|lost)',
    '(pay|paid|fee) ~2 for ~3 license',
    'where ~2 license ~3 required',
    'owed to ~2 court',
  ],
})
