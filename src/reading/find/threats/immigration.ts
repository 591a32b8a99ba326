import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

const STATUS =
  '(immigration|immigrant|visa status|green card|greencard|work permit|citizenship|citizen|naturalization|residency|legal status|asylum|resident card|work authorization|student visa|visa|permanent resident|dreamer|daca)'
const AUTHORITY =
  '(=ice|immigration authorities|immigration|homeland security|uscis|immigration service|la migra|border patrol|immigration officer|immigration officers|immigration officials|immigration department|consulate|embassy|immigration court|=customs)'

export const immigration = threat('immigration', {
  any: [
    '@deports',
    `(report|tell|inform|notify|call|contact|alert|turn|hand|send|forward|refer|told|share) ~8 ${AUTHORITY}`,
    `${AUTHORITY} ~8 (report|tell|inform|notify|call|contact|check|told|know|hear|review|come|learn|take|look)`,
    `${STATUS} ~8 (deny|denied|revoke|cancel|affect|jeopard|jeopardy|risk|lose|lost|hold|review|report|suspend|trouble|block|flag|hurt|delay|problem|harm|ruin|end|terminate|refuse|pull|stop|question|cost)`,
    `(affect|jeopardize|revoke|lose|cancel|deny|hurt|delay|harm|block|suspend|risk|cost|stop|ruin|end|pull) ~6 ${STATUS}`,
    'not ~3 (become|be) ~2 citizen',
    '(send|sent) ~4 back ~3 (country|home country|mexico)',
  ],
  implied: implying(`(@deports|${STATUS})`),
  unless: [
    '(visa) ~3 (card|mastercard|discover|account|debit|credit|or|to pay)',
    '(bank|pay|by|credit|a|mastercard|accept|our|crest) ~1 visa',
    '(not|never) ~3 (ask|matter|affect|care)',
    '(services|legal services|attorney|law) ~6 (for|in) ~2 (immigration|<date>|<number>)',
    'immigration legal services',
    '(green card|citizen|visa) ~1 (services|bank|trust|llc|inc)',
    'citizens (bank|financial|credit|one)',
    '=citizens',
    'no effect',
    'ice cream',
  ],
})
