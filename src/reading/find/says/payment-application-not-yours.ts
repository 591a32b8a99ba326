import { statement } from '#reading/find/statement.ts'

const ACCOUNTS = '(account|debt|bill|loan|whichever|any|other|another|oldest|several|which|where|balance|invoice|one)'
const APPLY =
  '(apply|allocate|credit|post|put|go|distribute|direct|spread|use|assign|divide|application|allocation|land|place|split|steer|send|count)'
const MONEY =
  '(payment|money|fund|remittance|whatever you send|check|what you send|cash|amount|any sum|dollar|$|proceeds|receipts|it|installment)'
const OUR_CHOICE =
  '(our ~2 discretion|we ~2 (choose|see fit|decide|pick|want|determine|prefer|like|select)|it ~1 see fit|regardless|irrespective|your ~2 (request|instructions|directions|wishes|preference)|(account|debt|bill|loan|one) ~4 dispute|dispute ~2 (account|debt|bill|loan|one)|oldest account|oldest debt|oldest bill|our choice|our choosing|as ~2 (system|computer|office|staff) ~2 (determine|decide|choose)|system ~2 (determine|decide))'

export const paymentApplicationNotYours = statement('payment-application-not-yours', {
  any: [
    '(write|mark|put|note) ~6 (number|memo|note|check) ~6 not ~2 (change|affect|control|decide|matter)',
    '(post|apply|credit|put|assign) ~4 payment ~3 (to|on|against|toward) any of your ~1 (balance|account|debt|loan|bill)',
    'include ~3 (one|account|debt|bill|loan) ~1 you ~3 (say|claim|think|insist|dispute|deny|question) ~6 (not|belong|yours|wrong)',
    'no (difference|matter) ~2 (which|what|where) ~1 (account|debt|bill|loan) ~6 (write|mark|name|choose|pay|check)',
    '(put|apply|send|use) ~2 (your|ur)? ~1 (money|payment|check) (wherever|where) ~3 (it|we|us)',
    '(account|debt|bill|loan) ~2 you (challenge|dispute|contest|question|deny) ~4 (paid|pay|credit|covered) ~6 (send|payment|money)',
    `${MONEY} ~8 ${APPLY} ~10 ${OUR_CHOICE}`,
    `${APPLY} ~8 ${MONEY} ~10 ${OUR_CHOICE}`,
    `(we|our ~1 (computer|system|office|staff|policy)) ~2 (decide|choose|determine|pick|select|put|allocate|divide|distribute|control) ~5 (which|where|what|how|whatever|payment|money|fund) ~10 (money|payment|$|fund|account|loan|debt|go|fit|choose|among|between)`,
    '(whatever|whichever|no matter what) you (write|put|mark|say|note) ~6 (check|memo|slip|payment|envelope) ~8 (credit|apply|put|post|go)',
    '(name|mark|choose|pick|earmark) ~2 (account|debt|bill|loan) ~8 (no effect|do nothing|no difference)',
    '(money|payment|check|fund) ~6 (among|between|across) ~4 (debt|account|bill|loan) ~5 (for us to|up to us|we decide|ours to)',
    'no (say|voice|vote|choice) ~3 (which|where|how) ~6 (account|debt|bill|payment|money|loan)',
    '(computer|system) ~2 (allocate|apply|divide|distribute|assign) ~6 (payment|money|fund)',
    'not ~3 (accept|follow|honor|take|observe|recognize|consider|permit|allow) ~6 (instruction|direction|request|designation|preference|notes) ~8 (apply|payment|account|allocate|which)',
    '(notes|instruction|direction|designation|memo|marking|request) ~10 (ignore|disregard|not honor|not follow|no effect|without effect|not binding)',
    '(order|manner|way) ~2 we ~2 (choose|determine|decide|select|see fit|prefer)',
    '(without|no) regard ~3 (direction|instruction|request|wishes|designation|what)',
    '(regardless|irrespective|no matter) ~2 (what|which|how) you (write|say|mark|ask|want|put|request|intend|designate)',
    'not ~4 (choose|pick|decide|select|tell|direct|specify|designate|earmark|control|say) ~4 (which|how|where) ~8 (account|pay|apply|debt|loan|money|payment)',
    'even (if|though|when) ~8 (mark|designate|earmark|ask|specify|request|tell|write|dispute|say) ~12 (another|other|any|we|toward|on it|go|apply|put)',
    '(account|loan|debt|bill|balance) we (choose|pick|prefer|decide|select|want)',
    '(whichever|whatever) ~2 (account|loan|debt|bill) ~1 we ~1 (choose|pick|want|like|prefer|decide|see fit|determine|select)',
    `(first|also|still|then|be) ~2 ${APPLY} ~4 ${ACCOUNTS} ~3 (dispute|contest|in dispute)`,
    '(put|apply|use|credit|keep) ~6 (payment|money|$|<money>) ~6 (toward|on|to|against) ~6 (dispute|disputed|contested)',
    '(apply|put|credit|use) ~10 (although|even though|though|despite|regardless) ~3 you ~2 (ask|tell|request|direct|say|instruct|write)',
    '(put|apply|use|credit|go|went) ~4 (toward|on|to|against) ~6 (account|debt|loan|bill) ~3 you ~3 (say|claim|told us|think|insist) ~4 (not|belong)',
    '(how|where) ~3 (payment|money|fund|check) ~4 (divide|split|apply|go|allocate|distribute|put) ~8 (up to us|our decision|our choice|our call|our business)',
    '(instruction|direction|request|wishes|preference) ~8 (mean nothing|means nothing|not matter|not count|ignore|irrelevant|worthless)',
    'dispute ~8 (put|apply|credit|use) ~4 (payment|money|<money>) ~4 (it|that|toward)',
    '(any|one|all) of your ~3 (account|debt|loan) ~3 at our ~2 discretion',
    '(at|in) our ~2 (discretion|option|choice|election) ~8 (account|debt|loan)',
    '(policy|practice|right|reserve) ~8 (apply|allocate|credit|put) ~4 (money|payment|fund) ~8 (we|our|any) ~2 (choose|see fit|discretion|account|prefer|decide)',
  ],
  framings: ['right', 'reported'],
  unless: [
    'you may (tell|choose|direct|instruct|ask)',
    'you (may|can|should|will|must) (decide|choose|name|tell) ~4 which',
    'you (decide|choose) which',
    'tell us which',
    'not (apply|put|use|credit) ~3 payment ~4 dispute',
    'interest first',
    '(to|toward) interest',
    '(choose|pick) ~2 (which|an|your) ~2 (option|plan|budget)',
    '(choose|pick) (weekly|monthly|an)',
    'account you name',
    'write ~4 account number',
    'not ~1 dispute',
    'check all',
    'as you (direct|ask|instruct|request|tell)',
  ],
})
