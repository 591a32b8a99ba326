import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

export const criminalComplaint = threat('criminal-complaint', {
  any: [
    'criminal ~2 (charge|complaint|action|referral|proceeding|prosecution|matter|case|investigation|record|law|court|liability|penalty|consequences|warrant|offense|summons|indictment|file)',
    '(press|file|bring|pursue|lodge|face|facing|swear out|prepare|drawn up|recommend|draw up) ~4 (felony|misdemeanor|theft|fraud|criminal|bad check|larceny) ~3 (charge|complaint|count|case|affidavit)?',
    '(press|face|facing|bring|pursue) ~3 (charge|charges) ~4 (for|of|against|theft|fraud|bad check)',
    'press charges',
    '(charges|charge) ~3 (theft|fraud|larceny|bad check|felony)',
    '(theft|fraud|felony|larceny|bad check|worthless check) ~1 (charge|charges) ~4 (file|brought|follow|bring|be|against)',
    '(prosecute|prosecution|prosecuted|indict|indictment)',
    '(send|sent|refer|referral|forward|turn|turned|hand|go|report|submit|present|take|transfer|deliver|give) ~10 @prosecutor',
    '@prosecutor ~8 (office|charge|prosecute|file|handle|will|has|prosecution|complaint|notified|contact|review|take)',
    '(turn|turned|refer|referral|report|hand|send|forward|give|submit|present) ~8 (@police)',
    'police report ~6 (be|filed|made|file|about you|against you)',
    '(file|make|made|filing|filed) ~2 (police report|police complaint|affidavit|complaint with ~2 police)',
    'you ~3 charged (with|as|by) ~6 (crime|felony|fraud|theft|misdemeanor|@crime|count)',
    'have you charged',
    '(felony|misdemeanor) ~3 (complaint|charge|offense|count|case|record)',
    'charges will follow',
  ],
  implied: implying('(prosecution|criminal charge|prosecute|@prosecutor)'),
  unless: [
    '(contact|complain to|complaint with|report a collector|report we|report this to|reach) ~6 (attorney general|state attorney)',
    '(you|consumer) ~2 (may|can|should|have) ~4 (file|report|contact|complain)',
    '(victim|identity theft|stolen|unauthorized) ~14 (police|report)',
    'police report ~8 (send|copy|identity|if you have)',
    '(attorney general) ~4 (website|phone|number|complaint|office) ~2 (at|is)',
    'licensed by',
    'charge ~2 (off|card|amount|fee|interest)',
  ],
})
