import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

export const judgment = threat('judgment', {
  any: [
    '(reduce|reduced|reducing) ~4 to judgment',
    '(obtain|seek|take|get|enter|request|pursue|secure|win|file for|ask|apply|have|want|issue|grant|go for|move for|face|prepare|render|award|stay|expect|be|obtain|see|risk|mean|lead|result|end|carry|include|demand|allow|let) ~7 @judgment',
    '@judgment ~6 (enter|taken|take|seek|sought|obtain|issue|follow|request|against you|stay on|grant|sign|be had|render|file|imminent|next|pending|near|coming|certain|inevitable|on your record|for)',
    '(judge|court) ~3 (rule|decide|find|enter|order|award|grant) ~6 (against you|judgment|you pay|our favor|us)',
    'before judgment',
    '(intent|notice) ~4 judgment',
  ],
  implied: implying('@judgment'),
  unless: [
    '(copy|verification) ~4 judgment',
    'judgment ~6 (bear|bears) interest',
    '(obtained|have|has|holds|entered|received|won|awarded|granted|satisfied|=was) ~4 judgment ~8 (<date>|<number>)',
    '(court|judge|magistrate) ~2 (=heard|=entered|=granted|=awarded|=ruled|=decided|=signed|=gave) ~12 judgment',
    'judgment ~3 (=was|satisfied|vacated|paid)',
    'judgment date',
    '(under|pursuant to|interest on) ~2 judgment',
    '(best|better|your|good|sound|our|my|poor) judgment ~1 (when|a|the|that|is|and|on|,)',
    'in our judgment',
    '(right|opportunity|chance|notice) ~8 (before|any|prior to|first) ~3 judgment',
    'judgment ~8 (notice first|told first)',
    'judgment (creditor|debtor|proof)',
    'stop ~6 until ~8 judgment',
    '(answer|heard|hear) ~5 before ~2 judgment',
    'judgment against ~3 (former|roommate|someone|another)',
    'judgment ~4 (may|might|could) ~3 (prevent|protect)',
    '(costs|interest|fees) ~3 (awarded|allowed) ~6 judgment',
  ],
  unlessBefore: ['judgment ~6 (on|dated) <date>'],
})
