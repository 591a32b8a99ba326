import { sentencesThat } from './sentences-that.ts'

const AMOUNT = '(amount|balance|figure|payoff|total|sum)'

/** Where the letter sends the reader for the amount instead of printing it. */
export const amountGivenElsewhere = sentencesThat('amount-given-elsewhere', {
  any: [
    `(call|contact|telephone|phone|write|ask|visit) ~6 for ~4 (current|exact|actual)? ~3 ${AMOUNT}`,
    `(call|contact|visit) ~8 (get|obtain|learn|find out) ~6 ${AMOUNT}`,
    `${AMOUNT} ~8 (provide|given|available|quote|quoted|disclose|supply) ~4 (upon|by|on|over|at) ~3 (request|telephone|phone|call|calling|website|portal|hearing)`,
    `for ~2 (exact|current|actual|payoff|total) ~2 ${AMOUNT} ~4 (visit|call|see|contact|phone|check)`,
    `${AMOUNT} ~4 see ~3 (enclose|attach|statement|bill)`,
    `${AMOUNT} ~4 (higher|more|greater|different) ~4 (than|from)`,
    `(call|contact) ~4 us ~6 ${AMOUNT} ~4 (you must pay|due|owe|owed)`,
  ],
  unless: ['(more information|question|discuss|arrange|payment plan)'],
})
