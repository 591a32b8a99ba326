import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

export const referToAttorney = threat('refer-to-attorney', {
  any: [
    '(refer|forward|send|sent|place|turn|turned|hand|transfer|assign|retain|hire|engage|pass|give|deliver|move|escalate|submit|outsource|route|go|goes|sending|turning|handing|recommend) ~9 @lawyer',
    '@lawyer ~6 (take over|review|handle|decide|proceed|hear from|take from here|look at|evaluate|contact you|get involved|pursue)',
    '(review|consideration|evaluation) ~5 (legal action|attorney|law firm|counsel|litigation)',
    '(send|sent|move|forward|sending) ~5 to legal',
    'hear from ~3 @lawyer',
  ],
  implied: implying('@lawyer'),
  unless: [
    '(your|an|own) (attorney|lawyer|counsel) ~3 (contact|name|letter|write|call|wrote|of your choice|if|,|is)',
    '(if|have|retained|hired|represented) ~5 (by|a|an) ~2 (attorney|lawyer|counsel) ~8 (name|contact|tell|give|send|have)',
    'represented by',
    '(consult|ask|see|speak with|speak to|talk to|need|find|hire|help from|employ) ~3 (a|an|your|any) ~1 (attorney|lawyer|legal)',
    '(law firm|attorney|firm) ~5 (acting as|debt collector|with this firm|represents)',
    'power of attorney',
    'attorney general',
    '(send|give|tell) ~3 (us|we) ~6 (attorney|lawyer)',
    '(attorney|lawyer) (name|address|letter)',
    '(question|request) ~5 (billing|department)',
    'not need ~2 lawyer',
  ],
})
