import { sentencesThat } from './sentences-that.ts'

const CHARGE = '(fee|cost|charge|interest|expense)'

/** A total that hides estimates, or leaves room for more, does not state the amount. That interest changes it from day to
 *  day may be said, if true.  @law 15 USC 1692g(a)(1) */
export const totalMayBeIncomplete = sentencesThat('total-may-be-incomplete', {
  any: [
    `(total|amount|balance|sum|figure) ~8 (include|contain) ~6 (estimate|estimated|anticipated|projected|future|unbilled|potential) ~6 ${CHARGE}`,
    `(total|amount|balance|figure|include) ~12 not yet be? (due|incur|incurred|billed|posted|assessed|accrued)`,
    `<money> ~4 (plus|and|excluding|not including|exclusive of|before) ~4 (applicable|additional|any|other|accrue|accrued|accruing|allowable|unspecified|further|possible) ~3 ${CHARGE}`,
    `<money> ~2 plus ~2 ${CHARGE}`,
    `<money> ~4 ${CHARGE} ~8 (in addition|on top|not included|extra)`,
    '(may|might|could) not be ~3 (full|total|complete|exact|actual|entire|final|correct) ~4 (amount|balance|sum|debt|payoff)',
    '<money> (to|through|-) <money> ~8 (depend|depending|based on|according to)',
    'between <money> and <money> ~8 (owe|due|depend|balance)',
    '(may|might|could) not be ~2 (all|everything|whole of what) ~3 (owe|owed|due)',
    '(may|might|could|probably|likely) ~1 owe ~2 more than ~3 (<money>|this|that|amount|shown|stated|figure)',
    '(call|ask|phone|write|contact) ~6 (learn|hear|get|find out|for|know) ~3 (true|real|actual|exact|full|correct) ~1 (balance|amount|total|figure|payoff)',
    '(may|might|could) not (reflect|include|show|represent) ~4 (all|full|total|entire|everything)',
    '(actual|true|real|exact|final) ~2 (amount|balance|payoff|total) ~6 (may|might|could|will) ~3 (higher|high|greater|more|different|vary)',
    '(amount|balance|total) ~6 (approximate|approximately|estimated)',
  ],
  unless: [
    `(plus|and|excluding) ~5 ${CHARGE} ~3 <money>`,
    'interest ~10 (vary|varies|day to day)',
    'day you pay',
    'do not include ~3 (fee|cost|charge|interest|collection)',
    '(no|without) ~3 (additional|other|further) ~2 (fee|cost|charge)',
    '(settle|settlement|offer|discount)',
    '(plaintiff|judgment|court|costs of (suit|court|this action))',
    'convenience fee',
    '(may|will) ~3 (increase|grow) ~6 (interest|if)',
  ],
})
