import { proof, type StatementFinder } from '#reading/find/statement.ts'
import type { ReadText } from '#reading/find/finder.ts'
import { compilePhrase, findPhrase, quickMatch, type PhraseMatch } from '#reading/language/find-phrases.ts'
import { pattern } from '#reading/language/pattern.ts'

const DENIAL = compilePhrase({
  any: [
    '(neither|nor) ~2 (bill|demand|invoice|collection letter|dunning letter)',
    'no ~1 (collection|debt) (matter|case|affair|business|effort|action)',
    'not ~1 (seek|ask for|request|want|require) ~1 (payment|money)',
    '(collect|collects|collecting|ask|asks|asking|want|wants) ~2 (from|for)? ~1 (nobody|no one|nothing|no debt|no debts|no money)',
    '(nobody|no one|nothing) ~4 (asking|asks|meant|intended|designed|trying) ~4 (pay|collect|money|payment)',
    '(collector|collection agency|debt collector) ~8 not (one|that)',
    '(wrong|mistake|mistaken|unfair) ~2 to ~2 (call|consider|think) ~4 (bill|collection|demand)',
    '(letter|notice|message|email|call) ~2 not ~2 (concern|about|regard) ~2 (debt|collection)',
    '(seek|ask for|request|demand|want|expect) no (payment|money)',
    'no (money|payment|sum) ~4 (=asked|=sought|=requested|=demanded|=wanted|=due|=expected)',
    '(be|=are|=is) no (debt collector|collector|collectors|collection agency|bill collector)',
    '(not|no) ~6 (dunning|dun|dunning letter)',
    '(no one|nobody|we be not|not) ~3 (ask|asking) you to pay',
    'rather than ~2 (collection|bill|demand)',
    '(not a|not) ~1 collection ~1 (letter|notice|call)',
    '(not|never|no sense|no way|nothing) ~6 (demand|ask you for money|ask for money|asking for money|ask for payment|asking for payment|seek payment|want money|request money|collection effort|collect)',
    'no ~2 (sense|way|respect) ~4 (collection|bill|demand|request)',
    '(not|nothing|never|no one|nobody|none) ~6 (collect|collection|collecting)',
    'not ~4 (debt collector|collector|collection agency)',
    '(no|nothing) ~8 (attempt|effort) ~4 (collect|collection)',
    '(not|no) ~3 (demand|request|claim|bill) ~2 (for|of) ~2 (payment|money)',
    'not ~2 (bill|invoice|demand)',
    'not ~2 (collection|collecting) (attempt|effort)',
    'no payment ~4 (demand|request|require|ask|expect)',
    'no way ~3 (demand|request|bill|attempt|effort)',
    'not ~1 ~1 (bill|invoice|debt collector|debt collectors|collection agency|collection letter|collection notice|collector|collectors)',
    'no collection (notice|letter)',
    'not (collect|collecting) ~3 (debt|debts|anything|money|from you)',
    '(informational|information) ~1 purposes? only',
    '(purely|only|solely|merely) ~2 (informational|for information)',
    'not think of ~4 collection (letter|notice)',
    '(purpose|aim|object|intent|point) ~6 not ~3 (collect|obtain|get|payment|demand|money)',
    'no (demand|bill|request|invoice|dun|dunning) ~1 (of any kind|of any sort|whatsoever|whatever)',
    '(not|never|nor) ~6 (attempt|effort|endeavor|try|seek) ~6 (collect|payment|recover|obtain|money)',
    '(think of|consider|regard|take) ~3 (this|letter|it) ~3 information ~2 not ~2 collection',
  ],
  unless: [
    '(will|would|shall) not ~6 (collect|step)',
    '(not|never) ~6 (ask|asking|demand|want|expect|require) ~6 (everything|at once|all at once|all of it|in full|in one|the whole|today|right now|right away|more than|anything more)',
    '(that|yellow|blue|pink|green|white|second|other|enclosed|attached|separate) ~1 (sheet|page|slip|form|statement|document) ~2 not',
    '(insurer|insurance|plan) ~3 (=paid|paid|covers|covered)',
    '(=that|what) they collect',
    'collection ~1 (charge|fee|cost|commission)',
    'collect ~1 (more than|more|interest|fee|fees)',
    '(collect|collecting) ~2 from ~1 (your|anyone|anybody|others|him|her|them)',
    'not ~2 bill for ~2 (new|another|other|different)',
    'receipt ~4 records',
    'nothing (more|further|else)',
    '(not|never) ~2 collect ~2 (debt|debts|account|accounts|bill|bills) (that|which|who)',
    '(not|never) ~2 collect ~1 (medical|student|paid|old|time-barred|those|such|their|tax|gambling)',
    'not ~4 (credit bureau|bureaus)',
    'anyone but',
    'not ask ~4 (until|while|before)',
    'final (bill|notice|demand)',
    '(leaflet|brochure|flyer|insert|pamphlet|booklet|survey card|reply card|calendar|bookmark|questionnaire|explanation of benefits) ~16 (not|nothing|no|neither)',
    'demand (verification|proof)',
    'no (mistake|doubt|question)',
    '(this|letter|communication|notice|message) ~1 =is (attempt|attempting|trying) to collect',
    'we =are (attempting|trying) to collect',
    '(copy|receipt|enclosed|confirmation|summary|printout) ~8 not ~2 (bill|demand)',
    '(receipt|statement|copy|coupon) ~4 for ~3 information',
    '(bank|lender|creditor|hospital|clinic) (itself|ourselves)',
    'not ~1 collection agency (write|writing|letter)',
    'not collect ~2 (for|other|on behalf|from others)',
    '(if|unless) ~14 (ask|asking|meant|mean)',
    'required by ~2 law',
    '(nothing|no amount|not) ~2 (owe|=owed|due) ~2 (us|to us|we)',
    '(bankrupt|bankruptcy|discharge|discharged|chapter|bankruptcies|automatic stay)',
    '(if|extent|event|where|unless|while|until) ~14 (attempt|collect|collecting|demand|bill)',
    '(lawsuit|court paper|summons)',
    'dispute',
    'bill ~2 (of rights|me|collector)',
    'not ~3 (bill|charge) you',
    '(bill from your|summary of|explanation of) ~2 (doctor|hospital|benefits|coverage|provider|physician)',
    'not collect ~6 (fee|interest|while|until|until|amount you dispute)',
    '(your records)',
    '(page|sheet|paper|form|statement|mail) ~3 (that|which) ~1 (say|state|read) ~3 not',
    '(if|event|extent) ~14 not ask you to pay',
    '=was not ~2 (meant|intended)',
  ],
  framings: ['law'],
})

