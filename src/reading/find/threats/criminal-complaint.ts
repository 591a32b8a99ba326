import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

export const criminalComplaint = threat('criminal-complaint', {
  any: [
    '(recommend|decide|ask|request|vote) ~3 you ~2 charged',
    '(fraud|criminal) (investigator|investigation|investigators|detective|unit)',
    'criminal ~2 (charge|complaint|action|referral|proceeding|prosecute|matter|case|investigation|record|law|court|liability|penalty|consequence|warrant|offense|summons|indictment|file|side|division|sanction|prosecution)',
    '(press|file|bring|pursue|lodge|face|facing|swear out|prepare|draw up|recommend|seek|consider|push for|ask for|want) ~4 (felony|misdemeanor|theft|fraud|criminal|bad check|larceny) ~3 (charge|complaint|count|case|affidavit)?',
    '(press|face|facing|bring|pursue|seek) ~3 charge ~4 (for|of|against|theft|fraud|bad check)',
    'press charge',
    'charge ~3 (theft|fraud|larceny|bad check|felony)',
    '(theft|fraud|felony|larceny|bad check|worthless check) ~1 charge ~4 (file|bring|follow|be|against|pending)',
    '(prosecute|indict|indictment)',
    '(send|refer|referral|forward|turn|hand|go|report|submit|present|take|transfer|deliver|give|call|stop|step|notify|contact|visit|pass) ~10 @prosecutor',
    '@prosecutor ~8 (office|charge|prosecute|file|handle|will|has|complaint|notify|contact|review|take|decide|know|hear)',
    '(turn|refer|referral|report|hand|send|forward|give|submit|present|notify|pass) ~8 @police',
    'police report ~6 (be|file|make|about you|against you)',
    '(file|make) ~2 (police report|police complaint|affidavit|complaint with ~2 police)',
    'you ~3 charge (with|as|by) ~6 (crime|felony|fraud|theft|misdemeanor|@crime|count)',
    'have you charge',
    '(felony|misdemeanor) ~3 (complaint|charge|offense|count|case|record)',
    '(charge|charges) (will|may|to) follow',
    '(convict|conviction|felon)',
  ],
  implied: implying('(criminal charge|prosecute|@prosecutor)'),
  unless: [
    '(contact|complain to|complaint with|report a collector|report us|report this to|reach) ~6 (attorney general|state attorney)',
    '(you|consumer) ~2 (may|can|should|have) ~4 (file|report|contact|complain)',
    '(victim|identity theft|stolen|unauthorized|used your|someone used) ~14 (police|report)',
    '(send|provide|include|give us|need) ~6 police report',
    'police report ~8 (send|copy|identity|if you have)',
    'attorney general ~4 (website|phone|number|complaint|office) ~2 (at|is)',
    'attorney general ~4 license',
    'licensed by',
    'charge ~2 (off|card|amount|fee|interest)',
    'criminal defense',
  ],
})
