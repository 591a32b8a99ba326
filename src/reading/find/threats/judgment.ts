import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

export const judgment = threat('judgment', {
  any: [
    '(obtain|seek|take|get|enter|request|pursue|secure|win|file for|ask for|apply for|have|want|sought|issue|grant|go for|move for|face|be|prepare|render|award|stay) ~6 @judgment',
    '@judgment ~5 (enter|taken|take|seek|sought|obtain|issue|follow|request|against you|stay on|grant|sign|be had|render|file)',
    '(judge|court) ~3 (rule|decide|find|enter|order|award) ~6 (against you|judgment|you pay)',
    'before judgment',
    'intent ~4 judgment',
  ],
  implied: implying('@judgment'),
  unless: [
    '(copy|verification) ~4 judgment',
    'judgment ~6 (bear|bears) interest',
    '(obtained|have|has|holds|entered|received|won|awarded|granted) ~3 judgment ~6 (on|dated) ~2 <date>',
    'judgment date',
    '(best|better|your|good|sound) judgment',
    '(right|opportunity|chance) ~8 (before|any|prior to) ~3 judgment',
    'judgment ~3 creditor',
    'stop ~6 until ~8 judgment',
    '(answer|heard|hear) ~5 before ~2 judgment',
    '(not|no) ~4 (attorney|lawyer) ~8 judgment',
  ],
  unlessBefore: ['judgment ~6 (on|dated) <date>'],
})