/** Said of this letter itself, also in answer to a dispute or "for your records". */
const OF_ITSELF = compilePhrase({
  any: [
    'no (bill|invoice|demand) (here|in this)',
    'no ~1 (payment|money|remittance) ~3 (=sought|=requested|=demanded|=wanted|=solicited|asked for|called for)',
    '(not|never) ~3 (take|read|regard|treat|view|see|think of|mistake|confuse|understand|misread) ~2 (this|it|letter|message|notice|email) ~2 (as|like|for|with|to be) ~2 (bill|invoice|demand|collection|dun)',
    '(not|never|nobody|no one) ~2 (after|chasing|hunting|out for|out to get|pursuing|looking for) ~2 (your)? ~1 (money|cash|payment|debt|funds)',
    '(message|letter|notice|email|note|statement|text|page) ~1 =is ~1 for ~2 (information|reference|awareness|information purposes)',
    'not ~2 (written|write|sent|send|writing|sending|mailed|meant|drafted) ~4 to ~1 (get|obtain|collect|have|recover|secure|bring in) ~4 (debt|paid|payment|money|sum)',
    '(no|not ~2 any|without ~2 any|free of ~2 any) ~1 (collecting|collection|collective|dunning) (purpose|purposes|character|aim|aims|intent|intention|motive|function|effort|attempt|object)',
    '(serve|serves|have|having|pursue|pursues|fulfil|fulfills) ~1 (no|not) ~2 (collecting|collection|dunning|payment) ~1 (purpose|purposes|aim|end|function)',
    '(informative|informatory|informational|information) ~1 (character|nature|purpose|purposes|value|use) ~1 (only|merely|purely|solely|alone)',
    '(merely|purely|only|solely|simply|exclusively|entirely) ~2 (informative|informatory|informational|for information|informing)',
    '(records|information|file|reference) ~1 only ~2 not ~2 (request|demand|bill|invoice|ask|asking|collection|dun)',
    'not ~2 (request|demand|ask|asking|call) ~1 for ~1 (money|payment|funds|cash)',
    'not ~2 (bill|invoice|demand|collection letter|collection notice|dunning letter) ~6 (records|information|reference) ~1 only',
  ],
  unless: [
    '(bankrupt|bankruptcy|discharge|discharged|chapter|automatic stay)',
    '(receipt|copy|leaflet|brochure|flyer|insert|survey|explanation of benefits|confirmation|enclosed) ~10 (not|only|purpose|informational|information)',
    '(if|unless|until|where|extent) ~10',
    '(asked|ask) you not to',
  ],
  framings: ['law'],
})
const ASKS_WHAT_IT_IS = pattern(
  '(this|it|letter|notice|we|you|i) ~8 (bill|invoice|collection|collecting|collector|collectors|dunning|demand|collect)',
)
const SAYS_NO =
  /^[-*\s]*(?:(?:a|answer)\s*[:.]\s*)?(?:no\b(?! (?:one|matter|doubt)|,? (?:you|take)\b)|nope\b|nah\b|never\b|not at all\b|not in the least\b|not us\b|far from it\b|by no means\b|(?:of course|certainly|absolutely|definitely) not\b|hardly\b|we(?:'re| are) not\b|(?:it|this|that) (?:is not|isn't)\b)/i

