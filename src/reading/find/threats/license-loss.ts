import { threat } from '#reading/find/statement.ts'
import { implying, NAMES_THE_DEBT } from './implying.ts'

const LICENSE =
  '(license|driving privilege|cdl|right to drive|registration renewal|vehicle registration|ability to drive|permit to drive|privilege to drive|driver privilege|driving rights|bar card|tags|license plate|plates|car registration|auto registration|truck registration|registration and plates|(suspend|revoke|block|cancel|pull) ~2 registration|teaching certificate|professional certificate|professional certification|nursing certificate|real estate certificate|professional registration|credentials)'
const BOARD =
  '(licensing board|license board|state bar|bar association|medical board|nursing board|board of|=dmv|department of motor vehicles|motor vehicle department|licensing authority|licensing agency|registry of motor vehicles|licensing department|licensing body|professional board|state board)'

export const licenseLoss = threat('license-loss', {
  any: [
    `${LICENSE} ~3 not ~1 (safe|secure|guaranteed|certain|untouchable|out of reach)`,
    `not ~1 (safe|secure|guaranteed|certain|untouchable|out of reach) ~10 ${LICENSE}`,
    '(nurse|nurses|teacher|teachers|driver|drivers|doctor|doctors|realtor|realtors|barber|barbers|plumber|plumbers|electrician|pharmacist|accountant|professional|professionals|people|those|others) ~8 (lose|losing|=lost|forfeit|forfeited|surrender|stripped of|part with|give up) ~3 (registration|license|certificate|certification|ticket|credentials|papers|right to practice|right to work)',
    '(suspend|revoke|pull|cancel|withdraw|strip|lose|forfeit) ~2 (your|their|his|her) ~1 (registration|certification|certificate|bar card|professional standing|right to practice)',
    `${BOARD} ~3 address ~6 (list|file|hand|ready|desk)`,
    `(forget|dream) ~2 (about|of)? ~1 (renew|renewing|keeping|getting|holding) ~4 ${LICENSE}`,
    `${BOARD} ~3 not ~3 (renew|license|register|issue) ~4 (people|those|anyone|drivers|you|debtors)`,
    `(say|kiss|wave) ~2 (bye|goodbye|farewell|so long) ~3 ${LICENSE}`,
    `${BOARD} ~24 (learn|hear|told|informed|know|read) ~2 (of|about) ~1 (you|your|it|this)`,
    `(entry|mark|flag|note|hold|block|record) ~3 (against|on|about) ~1 you ~4 ${BOARD}`,
    `${LICENSE} ~4 (hang|hangs|thread|at stake|on the line|forfeited)`,
    '(friend|contact|pull|influence|connection) ~4 (licensing board|license board|state bar|dmv|nursing board|medical board)',
    `@suspends ~8 ${LICENSE}`,
    `${LICENSE} ~8 (suspend|revoke|cancel|pull|take|take away|lose|deny|block|flag|hold|risk|jeopardy|void|invalid|review|strip|forfeit|terminate|line|yank|affect|gone|next|stop|danger|refuse|not renew)`,
    `(not|never|unable) ~4 (renew|get|keep|hold|obtain) ~6 ${LICENSE}`,
    `(no|without) ~4 ${LICENSE}`,
    `(tell|inform|notify|contact|report|complain|complaint|ask|write|alert|call|letter) ~8 ${BOARD}`,
    `${BOARD} ~8 (tell|inform|notify|contact|report|suspend|revoke|block|flag|hear|know|deny|pull|cancel|learn|refuse|see)`,
    '(never|not) ~3 drive ~2 again',
    'off the road',
  ],
  implied: [...implying(LICENSE), `(accept|pay|settle|take) ~12 no ~1 (entry|mark|flag|hold|block|report) ~6 ${BOARD}`],
  unless: [
    ...NAMES_THE_DEBT,
    'license plate ~6 (renew|county|office)',
    '(nothing|anything) ~3 do with',
    'none of (that|this|it)',
    '(keep|keeps) ~2 license ~3 (up to date|current|handy)',
    '(licensed|license) by',
    'license ~2 (number|no|nos|#|<number>)',
    '(lic|lic.) ~1 no',
    '(our|agency|collection|collector|company|we) ~2 license',
    '(we|company|agency) ~3 (hold|have|keep) license',
    'agency ~4 license',
    'licensing rule',
    '(take|takes|receive|receives|hear|hears|handle|handles|send|file|make) ~2 (=complaint|=complaints) ~2 (at|to|with|here|by|about)',
    '(copy|include|bring|show|photo|proof|scan) ~6 license',
    '(traffic|parking|court) (fine|ticket)',
    'child support',
    '(software|marriage|dog|fishing|hunting|pet|liquor|music) license',
    '(=stolen|=lost|theft) ~4 tell',
    'if ~3 license ~3 (=stolen|=lost|used)',
    'license (was|be) used',
    '(pay|paid|fee) ~2 for ~3 license',
    'where ~2 license ~3 required',
    'owed to ~2 court',
    'board of (directors|education|trustees|elections|realtors)',
    'license (fee|agreement)',
    '(no|not|nothing) ~3 (power|affect|effect)',
    'not needed',
    'price tags',
  ],
})
