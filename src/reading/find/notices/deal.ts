import type { PresenceTest } from './presence-tests.ts'

const ENDS =
  '(settle|settlement|resolve|satisfy|close|close out|clear|retire|pay off|payoff|conclude|dispose of|finish|wipe out|be done|put behind you|compromise)'
const LESS =
  '(less|lesser|lower|reduced|discounted|discount|fraction|portion|part|half|quarter|third|<percent>|cents on dollar)'

/** A deal on the debt: less than all of it, or what is left forgiven, with or without a figure. Lawful in itself. */
export const DEAL: PresenceTest = {
  notice: 'deal-offered',
  any: [
    `${ENDS} ~8 ${LESS} ~2 (than|of|amount|sum|balance|payment|figure|price)?`,
    `${LESS} ~1 (payoff|settlement|payment in full|final payment)`,
    `(accept|take|agree to|settle for|be content with|be satisfied with) ~3 ${LESS} ~2 (than|of|amount|sum|balance|payment)?`,
    '(settlement|discount|savings|compromise|reduction|reduced payoff|fresh start) ~4 (offer|opportunity|option|program|plan|available|approved|event|menu|choice|choices|terms)',
    '(offer|offering|option|options|qualify|qualifies|eligible|approved|pre-approved|preapproved|prequalified|selected) ~6 (settle|settlement|discount|savings|reduction|reduced|compromise)',
    '(forgive|waive|cancel|write off|erase|wipe out|forget|let go of|drop) ~3 (=rest|remainder|difference|remaining|what be left)',
    '(=rest|remainder|difference) ~3 (forgiven|waived|canceled|written off|erased|wiped out|forgotten|dropped)',
    `(settle|resolve|close|clear|satisfy) ~4 (account|acct|debt|balance|bill|file|matter|everything) ~2 (for|at|with|<number>) ~2 <money>`,
    '<percent> ~1 (off|discount|reduction|savings)',
    '(save|savings of|discount of|reduction of) ~2 (<money>|<percent>)',
    '(make|propose|send|name) ~2 (us|your) ~1 (offer|price)',
    '(reduce|lower|cut|slash|trim) ~3 (balance|debt|bill|what you owe|account) ~4 (by|to|if|half|when)',
    '(eligible|qualify|approved|allowed|able) ~2 (pay|settle) ~3 (<money>|<percent>)',
    '(entertain|consider|discuss|open to|willing|prepared|negotiate|agree to) ~4 (compromise|settlement|reduction|proposal|discount)',
    '(part|portion|half|some|fraction) of ~2 (what you owe|balance|debt|bill|account) ~8 (call it|even|done|close|enough|accept|over|finished)',
    '(settle|resolve|close) ~4 on ~2 terms',
    '(let|lets|letting) ~1 you off ~3 (with|for)',
    'call it (even|square|quits|good|done|settled)',
    '<money> ~3 (and|then|will|would|to) ~4 (close|end|done|over|finished|even|clear|forget|walk away|put ~3 behind)',
    '(lower|smaller|reduced|special|discounted) ~1 (payoff|amount|sum|figure|price|payment)',
    '(considered|treated|regarded|reported|deemed|marked) ~2 (settled|resolved|satisfied|paid)',
  ],
  unless: [
    '(not|never|no|none) ~5 (offer|settle|settlement|discount|accept|reduce|less)',
    '(interest|fee|rate|apr|charge|tax) ~3 <percent>',
    '(you|your) ~2 (already|previously) ~2 (settled|paid|resolved)',
    '(was|were|has been|had been) ~2 (settled|resolved|closed)',
    'settlement ~2 (conference|date|class|with the)',
    '(resolve|settle) ~4 (dispute|complaint|question|issue|concern|error)',
  ],
}
