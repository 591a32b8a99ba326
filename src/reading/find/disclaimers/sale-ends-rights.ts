import type { Disclaimer } from './disclaimer.ts'

const RIGHTS =
  '(right|rights|claim|claims|defense|defenses|protection|protections|dispute|disputes|warranty|warranties|complaint|complaints|objection|objections)'
const FORMER = '(former|previous|old|prior|first|original) ~1 (owner|creditor|holder|bank|lender|seller)'

/** The reader's rights stay; what ended is something else, or belonged to somebody else. */
export const saleEndsRights: readonly Disclaimer[] = [
  {
    any: [
      'you (keep|retain) ~3 (right|rights|claim|claims|defense|defenses|dispute|complaint|complaints)',
      '(nothing|none of|no part) ~10 (=is|=was|=are) ~1 (lost|gone|ended|affected|cut off)',
      'now you (can|may) ~1 (dispute|raise|complain|object|tell)',
      'still ~1 (good|valid|stands|stand|yours|alive|open)',
      '(purchase protection|price protection|travel insurance|rental insurance|extended warranty|rewards) ~3 (=ended|=ends|=stopped)',
    ],
    but: [
      '(not|no longer|never|until|unless|only|cannot) ~6 (right|rights|claim|claims|defense|defenses|dispute|good|valid)',
    ],
  },
  {
    any: [
      '=you ~1 (=sold|=traded|gave away) ~4',
      '(not|never) ~1 (cost|lose|take|took|change|affect) ~1 you ~3 (defense|defenses|right|rights|claim|claims)',
      '(give|gives|gave|convey|conveys|pass|passes|has|have) ~8 (and|but) no more',
      '(bank|lender|creditor|seller|owner) ~2 (gave up|surrendered|waived|parted with|=lost) ~2 (its|their|his|all its|all their)',
      'right to (receive|collect) ~2 (payment|payments|money)',
      '(warranty|guarantee|window|period|coverage|policy|trial|service contract) ~6 (=ended|=expired|=closed|=lapsed|=ran) ~4 (before|<date>|long|last year|years ago)',
      '(wipe|wipes|erase|erases|take|takes|cancel|cancels|end|ends|change|changes|cut|cuts|kill|kills|lose|loses|cost|costs|strip|strips|alter|alters) ~2 nothing',
    ],
    but: ['(you|your) ~4 (right|claim|claims|defense|rights|defenses) ~4 (gone|lost|over|end|ended)'],
  },
  {
    any: [
      'not ~1 (mean|imply|follow) ~8 (not|no|lost|gone)',
      'not ~1 (barred|prevented|precluded|stopped|kept|prohibited) from',
      '(lose|loses|lost|forfeit|forfeited|give up|gave up) no ~2 (right|rights|claim|claims|defense|defenses)',
      'you (may|can|could) (still|also)? (set off|dispute|raise|complain|object|claim|assert|use|say|tell)',
      '(has|have|holds|retains|keeps) no ~1 (right|rights|interest|claim) ~2 in (it|account|debt|loan)',
      '(right|rights|defense|defenses|claim|claims) ~8 (=came along|=come along|=followed|=follow|=survive|=survives|=travel|=travels|=remain|=remains|=stand|=stands)',
      'and not (yours|with you)',
      '(no|without) ~1 (effect|difference|influence|bearing|consequence) ~1 (on|to|for|upon) ~3 (right|rights|claim|claims|defense|defenses)',
      '(right|rights|defense|defenses|claim|claims|promises) ~1 (stay|stays|go|goes|come|came|travel|travels|pass|passes) ~1 (with|along) ~1 (with|debt|account|loan|it)',
      '(bought|took|take|buy|purchased) ~4 and with it ~8',
      '(some|many|other) ~1 (buyers|collectors|companies|letters|owners) ~3 (say|claim|tell|pretend)',
    ],
    but: [
      '(no longer|only|before (we|the|it|this|sale|transfer)|until|used to|(not|no|=dont) ~3 (travel|come|follow|survive|stand)|=had ~3 (=kept|=owned|=held|account)|=were|behind|(=remain|=remains|=stay|=stays|=stand|=lie|=lies) ~2 with ~2 (store|seller|dealer|bank|lender)|nothing|never)',
    ],
  },
  {
    any: [
      `${RIGHTS} ~6 (unchanged|intact|untouched|unaffected|remain in force|=apply|=applies|same)`,
      `(leave|leaves|left|keep|keeps) ~4 ${RIGHTS} ~3 (unchanged|intact|untouched|alone|as they|where they)`,
      'still ~2 (have|has|apply|applies|hold|keep) ~8',
    ],
    but: [
      '(not|no|no longer|never|nor|nobody|neither|only|until|unless|stop|stops|stopped|used to|none|loss|while|act now|pay now|free and clear|without them) ~8',
    ],
  },
  {
    any: [
      `(not|never|no|nor|neither) ~3 (affect|change|end|reduce|limit|cancel|remove|impair|touch|take away|do away) ~6 ${RIGHTS}`,
      `subject to ~2 (all|every|any|each|your|the) ~3 ${RIGHTS}`,
      `with ~1 (all|every|any|each) ~4 ${RIGHTS} ~3 attached`,
    ],
    but: ['(but|however|except|unless|until|though|although|=had|sold free|free of)'],
  },
  {
    any: [
      '(autopay|automatic payments|online access|login|payment protection|credit line|line of credit|card|membership|paper statements|rate|discount) ~6 (=end|=ended|=stop|=stopped|cancelled|cancel|closed|=expired)',
      `${FORMER} ~3 (=lost|gave up|no right|no longer|can no longer|has no)`,
      'right to cancel ~8 (=ended|=expired|=ran|=passed)',
      '(separate|apart|distinct|different) from ~1 (this|the) ~1 (account|debt|bill|sale)',
      'no longer ~2 (have to|need to|need|owe|owes|pay|send|deal|write|have an account|have any account|service|services|customer)',
      'can no longer ~1 (change|take|accept|answer|correct|help|collect|bill|charge)',
    ],
    but: [
      `(you|your) ~6 ${RIGHTS} ~6 (gone|lost|over|=end|=ended|void|no longer|dead|extinguished)`,
      `${RIGHTS} ~10 (gone|lost|void|extinguished|moot|dead|worthless|wiped out)`,
      '(listen|hear|honor|respect|consider)',
      `no longer ~2 ${RIGHTS}`,
      'you ~2 =had ~4',
    ],
  },
  {
    any: [
      '(no more|no greater|no better|no other) ~1 (right|rights) ~2 than ~6 =had',
      '(right|rights) ~6 (no more|no greater|no better) than ~6 =had',
    ],
  },
]
