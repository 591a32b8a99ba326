import { threat } from '#reading/find/statement.ts'
import { GOVERNMENT_DEBT } from './court-first.ts'
import { implying } from './implying.ts'

export const benefitsOffset = threat('benefits-offset', {
  any: [
    '@takes ~7 @public-aid',
    '@suspends ~7 @public-aid',
    '@public-aid ~9 (take|taken|cut|cut off|stop|stopped|end|ended|lose|lost|intercept|offset|seize|risk|reduce|suspend|cancel|withhold|withheld|garnish|garnished|gone|jeopardy|terminate|revoke|hold|affect|block|denied|reviewed|kept|applied to)',
    '(offset|intercept) ~8 (balance|account|credit card|loan|debt|payday|federal payments)',
    '(public assistance|welfare|benefits|housing) ~2 (case worker|caseworker|office|authority) ~6 (inform|told|notify|contact|hear|know)',
    '(tell|inform|notify|contact|report) ~6 (welfare|benefits office|housing authority|medicaid office|caseworker|case worker)',
  ],
  implied: implying('@public-aid'),
  unless: [
    ...GOVERNMENT_DEBT,
    '(use|using|with|spend) ~2 ~1 refund',
    '(if|tell) ~4 (receive|get) ~2 @public-aid',
    '(paid|covered|denied|apply|qualify|eligible|help|billed|application) ~5 (medicaid|medicare|insurance|@public-aid)',
    '(medicaid|medicare) ~3 (paid|covered|denied|part|number|card|not cover)',
    'refund ~4 (sent|issued|mailed|insurer)',
    '(sent|send|issue|issued|mailed) ~5 refund',
    'insurance benefits',
    'benefits of',
    '(no|not) ~3 (affect|effect)',
  ],
})
