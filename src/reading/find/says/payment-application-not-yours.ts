import { statement } from '#reading/find/statement.ts'

const ACCOUNTS =
  '(accounts|debts|loans|bills|whichever|any|other|another|oldest|several|which|where|account|debt|loan|bill|balances|invoice|invoices)'
const APPLY =
  '(apply|applied|allocate|allocated|credit|credited|post|posted|put|go|goes|distribute|distributed|direct|spread|use|assign|assigned|divide|application|allocation|land|lands|placed|split)'
const MONEY =
  '(payment|payments|money|funds|remittance|whatever you send|check|checks|what you send|cash|amount|any sum|dollars|$|proceeds|receipts|it)'

export const paymentApplicationNotYours = statement('payment-application-not-yours', {
  any: [
    `${MONEY} ~8 ${APPLY} ~10 (our ~2 discretion|we ~2 (choose|see fit|decide|pick|want|determine|prefer|like)|regardless|irrespective|(your|ur) ~2 (request|instructions|directions|wishes)|disputed|dispute)`,
    `${APPLY} ~8 ${MONEY} ~10 (our ~2 discretion|we ~2 (choose|see fit|decide|pick|want|determine|prefer|like)|regardless|irrespective|(your|ur) ~2 (request|instructions|directions|wishes)|disputed|dispute)`,
    `we ~2 (decide|choose|determine|pick|select|put) ~4 (which|where|what|how|whatever) ~8 (money|payment|payments|$|funds|account|loan|debt|goes)`,
    `not ~3 (accept|follow|honor|take|observe|recognize|consider|permit|allow) ~6 (instruction|instructions|direction|directions|request|requests|designation|designations|preference|notes) ~8 (apply|applied|payment|payments|account|accounts|allocate|allocated|which)`,
    `(notes|instructions|directions|designations|memo|markings|requests) ~10 (ignored|disregarded|not honored|not followed|no effect|without effect|not binding)`,
    `(order|manner|way) ~2 we ~2 (choose|determine|decide|select|see fit|prefer)`,
    `(without|no) regard ~3 (direction|instruction|request|wishes|designation)`,
    `not ~2 (choose|pick|decide|select|tell|direct|specify) ~4 (which|how|where) ~8 (account|accounts|paid|payment|apply|applied|debt|debts|loan|money)`,
    `even if ~6 (mark|designate|earmark|ask|specify|request|tell|write) ~12 (another|other|any|we)`,
    `(account|loan|debt|bill|balance) we (choose|pick|prefer|decide|select|want)`,
    `(whichever|whatever) ~2 (account|acct|loan|debt|bill) ~1 we ~1 (choose|pick|want|like|prefer|decide|see fit|determine)`,
    `(first|also|still|then|be) ~2 ${APPLY} ~4 ${ACCOUNTS} ~3 (dispute|disputed|contested|in dispute)`,
    '(any|one|all) of your ~3 (accounts|debts|loans) ~3 at our ~2 discretion',
    '(at|in) our ~2 (discretion|option|choice|election) ~8 (account|accounts|debts|loans)',
    '(policy|practice|right|reserve) ~8 (apply|allocate|credit|put) ~4 (money|payment|payments|funds) ~8 (we|our|any) ~2 (choose|see fit|discretion|accounts|account|prefer|decide)',
  ],
  unless: [
    'you may (tell|choose|direct|instruct|ask)',
    '(you|which) ~1 (decide|choose|name|tell)  ~4 which ~8 (account|debt) ~6 (go|goes|apply|applied|paying|option)',
    'not (apply|applied|put|use|credit) ~3 payment ~4 (dispute|disputed)',
    'interest first',
    '(to|toward) interest',
    '(choose|pick) ~2 (which|an|your) ~2 (option|plan|budget)',
    'account you name',
    'write ~4 account number',
  ],
})