// "Is this a collection notice? No."
const answeredNo = (text: ReadText): PhraseMatch[] =>
  text.sentences.flatMap((sentence, i) => {
    if (sentence.atoms.at(-1)?.norm !== '?' || sentence.atoms.length > 24) return []
    const match = quickMatch(ASKS_WHAT_IT_IS, sentence)
    const answer = text.runs[i + 1]?.text ?? ''
    return match && SAYS_NO.test(answer) ? [{ sentence, index: i, match, modality: 'will' }] : []
  })

const REQUEST = compilePhrase({
  any: [
    '(pay|paying|remit|send|mail|forward|enclose|submit|settle|take care of|clear) ~8 (<money>|balance|amount|check|payment|sum|full)',
    '(<money>|balance|amount|total|sum|check|payment) ~8 (should|must|shall|has to|have to|needs to|is to|are to) ~2 (reach|arrive|in our hands|here|come in|come)',
    '(<money>|balance|amount|total|sum) ~3 (payable|collectible) ~1 (on|at|to|upon|forthwith|now|immediately|by|within)',
    '(demand|claim|application) ~3 =made ~1 for ~3 (<money>|balance|payment|amount)',
    '(need|needs|want|wants|expect|expects|await|awaits|require|requires|look for|look forward to|like) ~4 (<money>|your payment|your check|your money)',
    '(run|charge|put) ~2 (<money>|balance) ~1 (on|to)',
    '(pay by|pay online|pay at|send to|send by)',
    'return ~2 with ~2 (check|payment)',
    'close ~1 with ~6 <money>',
    '(transfer|wire|deposit|pay) ~1 <money> ~6 (until|by|before|no later than|not later than|within|to)',
    '(<money>|balance|amount|total|sum) ~4 (transfer|transferred|wired|deposited|settled|brought) ~3 (by you|to us|to our|until|by <date>|before)',
    '(<money>|balance|amount|total) ~8 (pay|remit|send|mail|forward|call to pay|due)',
    '(amount|balance|total|payment|now) ~2 due',
    'you owe ~4 (send|mail|enclosed)',
    'payment ~6 (require|expect|must|need|demand)',
    '(outstanding|owed|unpaid) ~1 (balance|amount) : <money>',
    '(click|call|go) ~4 pay',
    '(payment|pay) (coupon|slip|stub)',
    '(please|kindly) (pay|remit|send)',
    'remit',
    '(can|could|may) ~1 (pay|settle) ~6',
    'payment of <money>',
    '<money> ~1 due ~2 (by|on|now|friday|monday|<date>|today)',
    '(balance|amount|sum|total) ~1 (of)? ~1 <money> ~4 (must|has to|have to|needs to|should|is to) ~1 (be)? ~1 (paid|sent|settled|cleared|remitted)',
  ],
  framings: ['law', 'right', 'reported'],
  unless: ['(we|insurer|insurance) ~2 (receive|received|paid)', 'your insurer', 'insurance paid'],
})

/** What a letter states of the debt while it answers nobody. To state it is to collect it, and no demand. */
const STATES = compilePhrase({
  any: [
    '(balance|amount owed|amount due|sum due|total due|past due|amount) ~2 <money>',
    '(how much|what) ~8 (pay|owe|due|send) ? ~2 <money>',
    '(pay|send|remit|send to) : ~8',
    '(owe|=owed|=owes) ~8 (<money>|balance|amount|sum)',
    '(amount|balance|sum|money) ~4 (remains|remain|be) ~1 (outstanding|unpaid|open)',
    'past-due ~2 balance',
  ],
  framings: ['law', 'right', 'reported', 'heading'],
})
/** "Not an attempt to collect", "no debt collector": untrue of whoever writes what is owed. "Not a bill" may be true. */
const OF_THE_PURPOSE = pattern('(collect|collects|collecting|collection|collector|collectors|dunning)')
const ANSWERS = /\byou (?:disputed|asked|requested|wrote)\b|\byour (?:dispute|request|question|letter|inquiry)\b/i

/** The denial and the request for payment it contradicts; without a request the words are true. */
export const deniesCollecting: StatementFinder = text => {
  const [asked] = findPhrase(REQUEST, text.sentences)
  const [stated] = asked || text.runs.some(run => ANSWERS.test(run.text)) ? [] : findPhrase(STATES, text.sentences)
  const request = asked ?? stated
  if (!request) return []
  const denials = findPhrase(DENIAL, text.sentences)
  const found = (denials.length > 0 ? denials : [...findPhrase(OF_ITSELF, text.sentences), ...answeredNo(text)]).filter(
    one => request === asked || quickMatch(OF_THE_PURPOSE, one.sentence) !== undefined,
  )
  return found.map(denial => ({
    says: 'denies-collecting',
    evidence: [proof(text, denial), ...(denial.sentence === request.sentence ? [] : [proof(text, request)])],
  }))
}
