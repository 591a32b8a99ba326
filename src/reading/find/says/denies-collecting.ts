import { proof, type StatementFinder } from '#reading/find/statement.ts'
import { compilePhrase, findPhrase } from '#reading/language/find-phrases.ts'

const DENIAL = compilePhrase({
  any: [
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
  ],
  unless: [
    '(will|would|shall) not ~6 (collect|step)',
    'collection ~1 (charge|fee|cost|commission)',
    'not ~4 (credit bureau|bureaus)',
    'anyone but',
    'not ask ~4 (until|while|before)',
    'final (bill|notice|demand)',
    'demand (verification|proof)',
    '(bankrupt|bankruptcy|discharge|discharged|chapter|bankruptcies|automatic stay)',
    '(if|extent|event|where|unless|while|until) ~14 (attempt|collect|collecting|demand|bill)',
    '(lawsuit|court paper|summons)',
    'dispute',
    'bill ~2 (of rights|me|collector)',
    'not ~3 (bill|charge) you',
    '(bill from your|summary of|explanation of) ~2 (doctor|hospital|benefits|coverage|provider|physician)',
    'not collect ~6 (fee|interest|while|until|until|amount you dispute)',
    '(your records)',
  ],
  framings: ['law'],
})

const REQUEST = compilePhrase({
  any: [
    '(pay|paying|remit|send|mail|forward|enclose|submit|settle|take care of|owe|clear) ~8 (<money>|balance|amount|check|payment|sum|full)',
    '(<money>|balance|amount|total) ~8 (pay|remit|send|mail|forward|call to pay|due)',
    '(amount|balance|total|payment|now) ~2 due',
    'you owe ~4 (send|mail|enclosed)',
    'payment ~6 (require|expect|must|need|demand)',
    '(outstanding|owed|unpaid) ~1 (balance|amount) : <money>',
    '(click|call|go) ~4 pay',
    '(payment|pay) (coupon|slip|stub)',
    '(please|kindly) (pay|remit|send)',
    'remit',
    'past-due ~2 balance',
  ],
  framings: ['law', 'right', 'reported'],
  unless: ['(we|insurer|insurance) ~2 (receive|received|paid)', 'your insurer', 'insurance paid'],
})

/** The denial and the request for payment it contradicts; without a request the words are true. */
export const deniesCollecting: StatementFinder = text => {
  const [request] = findPhrase(REQUEST, text.sentences)
  if (!request) return []
  return findPhrase(DENIAL, text.sentences).map(denial => ({
    says: 'denies-collecting',
    evidence: [proof(text, denial), ...(denial.sentence === request.sentence ? [] : [proof(text, request)])],
  }))
}
