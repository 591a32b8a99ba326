import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

export const referToAttorney = threat('refer-to-attorney', {
  any: [
    '(lawyer|attorney|counsel|law firm) ~6 (get|receive|has|have) ~3 (file|account|case)',
    '(refer|forward|send|place|turn|hand|transfer|assign|retain|hire|engage|pass|give|deliver|move|escalate|submit|outsource|route|go|recommend|select|appoint|use|have|get|involve|instruct|call in|bring in|flag|schedule|release) ~9 @lawyer',
    '@lawyer ~6 (take over|review|handle|decide|proceed|hear from|take from here|look at|evaluate|contact you|get involved|pursue|retain|engage|hire|deal with|be in touch|consider)',
    '(review|consideration|evaluation) ~5 (legal action|attorney|law firm|counsel|litigation)',
    '(send|move|forward|turn) ~5 to legal',
    'hear from ~3 @lawyer',
    'attorney review',
  ],
  implied: implying('@lawyer'),
  unless: [
    '@lawyer ~8 (used to|no longer)',
    'used to handle',
    '(your|own) (attorney|lawyer|counsel) ~3 (contact|name|letter|write|call|choice|if|,|is|may|can)',
    '(if|have|retain|hire|represent) ~5 (by|a|an) ~2 (attorney|lawyer|counsel) ~8 (name|contact|tell|give|send|have|please)',
    'if you ~3 (have|retain|hire) ~4 (lawyer|attorney|counsel)',
    'represented by',
    'your own (lawyer|attorney)',
    '(lawyer|attorney) ~3 (may|can|could) ~2 help',
    '(consult|ask|see|speak with|speak to|talk to|talk with|help from|call) ~3 (a|an|your|any) ~1 (attorney|lawyer|legal)',
    'you ~4 (need|find|hire|employ|get) ~3 (attorney|lawyer)',
    '(feel free|you may|you can|you might) ~6 (lawyer|attorney)',
    '(law firm|attorney|firm) ~5 (act as|debt collector|with this firm|represent)',
    'power of attorney',
    'attorney general',
    '(send|give|tell) ~3 us ~6 (attorney|lawyer)',
    '(attorney|lawyer) (name|address|letter)',
    '(question|request) ~5 (billing|department)',
    'not need ~2 lawyer',
    '(attorney|lawyer) ~6 (tell|told|no longer represent)',
    '(i|we) (am|be|are) ~2 attorney',
  ],
})
