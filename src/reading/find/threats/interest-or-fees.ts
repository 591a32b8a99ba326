import { threat } from '#reading/find/statement.ts'

const CHARGES =
  '(interest|fee|fees|late fee|late fees|late charge|late charges|finance charge|other charges|additional charges|added charges|service charges|cost|costs|penalty|penalties|collection charge|collection costs)'
const OWED =
  '(balance|balances|debt|amount|amount due|what you owe|bill|account|total|sum|payoff|amount owed|obligation)'

export const growing = {
  any: [
    `${CHARGES} ~6 (accrue|accruing|accumulate|keep adding|adding up|add up|be added|added|mount|pile up|piling up|continue|build|run|assessed|grow|compound|keep piling|charged|keep coming)`,
    `(add|adding|accrue|assess|incur|accumulate) ~5 ${CHARGES}`,
    `${OWED} ~6 (grow|grows|increase|increases|increasing|rise|go up|goes up|get bigger|gets bigger|gets larger|be greater|greater|higher|climb|mount|swell|balloon|get larger|be higher|more than)`,
    `(increase|raise|grow|add to) ~4 ${OWED}`,
    '(longer|more) you wait ~4 (more|higher|bigger)',
    '(waiting|delay|delaying|wait) ~4 (cost|increase|raise|add) ~3 (you|more|what you owe)',
    'day you pay ~3 greater',
    'add (<percent>|<money>) ~4 (balance|account|debt)',
    'more fees',
  ],
  unless: [
    '(no|not|nothing|never|zero) ~4 (interest|fee|fees|charge|added|increase|charges)',
    'increase ~2 (your|monthly) ~1 payment',
    '(=were|=was) charged',
    '(judgment) ~3 bears',
    '<money> ~3 <money>',
    'added ~1 since',
    '(charge-off|charged off)',
    'charged <money>',
    '(reconnection|annual|filing) fee',
    '(charged|added|billed) ~3 by ~2 (creditor|original|bank|hospital)',
    'interest (rate)? : <money>',
    '(calls|volume|wait time) ~6 increase',
    '(reduce|lower|stop|stopped) ~4 (balance|interest|fees)',
    '(question|questions) ~3 interest',
    '(disclose|section) ~3 (interest|charges)',
    '(card|phone|online|convenience|attorney|legal|lawyer|court) ~3 (fee|fees|cost)',
    '(fee|fees|charge) ~5 (card|phone|online|telephone|per transaction)',
    'interest ~3 rate',
    '(returned|return|dishonored) check',
  ],
} as const

export const interestOrFees = threat('interest-or-fees', { ...growing, deniedIfPaid: false })
