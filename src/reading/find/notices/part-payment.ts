import type { PresenceTest } from './presence-tests.ts'

const PART =
  '(small|little|token|partial|part|modest|minimal|nominal|good-faith|good faith|first|initial|down|starting|starter|affordable|low|easy|tiny|symbolic|starter|opening|beginning|kickoff|introductory|goodwill|courtesy|earnest|reduced|weekly|monthly|minimum|regular)'
const SUM =
  '(payment|amount|sum|deposit|installment|instalment|contribution|remittance|quota|check|gift|money order|pay)'

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
    '(first|initial|opening|starter) ~1 <money>',
    '(not|need not|no need) ~8 (all at once|in one go|all in one|one lump|lump sum|every cent|whole thing)',
    '(send|mail|pay|give|bring|drop|put in) ~3 (whatever|what|anything) ~4 (pocket|purse|wallet|coins|change|laying around|lying around|left over)',
    '(mail|send|pay|put|give|do|chip in|toss in|drop) ~3 (dollar|buck|bucks|five|ten|twenty|fifty|few dollars|bit|little bit)',
    '(dollar|buck|five|ten|twenty) ~1 (bill|note|spot)',
    '(even|just|only|mere) ~2 (dollar|buck|bucks|penny|few dollars|few cents|five|ten|twenty)',
    '(tell|tells|show|shows|prove|proves|convince|convinces) ~1 us ~3 you ~2 (mean well|mean|serious|willing|intend|care|trying|good for it)',
    '<money> ~4 (2nite|tonite|tonight|2day|2morrow|get started|getting started|to start|2 start|get going)',
    '(=rest|remainder|balance) ~2 (can|may|could|will) (wait|follow|come later|keep)',
    '(plan|arrangement|schedule) ~2 (begin|start|open|take effect)',
    '(take|pay|clear|chip away|work off|whittle) ~4 (a little at a time|bit by bit|little by little|piece by piece|in small bites|at your own pace)',
    '(down payment|downpayment|partial pmt|part pmt|small pmt|good faith pmt)',
    'no need ~3 pay ~3 (everything|all|full|whole|entire)',
  ],
  unless: [
    '(thank|receive|received|posted|credited) ~6 payment',
    '(not|never|no) ~4 accept ~4 (partial|part|installment|small)',
    'last payment',
    '(need not|not need to|not have to|no need to|not required to) ~5 (pay|send|sign) ~1 (anything|a thing|any money)',
    'first payment ~4 (miss|default|due)',
    '(minimum|monthly) ~2 payment ~4 (miss|fail|not make|not made|default|was)',
    '(miss|fail|stop) ~4 (payment|installment)',
    '(payment|installment) ~3 (miss|missed|fail|failed)',
    '(not|never|no) ~4 (ask|want|require|need|expect) ~4 payment',
  ],
}

const WRITES =
  '(sign|signature|signed|initial|initials|return|mail back|send back|reply|respond|write|write back|email|e-mail|text|txt|answer|check|mark|tick|fill out|fill in|complete|execute|execution|voice|record|recorded|on file|on record)'
const ADMITS =
  '(acknowledge|acknowledgment|acknowledgement|confirm|confirmation|admit|admission|recognize|recognise|recognition|concede|affirm|reaffirm|ratify|promise|undertake|undertaking|pledge|vow|commit|commitment|own up|stipulate|stipulation)'
const OWED =
  '(debt|balance|amount|account|sum|obligation|bill|owe|owed|yours|mine|liability|liable|residue|remainder|=rest|pay|repay)'

/** A signature, a form or a line in one's own words that would own to the debt or promise to pay it. */
export const ACKNOWLEDGMENT: PresenceTest = {
  notice: 'acknowledgment-invited',
  any: [
    `${WRITES} ~12 ${ADMITS} ~10 ${OWED}`,
    `${ADMITS} ~3 (debt|balance|amount|account|sum|obligation) ~8 (sign|signature|signed|initial|return|writing|reply|e-mail|email)`,
    `(your|signed|written|recorded|short|simple) ~2 (promise|undertaking|pledge|commitment|word|acknowledgment|acknowledgement) ~6 ${OWED}`,
    `(=i|undersigned) ~6 (owe|acknowledge|recognize|recognise|admit|confirm|promise|undertake|pledge|intend) ~10 ${OWED}`,
    `yes ~3 (=i|debt|account|balance|mine|owe)`,
    `${WRITES} ~10 (say|saying|state|stating|tell|telling|words|line|note|sentence) ~12 (yours|mine|owe|balance ~2 (right|correct|good|accurate)|debt ~2 (right|correct|good|real|valid)|when you can|intend to pay|will pay|mean to pay)`,
    '(debt|account|balance|bill|amount|this) ~2 =mine',
    '(own|owns|admit|admits) ~2 (up to)? ~2 (debt|balance|account|bill) ~4 (sign|writing|reply|note)?',
  ],
  unless: [
    '(not|never|no) ~3 (mine|my debt|recognize|recognise|owe|admit|acknowledge|promise|admission|acknowledgment|acknowledgement|sign)',
    '(if|when|unless) ~2 you ~2 (dispute|disagree|contest)',
    '(confirm|verify) ~4 (address|identity|name|employment|phone|number|email|receipt|receive|received)',
    '(revive|restart|renew|reset)',
    '(not|need not|no need|never) ~4 (sign|promise|write|send)',
    '(you|already) ~2 (promised|signed|agreed|confirmed|acknowledged)',
    '(acknowledge|confirm) ~3 (receipt|receive|your letter|your payment)',
    '(we|office|us) ~3 (acknowledge|confirm|promise|commit)',
    '(payment|pay) ~2 (confirmation|confirm)',
    '(amount|balance|debt|part|account|this) ~4 (wrong|incorrect|not right|error)',
  ],
}
