import { statement } from '#reading/find/statement.ts'

const ACT =
  '(pay|payment|sign|signature|check|accept|acceptance|use|cash|reply|undersigned|=i|coupon|enroll|submit|agree|box|start|begin|return|initial|click|tender|send|money|enclose|deposit|endorse|call|text)'
const GIVES_UP =
  '(waive|waiver|give up|forfeit|release|relinquish|surrender|abandon|renounce|forgo|lose|give away|sign away)'
const RIGHT =
  '(right|challenge|claim|defense|statute of limitations|limitations|limitation|dispute|contest|sue|fdcpa|fair debt|liability|objection|protection|cause of action|notice|counterclaim|jury|exemption)'
const OWED = '(debt|balance|owe|amount|liability|liable|valid|obligation|correct|account|entire|full)'

export const paymentOrSignatureWaives = statement('payment-or-signature-waives', {
  any: [
    '(=i|undersigned) ~2 accept ~4 (balance|debt|amount|sum) ~3 (true|correct|valid|mine)',
    `${ACT} ~8 (drop|dropped) ~3 (claim|claims|complaint|dispute|right)`,
    `${ACT} ~8 (handshake|word|deal) ~3 on ~2 ${OWED}`,
    '(amount|figure|balance|debt|sum) ~3 (agree|settle|fixed|accept) ~6 (nothing|no longer|not) ~6 (argue|question|dispute|contest|discuss|challenge)',
    '(by|when|once) ~2 (mail|return|send|sign|pay|cash|deposit|use) ~6 you (accept|agree|confirm|concede) ~6 (yours|correct|right|valid|owe)',
    '(once|after|when|by) ~4 (pay|payment|sign|accept|cash|deposit) ~8 (no longer|not|never|nothing) ~4 (question|dispute|contest|challenge|argue|object)',
    '(=i|undersigned) ~2 (swear|affirm|certify|declare|attest) ~6 (owe|debt|valid|liable)',
    `${ACT} ~12 ${GIVES_UP} ~8 ${RIGHT}`,
    `(=i|undersigned|you) ~4 ${GIVES_UP} ~8 ${RIGHT}`,
    `(hereby|herewith|thereby|automatically) ~4 ${GIVES_UP}`,
    `${ACT} ~10 (admit|admission|acknowledge|acknowledgement|acknowledgment|confirm|concede|reaffirm|stipulate|ratify|prove) ~10 ${OWED}`,
    `(=i|undersigned) ~3 (admit|acknowledge|confirm|concede|reaffirm|agree|promise|stipulate|affirm) ~8 ${OWED}`,
    `${ACT} ~6 (agree|mean) ~6 (owe|agree|admit|accept|not) ~5 (dispute|contest|debt|owe|this|it|balance)`,
    '(confess|confession|consent|stipulate|stipulation) ~4 judgment',
    '(consent|agree) ~3 entry ~3 judgment',
    'agree ~8 (not|never) ~3 (bring|make|raise|file|pursue|assert) ~3 (claim|complaint|suit|lawsuit|action|dispute)',
    'agree ~2 (not|never) ~3 (dispute|contest|sue|complain|challenge|raise|file)',
    '(=i|you|undersigned) ~6 no defense',
    '(release|discharge|hold) ~6 (us|our client|creditor|agency|collector|this company|company|this office) ~6 (from|harmless) ~6 (liability|claim|any and all)',
    '(restart|revive|renew|reset|extend) ~5 (statute of limitations|limitations|limitation|time limit|limitation period) ~10 (agree|consent|accept|hereby|acknowledge)',
    '(limitations|limitation) ~3 (start|begin|restart|run|revive|renew|reset) ~3 (anew|again|over|fresh|from)',
    `(admission|acknowledgement|acknowledgment) ~3 (of|that) ~4 ${OWED}`,
    'first payment ~4 (acknowledgement|admission|proof|confirmation)',
    'agree ~3 you ~2 owe',
    '(sign|execute|return|complete) ~6 (promissory note|confession|stipulation|reaffirmation|acknowledgment of debt|acknowledgement of debt|admission)',
    `(=i|undersigned|debtor|customer|consumer|you) ~2 (recognize|recognise|agree|accept|understand|certify) ~8 (responsible|liable|owe|owed|valid|legally bound) ~6 ${OWED}?`,
    'judgment ~3 (may|can|be) ~3 enter ~3 against (me|you|undersigned)',
    '(sign|signature|agreement|form|payment|paying) ~8 (extend|renew|revive|restart|reset|toll) ~6 (statute|limitations|limitation|time|period|debt)',
    '(no|not ~2 any) (defense|defenses|defences|objection|objections) ~3 (exist|remain|apply|raise|available)',
  ],
  framings: ['right', 'form'],
  unless: [
    '(if|unless) ~6 dispute',
    '(when|if) you dispute',
    'already paid',
    '(not|never|nothing) ~6 (waive|give up|admit|mean|affect|admission|acknowledge|release|take away)',
    '(we|creditor|hospital|client|bank) ~5 waive ~4 (fee|interest|late|charge|balance|part|<money>)',
    'waive ~3 (fee|interest|late fee|charge|deductible|copay)',
    'release ~3 (lien|title|records|medical|information)',
    '(acknowledge|confirm) ~2 receipt',
    '(in many circumstances|may restart|can restart|can renew)',
    '(may|can|could|might) ~2 (extend|renew|revive|restart|reset)',
    '(authorize|authorise) ~3 (us|debit|payment)',
    'order ~6 release',
    '(account|matter) ~3 (settle|close) ~3 full',
    '(will|be) ~2 consider ~2 (settle|paid)',
    'lose ~2 (time|your discount|discount)',
    'accept <money>',
    'confirm ~3 (address|identity|employment|phone|name|amount)',
    '(you may|can) ~3 dispute',
    '(silence|not|if you) ~10 (assume|valid)',
    'right ~3 (end|expire) ~3 <date>',
    'silence',
  ],
})
