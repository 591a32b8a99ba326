import { threat } from '#reading/find/statement.ts'

const CHARGES =
  '(interest|fee|late fee|late charge|finance charge|other charges|additional charges|added charges|further charges|service charges|charges|cost|penalty|collection charge|collection costs)'
const OWED =
  '(balance|bal|debt|amount|sum|what ~3 (have to|must) pay|amount due|what you owe|bill|account|total|sum|payoff|amount owed|obligation|amount you owe|the number|this number|figure)'

export const growing = {
  any: [
    '(next week|next month|tomorrow|by then|later) ~2 it ~2 (=more|=higher|=larger|=bigger)',
    `${CHARGES} ~6 (accrue|accumulate|go on|keep adding|add up|add|mount|pile up|continue|build|run|assess|grow|compound|keep piling|keep coming|rack up|climb)`,
    `(add|accrue|assess|incur|accumulate|tack|rack up|pile|impose|charge you) ~5 ${CHARGES}`,
    `${OWED} ~6 (grow|increase|rise|go up|get bigger|get larger|be greater|=greater|=higher|=bigger|=larger|climb|mount|swell|balloon|snowball|double)`,
    `(increase|raise|grow|add to|drive up|run up|push up|inflate|double) ~4 ${OWED}`,
    '(late fee|late charge|interest|finance charge|service charge) ~6 (=charged|=billed|=imposed|=applied) ~4 (until|every|each|monthly|daily|weekly|per)',
    '(longer|more) you (wait|leave|delay|take|put ~3 off|hold off|sit) ~8 (more|higher|bigger|cost|owe|grow|larger|worse)',
    `(${OWED}|figure) ~6 (augment|enlarge|escalate|exceed|inflate)`,
    `${OWED} ~3 not (stand|sit|rest|sleep|stop|pause)`,
    `${OWED} ~3 not (stay|remain|keep) ~2 (same|put|there|here|this|low|so)`,
    '(can|may|could|will|might) ~1 be (=more|=higher|=greater|=larger) ~6 (time|day|when|date) ~1 you ~2 pay',
    'not be <money> ~3 (any more|anymore|any longer|for long|much longer)',
    '(start|starts|keep|keeps|go on|begin) ~2 (pile|piling|come|coming|add|mount)',
    `${CHARGES} ~6 (post|come in|stack|swell) ~6`,
    '(additional|further|other|more) ~1 (interest|fee|fees|charge|charges|cost|costs) ~6 (may|will|can|shall) be (=charged|=added|=imposed|=assessed)',
    '(waiting|delay|putting off|putting this off|ignoring|every day|each day|each month|every month|every week) ~6 (cost|increase|raise|add|grow|expensive|more|higher)',
    'day you pay ~3 greater',
    'add (<percent>|<money>) ~5 (balance|account|debt|fee|interest|charge)',
    'more (fees|interest|charges|expensive)',
    'interest ~3 (run|accrue|continue|<percent>) ~8 until',
    '(expect|see) ~3 (amount|balance|total|bill) ~4 (=larger|=higher|=bigger|grow|increase) ~4 (next|each|every|by)',
    '(each|every) (month|day|week) ~8 interest ~3 (=charged|=added|=posted)',
    '(it|amount|balance|figure|total) ~2 (likely|sure|bound|certain) ~4 (=more|=higher|=larger|=greater)',
    '(tomorrow|next week|next month) ~5 (=more|=higher)',
    'meter ~3 run',
    'adds to ~2 (balance|debt|account|bill)',
  ],
  unless: [
    '(no|not|nothing|never|zero) ~4 (interest|fee|charge|add|increase|grow|change)',
    'increase ~2 (your|monthly) ~1 payment',
    'you (=were|=was) charge',
    '(bank|merchant|issuer|carrier|store|landlord|hospital) ~4 (charge|add)',
    '(=were|=was) charge ~6 (before|by|in|on)',
    '(under|on|of) ~2 judgment',
    'judgment ~3 bear',
    '(statutory|post-judgment|legal) ~1 (rate|interest) ~8 judgment',
    '<money> ~3 <money>',
    '(charge|add|bill) ~3 by ~2 (creditor|original|bank|hospital)',
    '(=added|=charged) ~4 (in|on) <date>',
    'before charge-off',
    'interest : <money>',
    '(calls|volume|wait time) ~6 increase',
    '(reduce|lower|stop|waive) ~4 (balance|interest|fees)',
    'interest ~3 (waive|stop)',
    'question ~3 interest',
    'your interest in',
    '(card|phone|online|convenience|attorney|legal|lawyer|court) ~3 (fee|cost)',
    '(fee|charge) ~5 (card|phone|online|telephone|per transaction)',
    'interest rate',
    '(taken off|took off|removed|should not have|credited back|were right|=was right)',
    '(post|posted) ~2 (your|the) ~1 (payment|check)',
    '(whether|if) ~2 (interest|fees|charges) ~2 (run|add|be)',
    'added ~1 since',
    '(charge-off|charged off)',
    'charged <money>',
    '(reconnection|annual|filing) fee',
    '(return|dishonored) check',
    '=none',
    'your savings',
    'balance (=was|=were)',
  ],
} as const

const ON_TOP = [
  '(claim|demand|owe|seek|principal|bill) ~8 (with|plus|and) ~2 interest ~6 (<percent>|from <date>|since <date>)',
  '<percent> interest ~1 (a year|per year|annually|a month|per month)',
  '(interest|finance charge|int) ~4 <percent>',
  '(interest|finance charge) ~4 (put|placed|=added|=included|=billed|=applied|=charged|=assessed) ~2 (on|to|in|into|above|your|here)',
  '(claim|demand|seek) ~3 (interest|finance charge)',
  '(incl|including|include|includes|with|plus) ~2 (interest|int|finance charge)',
  '(bear|carry|draw) ~3 (interest|finance charge)',
  '(interest|finance charge) ~4 (=included|=reflected) ~3 (above|balance|total|amount|sum)',
]

export const interestOrFees = threat('interest-or-fees', {
  ...growing,
  any: [...growing.any, ...ON_TOP],
  deniedIfPaid: false,
})
