import type { Disclaimer } from './disclaimer.ts'

/** The reader decides, an error is put right, the law is told, there is one account only. */
export const paymentApplication: readonly Disclaimer[] = [
  {
    any: [
      '(please|kindly|simply|just|to|you) ~1 (choose|decide|pick|select|state|mark|indicate|set) ~6 (which|account|how|order)',
      '(account|one|debt|bill) (that|which)? you ~1 (mark|marked|name|named|choose|chose|chosen|write|wrote|indicate|select|selected|pick|picked)',
      '(follow|honor|respect|obey|use) ~2 your ~2 (instruction|instructions|wish|wishes|choice|direction|directions)',
      '(unless|if) you ~1 (decide|tell|say|ask|direct|instruct|let us know|write)',
      '(not ~1 (dispute|disputed|contested)|undisputed|uncontested)',
      'not ~1 in dispute',
      'how much ~3 for each',
      '(any|whatever|whichever) ~1 (way|manner|order) ~1 you',
      'let us know ~8 (which|how|where)',
      '(customer|consumer|debtor|borrower|payer|person ~2 (pays|pay|paying)|you) ~5 (=decide|=decides|=chooses|=picks) ~1 which',
      '(customer|consumer|debtor|borrower|payer) ~5 who ~1 (decide|choose|pick)',
    ],
    but: [
      '(=we|our|office|clerk|computer|system|it) ~2 (choose|chooses|decide|decides|pick|picks|select|see fit)',
      '(would be nice|cannot|can not|may not|must not|not get|not have|no right|not allow|not allowed|not permitted|not ~1 let|no use|pointless|useless|nonetheless|even|anyway|regardless|whether|but|instead|however|still|nevertheless|disregard|ignore)',
      '(dispute|disputed|contested) ~4 (first|too|included|as well|anyway|also)',
      '(until|before|both|=pick ~2 which ~1 gets|no difference|no matter|and not you|sole|solely|discretion|right ~1 to choose|right ~1 to decide|reserve|reserves)',
      '(oldest|largest|highest|smallest|newest|biggest) ~3 first',
    ],
  },
  {
    any: [
      'on this ~1 (account|loan|card|contract|debt)',
      'it =is ~1 one (account|contract|debt|loan)',
      '(oldest|earliest|oldest unpaid) ~1 (charge|charges|statement|statements|installment|installments|purchase|purchases|month|months|item|items|rent|fees)',
    ],
    but: ['(another|other|others|=accounts|disputed|dispute)'],
  },
  {
    any: [
      '(check|payment|slip|letter|order|you) ~1 =did ~1 not ~2 (say|name|show|tell|state|mark|write|carry)',
      'you ~1 (=asked|=wondered|ask|wonder) ~1 (us)? (whether|if)',
      'we ~1 not ~1 =do (that|so|this)',
      'we ~2 (not|never) ~1 (choose|decide|pick|select) ~3 (among|between|which|for you)',
      '(another|other|former|previous|earlier) ~1 (collector|agency|bank|lender|company|office|firm) ~2 (may have|might have|could have|=used|=put|=took|=applied|=posted|=did)',
      '(moved|transferred|shifted|reposted|switched) (it|this|that|payment|money) ~2 (to|back)',
      'have ~1 (corrected|fixed|put right|reversed|undone) ~1 (it|this|that|error|mistake|posting)',
      '(by|in) (mistake|error)',
      '(which|that) you ~1 (do|have)? ~1 not ~1 (dispute|disputed|contest|contested|question)',
      '(must|may|shall|will) not ~1 (used|applied|put|posted|credited|taken) ~3 (for|to|on|toward)',
      '(payment|payments|money) ~3 for your ~1 (daughter|son|wife|husband|mother|father|child)',
      '(decide|choose|pick) ~1 which ~1 payment ~1 (plan|plans|method|methods|option|options)',
      'apply ~3 (fee|charge) ~1 (to|on)',
      'as you ~1 (told|asked|directed|instructed|wished|arranged|agreed)',
      '(no|none) ~3 (payment|payments|money|part) ~6 (=applied|=credited|=put|=posted|=used)',
      'you ~1 (may|can|free to) ~1 pay (either|any|whichever|both|one)',
    ],
    but: ['(and not you|where we|=isnt|not yours|not owe|because)', 'we (decide|choose|pick|prefer|want|see fit)'],
  },
  {
    any: [
      '(at|on|by|per|upon) ~1 your ~2 (request|wish|instruction|instructions|direction|directions|order|discretion)',
    ],
    but: ['(regardless|irrespective|not|no|against|whatever|even|instead|despite)'],
  },
  {
    any: [
      '(text|reply|press|click|circle|call us|email us|you may|you can|you get to) ~12 (pick|choose|say|decide|select|tell) ~3 (which|where|how)',
      '(none|no part|nothing) of ~2 (your|the|this|it) ~3 (money|payment|check|<money>) ~3 (gone|went|goes|put|applied|posted|credited)',
      'if you ~2 not ~3 (tell|say|name|choose|indicate|specify|mark|write|ask|direct) ~3 (which|otherwise|differently)',
      '(your|written) ~2 (direction|directions|instruction|instructions|wish|wishes|choice|word) ~2 (govern|governs|control|controls|count|counts|decide|decides|rule)',
      '(moved|posted|transferred|credited|put) ~3 back',
      '(our|the) ~1 (mistake|error|fault)',
      'we ~1 apologize',
      'tell us ~6 which ~1 (debt|account|one)',
      '(judge|court|trustee) ~4 (order|orders|ordered|direct|directs|decide|decides|divides|distributes|settles)',
      'law ~1 (say|let|allow|give|forbid|require)',
      '(not one|no|none of) ~1 (cent|part|dollar|penny|money) ~12 (go|gone|applied|put|posted|credited) ~2 to',
      '(not|never) ~2 (shift|shifted|divert|diverted|carried over|spread|applied) ~3 to ~3 other',
      '(not|never) let ~1 (anyone|anybody)',
      '(write|put|print|note) ~2 (account number|the number|which) ~4 (memo|check|slip|order)',
      '(as|where|which|the one) you (ask|asked|wish|wished|want|wanted|direct|directed|told us|tell us|name|named|choose|chose)',
    ],
    but: [
      '((may|can|must|shall) not ~1 (choose|pick|decide|select|say)|bother|just the same|anyway|anyhow|we decide|we choose|our (discretion|choice|order|custom|practice|policy)|disputed|dispute ~6 (first|goes|go|applied)|not ~2 (as|the one|where) you|even if|whatever|regardless|no matter|although|though|instead|but|not yours|=isnt|not owe|disregarded|ignored|discarded|no effect|not (read|honored|followed|count))',
    ],
  },
  {
    any: [
      '(which|where|how|divide|divided|split|order|goes|share|shared|choice) ~14 (up|left|leave|leaves|belongs|falls) to =you',
      '(which|where|how|divide|divided|split|order|goes|share|shared) ~14 (rests|rest|lies|lie|remains|stays) with =you',
      '(which|where|how|divide|divided|split|order|choice) ~14 (=is|=are|=remains|=stays) ~1 (=yours|your choice|your decision|your call|your business)',
      '(choice|order|say) ~3 (=yours|your own)',
      'you (keep|have|hold|retain) ~2 (say|choice|decision|last word|final say)',
    ],
    but: ['(not|no|never|nor|nobody|hardly|but|unless|if) ~14'],
  },
  {
    any: [
      '(we|this|it) ~1 (have|has|=was)? ~1 (=done|=did) (so|this|that|it|as)',
      '(collector|collectors|agency|firm) ~1 (may|can|must|should) not',
      '(moved|transferred|put|posted|paid|credited) ~2 back',
      '(no longer (work|works)|=was wrong|forbidden now)',
    ],
    but: ['(until|unless|prefer|instead|once|anyway|all the same|we (do|will|shall|can) not)'],
  },
  {
    any: [
      '(law|act|statute|rule|regulation|congress|section) ~2 (say|says|provide|provides|require|requires|lets|gives|states) ~24 (may|can|must|not|no) ~4 (choose|pick|decide|put|applied|posted|used|follow)',
    ],
  },
  {
    any: [
      'not ~1 (cent|penny|dollar|dime|nickel) ~10 (go|goes|put|posted|credited|applied|laid|used|touch|land|lands|counted)',
      '(none|nothing) ~1 (of)? ~3 (you)? ~1 (send|pay|money|payment)? ~4 (go|goes|put|posted|credited|applied|laid|used) ~3 (account|one|bill|debt|it|that) ~3 you ~2 (dispute|contest|question|challenge|deny|say|claim|think)',
    ],
    but: [
      '(until|unless|before|other|oldest|first|meant|picked|pick|named|chose|choose|marked|mark|wanted|want|asked)',
    ],
  },
  {
    any: [
      '(there =is|there =are|we have|you have|we hold|=is|=are|=has|holds) ~2 (=one|single) (account|balance|debt|bill|contract|loan)',
      '(=only|=just|single|sole|same) ~1 (=one|single)? (account|balance|debt|bill|contract|loan)',
      '(no|not any|without) (other|second|another) (account|balance|debt|bill|contract|loan)',
    ],
    but: [
      '(several|two|three|both|oldest|first|second|disputed|dispute|contested|discretion|choice|other ~1 (account|debt|bill)|(=accounts|=debts|=bills|=balances|=loans)|credit toward|we (choose|pick|decide|prefer|want|select))',
    ],
  },
  {
    any: ['tell us ~3 (how|shares|share|split|parts)'],
    but: ['(not|never|no|useless|pointless) ~3 tell', '(but|however|although|anyway|even if)'],
  },
  { any: ['it =is ~1 (you|your) ~8 (who|that|to) ~1 (decide|choose|pick|say)'], but: ['it =is not'] },
  {
    any: ['(can not|not able to|could not|unable to|not) ~1 (tell|see|know|make out) ~1 (which|what)'],
    but: ['(bother|care|matter|=oldest|=choose|=decide|=we ~1 (apply|put|use))'],
  },
]
