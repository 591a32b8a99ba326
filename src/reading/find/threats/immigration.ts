import { threat } from '#reading/find/statement.ts'
import { NAMES_THE_DEBT } from './implying.ts'

const STATUS =
  '(immigration|immigrant|green card|greencard|work permit|citizenship|naturalization|residency status|legal status|asylum|resident card|work authorization|student visa|permanent resident|daca|deportation|uscis|homeland security|border patrol|la migra|residence permit|residency permit|stay permit|migration service|migration office|migration authorities|migration police|migratory status)'

/** Any mention that is not a denial, a word of the law or a payment card: a collector has no business with it. */
export const immigration = threat('immigration', {
  stance: 'undenied',
  any: [
    `no ~1 (pay|payment|money) ~1 no ~2 (${STATUS}|visa)`,
    '(reason|ground|grounds|cause|enough) ~2 to ~1 (sent|shipped|flown) home',
    '(try|trying|try to|good luck|luck) ~2 (renew|renewing|extend|extending|get|getting) ~1 your visa',
    '(immigration service|immigration office|immigration people|naturalization service|homeland security)',
    '=ins ~6 (interested|hear|hears|know|told|report|file|letter|call|love)',
    `${STATUS} ~3 not ~1 (safe|secure|guaranteed|certain|untouchable|out of reach)`,
    `not ~1 (safe|secure|guaranteed|certain|untouchable|out of reach) ~10 ${STATUS}`,
    '(=ice|consulate|embassy) ~6 (copy|letter|report|file|name|receive)',
    '(stay|time|life|days) in ~1 (this country|country|united states|america|=us) ~4 (finished|over|end|ends|done|short)',
    '(letter|call|word|report|email|note) ~4 (to|from|with) ~2 (consulate|embassy|visa office)',
    STATUS,
    '@deports',
    '(report|tell|inform|notify|call|contact|alert|turn|hand|send|forward|refer|share) ~8 (=ice|consulate|embassy|=customs)',
    '(=ice|consulate|embassy|customs officers) ~8 (report|tell|inform|notify|call|contact|check|know|hear|review|come|learn|take|look)',
    'your visa ~8 (deny|revoke|cancel|affect|jeopard|jeopardy|risk|lose|hold|review|report|suspend|trouble|block|flag|hurt|delay|problem|harm|ruin|end|terminate|refuse|pull|stop|question|cost)',
    '(affect|jeopardize|revoke|lose|cancel|deny|hurt|delay|harm|block|suspend|risk|cost|stop|ruin|end|pull|get) ~4 your visa',
    '(work|student|tourist|travel|spouse|fiance|h-1b) visa',
    'visa (status|application|renewal|problems|trouble)',
    '(foreigner|immigrant|alien|non-citizen|noncitizen) ~10 (home|back|deport|report|kicked out|removed|leave)',
    '(send|ship|kick) ~4 (home|back|out) ~3 (country|to where|to your)',
    'not ~3 (become|be) ~3 citizen',
    '(send|ship) ~4 back ~3 (country|home country|mexico|where you come from|where you came from)',
    'not (=citizen|=citizens|a citizen) ~6 (report|tell|notify)',
  ],
  unless: [
    '(immigration|citizenship) ~1 (clinic|workshop|class|classes)',
    ...NAMES_THE_DEBT,
    'your immigration (lawyer|attorney|counsel)',
    '(visa) ~3 (card|mastercard|discover|account|debit|credit|or|to pay|gift)',
    '(bank|pay|by|credit|a|mastercard|accept|our|crest|platinum|gold) ~1 visa',
    '(not|never|no|nothing) ~4 (ask|matter|affect|care|about|effect|to do with|contact)',
    '(services|legal services|attorney|law|lawyer|fee) ~6 (for|in) ~2 (immigration|<date>|<number>)',
    'immigration (legal|law|attorney|lawyer) ~1 (services|firm|group|office|fee)',
    '(green card|citizen|visa) ~1 (services|bank|trust|llc|inc)',
    'citizens (bank|financial|credit|one)',
    'ice (cream|delivery|rink|machine)',
    'on ice',
  ],
})
