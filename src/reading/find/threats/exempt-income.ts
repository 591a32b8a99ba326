import { threat } from '#reading/find/statement.ts'
import { GOVERNMENT_DEBT } from './court-first.ts'
import { implying } from './implying.ts'

export const exemptIncome = threat('exempt-income', {
  any: [
    '@takes ~8 @benefits',
    '@benefits ~10 (garnish|garnishment|levy|attach|seize|intercept|offset|withhold|withheld|freeze|frozen|taken|take|tapped|executed|ours|redirected|forfeit|stopped|deducted|held|grabbed|diverted|reduced|assign|fair game|not safe|not protected|not exempt|next|not off limits|sent to we|paid to we|pay we|drained|collect)',
    '@benefits ~3 (be|are|is) not (safe|exempt|protected|off limits|immune)',
    '(disability|social security|veteran|benefit|ssi|pension|retire) ~6 not ~3 (protect|save|stop|shield|help)',
    'not ~3 (safe|protected|exempt|immune) ~4 (we|from)',
    '(collect|recover|get paid|paid) ~4 (from|out of) ~4 @benefits',
    'not ~4 @benefits ~4 (off limits|safe|protected|untouchable)',
  ],
  implied: implying('@benefits ~4 (garnish|seize|intercept|offset|freeze)'),
  framings: [],
  unless: [
    ...GOVERNMENT_DEBT,
    '(number|ssn|card) ~2 (social security|security)',
    'social security (number|card|no)',
    '(use|using|spend|apply|with) ~3 ~1 (tax refund|refund|stimulus) ~6 (settle|pay|to|this)',
    '(if|tell|whether) ~6 (only|receive|source of) ~6 @benefits',
    '(only income|sole income|income) ~3 @benefits',
    '(generally|usually|normally) ~2 (exempt|protected|not|can not)',
    '(send|sent|issued|mailed) ~5 refund',
    'refund ~4 (send|sent|issued|insurer|mailed|check was)',
    '(insurance|claim|clinic|office|hospital|loan|facility|community) ~2 (claim|disability|va|retirement)',
    '(va|retirement|pension|disability) ~1 (clinic|hospital|community|home|claim|insurance|policy|administrator)',
    '(apply|qualify|help) ~4 (for|with) ~2 @benefits',
    '@benefits ~3 (paid part|paid|covered|denied|exhausted)',
  ],
})
