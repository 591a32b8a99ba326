import type { PresenceTest } from './presence-tests.ts'

const ENDS =
  '(settle|settlement|resolve|satisfy|close|close out|clear|retire|pay off|payoff|conclude|dispose of|finish|wipe out|be done|put behind you|compromise)'
const LESS =
  '(less|lesser|lower|reduced|discounted|discount|fraction|portion|part|half|quarter|third|<percent>|cents on dollar)'

/** A deal on the debt: less than all of it, or what is left forgiven, with or without a figure. Lawful in itself. */
export const DEAL: PresenceTest = {
  notice: 'deal-offered',
  any: [
    '<money> ~2 (and|then) ~1 (we|i|it|that|this|you) ~3 (tear|rip|shred|bury|forget|burn|cross|strike|write|drop|walk|quit|part|done|over|gone|history|leave)',
    '(settle|resolve|close|clear|end|square) ~1 (ur|your|the|this)? ~7 (account|acct|debt|balance|bill|bal) ~2 (for|at|with|<number>) ~2 <money>',
    '(abatement|rebate|remission|concession|write-down|writedown|haircut|allowance|moratorium|amnesty) ~6 (account|debt|balance|bill|owe|compromise|settlement|satisfaction|<percent>)',
    '(in|as) ~1 (full|complete|total)? (compromise|accord|satisfaction|settlement) of',
    '(either|any|each|every|both) ~2 (one|choice|option|way|of them|of these|plan) ~2 (settle|settles|end|ends|close|closes|clear|clears|finish|finishes|resolve|resolves)',
    '(knock|take|shave|cut|chop|slice|trim|lop|hack) ~6 off ~4 (owe|owed|bill|balance|debt|account|wanted|total|amount|figure|price)',
    '(name|propose|suggest|tell us|give us|make us|quote) ~2 (figure|number|price|offer|amount|sum|proposal)',
    '(see if|whether) we ~1 (can|could|may) ~1 (settle|agree|meet|come to terms|strike|make a deal)',
    '(room|ready|willing|free|authorized|able|happy|glad|prepared) to ~3 (knock|come down|bend|bargain|haggle|negotiate|deal|compromise|shave|trim|meet you)',
    '(choose|take|pick) half now',
    '(needn’t|need not|not) ~1 (follow|haunt|dog|trail) ~1 you ~12 <money>',
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
