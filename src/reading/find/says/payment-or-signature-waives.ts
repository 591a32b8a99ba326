import { statement } from '#reading/find/statement.ts'

const ACT =
  '(pay|paying|payment|payments|sign|signing|signature|check|checking|accept|accepting|acceptance|use|cash|cashing|reply|replying|undersigned|i|coupon|enroll|enrolling|submit|submitting|agree|box|start|starting|begin|returning|initial|initials|click|clicking|tender)'
const GIVES_UP = '(waive|waiver|give up|forfeit|release|releases|relinquish|surrender|abandon|renounce|forgo|lose)'
const RIGHT =
  '(right|rights|claim|claims|defense|defenses|statute of limitations|limitations|limitation|dispute|contest|sue|fdcpa|fair debt|liability|objection|objections|protection|protections|cause of action|notice|counterclaim|counterclaims|jury|exemption|exemptions)'
const OWED = '(debt|balance|owe|owed|owing|amount|liability|liable|valid|obligation|correct|account|entire|full)'

export const paymentOrSignatureWaives = statement('payment-or-signature-waives', {
  any: [
    `${ACT} ~12 ${GIVES_UP} ~8 ${RIGHT}`,
    `(i|undersigned|you) ~4 ${GIVES_UP} ~8 ${RIGHT}`,
    `(hereby|herewith|thereby|automatically) ~4 ${GIVES_UP}`,
    `${ACT} ~10 (admit|admission|acknowledge|acknowledgement|acknowledgment|confirm|concede|reaffirm|stipulate|ratify|prove) ~10 ${OWED}`,
    `(i|undersigned) ~3 (admit|acknowledge|confirm|concede|reaffirm|agree|promise|stipulate|affirm) ~8 ${OWED}`,
    `${ACT} ~6 (agree|mean|means) ~4 (you|that)? ~3 (owe|agree|admit|accept|will not|cannot|can not|not) ~4 (dispute|contest|debt|owe|this|it)`,
    '(confess|confession|consent|consents|stipulate|stipulation) ~4 (judgment)',
    '(consent|agree) ~3 entry ~3 judgment',
    `agree ~2 (not|never) ~2 (dispute|contest|sue|complain|challenge|raise|file)`,
    '(no|without) (defense|defenses)',
    `(release|releases|discharge|hold) ~4 (us|we|our client|creditor|agency|collector) ~6 (from|harmless) ~6 (liability|claim|claims|any and all)`,
    '(limitations|limitation) ~3 (period|time|clock)? ~3 (start|starts|begin|begins|restart|restarts|run|runs|revive|revived|renew|renewed|reset) ~3 (anew|again|over|fresh|from)',
    `(admission|acknowledgement|acknowledgment) ~3 (of|that) ~4 ${OWED}`,
    `first payment ~4 (acknowledgement|admission|proof|confirmation)`,
    `(agree|agreeing) ~3 you ~2 owe`,
  ],
  framings: ['right', 'form'],
  unless: [
    '(not|never) ~6 (waive|give up|admit|mean|affect|admission|acknowledge|release)',
    '(we|creditor|hospital|client|bank) ~5 (waive|waived) ~4 (fee|fees|interest|late|charge|charges|balance|part)',
    '(waive|waived) ~3 (fee|fees|interest|late fee|late fees|charges|deductible|copay)',
    'release ~3 (lien|title|records|medical|information)',
    '(acknowledge|confirm) ~2 (receipt)',
    '(in many circumstances|may restart|can restart|can renew)',
    '(authorize|authorise) ~3 (us|we|debit|payment)',
    'order ~6 release',
    '(account|matter) ~3 (settled|closed) ~3 full',
    '(will|be) ~2 (considered|consider) ~2 (settled|paid)',
    'lose ~2 (time|your discount|discount)',
    'accept <money>',
    'confirm ~3 (address|identity|employment|phone|name|amount)',
    '(you may|can) ~3 dispute',
    '(silence|do not|if you) ~10 (assume|valid)',
  ],
})
