import type { PresenceTest } from './presence-tests.ts'

const PART =
  '(small|little|token|partial|part|modest|minimal|nominal|good-faith|good faith|first|initial|down|starting|starter|affordable|low|easy|tiny|symbolic|reduced|weekly|monthly|minimum|regular)'
const SUM = '(payment|amount|sum|deposit|installment|instalment|contribution|remittance|pay)'

/** A part of the debt asked for, or a little now as a beginning. Lawful in itself. */
export const PART_PAYMENT: PresenceTest = {
  notice: 'part-payment-invited',
  any: [
    '(accept|take|agree to|settle for|be content with) ~2 less ~2 than',
    `${PART} ~2 ${SUM}`,
    '(pay|send|give|remit|mail|spare|offer|bring) ~3 (what|whatever|any amount|as much as|anything) ~2 you ~2 (can|afford|like|wish|able)',
    '(any|every) ~1 (amount|sum|payment|dollar|bit|penny|little) ~4 (help|count|welcome|go|do|make|accept|appreciate|show)',
    '(any|what|whatever) ~2 (amount|sum|payment) ~3 you ~2 (can|afford|able)',
    '(as little as|even|just|only) ~1 <money> ~10 (show|go|help|count|start|begin|get|keep|do|enough|make|put|today|now|will|would)',
    '<money> ~4 (show|go ~2 long way|be enough|get you started|start|begin|help|keep ~4 (good standing|open))',
    '(start|begin|open|get started|kick off|get going) ~4 <money>',
    '(show|sign|gesture|token|act|proof|demonstrate) ~3 (good faith|goodwill|good will|willingness|intention|commitment|sincerity|serious)',
    'show ~3 (you|us) ~4 (mean|serious|willing|intend|care)',
    '<money> ~1 (a|per|each|every|weekly|monthly|biweekly) ~1 (week|month|payday|paycheck)?',
    '(pay|spread|divide|split|break) ~4 (over time|in parts|in pieces|in installments|into installments|in payments|bit by bit|little by little|over ~3 months)',
    '(installment|instalment|monthly|weekly|payment) (plan|arrangement|schedule)',
    '(pay|send|put|give|manage|afford|spare|mail) ~4 <money> ~3 (down|week|month|today|now|until|toward|payday)',
    '(pay|send|put|give) ~2 <percent> ~2 (down|now|today|first)',
    '(pay|send|give|put) ~3 (little|something|some money|anything)',
    '(few|couple) ~2 dollar ~6 (help|do|make|show|go|matter|enough|welcome|appreciate)',
    '(payment|amount|sum) of any (size|amount)',
    '(whatever|what|anything) ~2 (spare|afford|manage)',
    '(payments|installments|deposit|installment) of ~2 <money>',
    'do not ~3 (pay|send) ~3 (everything|all|full|whole) ~2 (at once|now|today)',
    'no need ~3 pay ~3 (everything|all|full|whole|entire)',
  ],
  unless: [
    '(thank|receive|received|posted|credited) ~6 payment',
    '(not|never|no) ~4 accept ~4 (partial|part|installment|small)',
    'last payment',
    'first payment ~4 (miss|default|due)',
    '(minimum|monthly) ~2 payment ~4 (miss|fail|not make|not made|default|was)',
    '(miss|fail|stop) ~4 (payment|installment)',
    '(payment|installment) ~3 (miss|missed|fail|failed)',
    '(not|never|no) ~4 (ask|want|require|need|expect) ~4 payment',
  ],
}
