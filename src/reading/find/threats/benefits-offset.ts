import { threat } from '#reading/find/statement.ts'
import { GOVERNMENT_DEBT } from './court-first.ts'
import { implying } from './implying.ts'

export const benefitsOffset = threat('benefits-offset', {
  any: [
    '@public-aid ~4 (=switched off|=turned off|=shut off|=deactivated|=cancelled|=canceled)',
    'no ~1 (pay|payment|money) ~1 no ~2 @public-aid',
    '@public-aid ~2 (throw|throws|kick|kicks|drop|drops|cut|cuts) ~2 (out|off|people|those) ~4 (owe|debt|debts|not pay|you)',
    '@public-aid ~3 (depend|depends|hang|hangs|rest|rests|ride|rides) ~1 on ~3 (this|payment|paying|bill|debt|us|it)',
    '(kiss|wave) ~2 @public-aid ~2 (bye|goodbye|farewell)',
    '@public-aid ~3 not ~1 (safe|secure|guaranteed|certain|untouchable|out of reach)',
    'not ~1 (safe|secure|guaranteed|certain|untouchable|out of reach) ~10 @public-aid',
    '(say|kiss|wave) ~2 (bye|goodbye|farewell|so long) ~3 @public-aid',
    '@takes ~7 @public-aid',
    '@suspends ~7 @public-aid',
    '@public-aid ~9 (take|cut|cut off|stop|end|lose|intercept|offset|seize|risk|reduce|suspend|cancel|withhold|garnish|gone|jeopardy|terminate|revoke|hold|affect|block|deny|review|keep|apply to|pull|yank|disappear|freeze|take away|pull)',
    '(offset|intercept) ~8 (balance|account|credit card|loan|debt|payday|federal payments)',
    '(public assistance|welfare|benefits|housing|medicaid) ~2 (case worker|caseworker|office|authority) ~6 (inform|tell|notify|contact|hear|know|learn)',
    '(tell|inform|notify|contact|report) ~6 (welfare|benefits office|housing authority|medicaid office|caseworker|case worker|social security office)',
    '(kick|throw|bump|drop|cut|take) ~1 (you|off) ~3 @public-aid',
    '(kicked|thrown|bumped|dropped) off ~2 @public-aid',
    'your aid ~4 (cut|stop|end|reduce|suspend)',
  ],
  implied: implying('@public-aid'),
  unless: [
    ...GOVERNMENT_DEBT,
    '(use|using|with|spend) ~3 refund',
    '(if|tell) ~4 (receive|get) ~2 @public-aid',
    'able to ~3 (get|receive|apply)',
    '(pay|cover|deny|apply|qualify|eligible|help|bill|application|enroll) ~5 (medicaid|medicare|insurance|@public-aid)',
    '(medicaid|medicare) ~3 (pay|cover|deny|part|number|card|not cover|bill)',
    'refund ~4 (send|issue|mail|insurer)',
    'refund for',
    '(send|issue|mail) ~5 refund',
    'insurance benefits',
    '(tell|let) us ~8 @public-aid',
    'benefits of',
    'benefits ~3 safe',
    '(no|not) ~3 (affect|effect|power)',
  ],
})
