import type { Disclaimer } from './disclaimer.ts'

const EXECUTOR = '(executor|executrix|administrator|personal representative)'
const OWING = '(owe|liable|responsible|=obligated|inherit|=debtor|answerable)'

const CO_SIGNER =
  '(co-applicant|co-signer|cosigner|co-owner|co-borrower|co-maker|joint applicant|joint holder|guarantor)'
const SIGNED = [
  '(your own|your|bears ~2 your) ~1 signature',
  'you ~3 (=signed|co-signed|cosigned|guaranteed)',
  'you ~10 (who|that) =signed',
  `you ~6 as ~1 ${CO_SIGNER}`,
  `you (=are|=were) (a|the|his|her|their) ${CO_SIGNER}`,
  'you ~2 (=made|=gave) ~2 (written|signed) ~1 (promise|guarantee|agreement)',
  '(your|both) ~1 (name|names) ~2 =on ~4 (account|loan|contract|card|note|lease)',
]
const NOT_SIGNED =
  '(not|never|although|though|even|only|authorized user|guest book|death certificate|funeral|burial|casket|viewing|visitor|bedside|receipt)'

/** Owed by the reader, paid from the estate, denied, or told of others. */
export const pressesFamilyOfDeceased: readonly Disclaimer[] = [
  { any: SIGNED, but: [NOT_SIGNED] },
  {
    any: ['(therefore|so|thus|hence|owe|responsible|liable|comes to you|=yours)'],
    behind: SIGNED,
    but: [NOT_SIGNED, '(family|children|heirs|inherit)'],
  },
  {
    any: [
      'you ~4 named as ~2 (person|one|relative|contact) ~1 (who|that)? ~3 (settles|settle|handles|handle|manages|manage|takes care|represents)',
      '(with|from) ~2 (his|her|their|estate) ~2 (money|funds|account|assets) ~2 (never|not)',
      '(if|when) you ~3 (unsure|not sure|not certain|uncertain|in doubt) ~1 (whether|if)',
      '(collector|collectors|anyone|anybody|someone|caller|whoever) ~2 (say|says|tell|tells|claim|claims) ~12 (wrong|mistaken|lie|lies|lying|false|untrue|breaks the law|against the law)',
      'if you ~2 not ~2 (mean|intend|want|wish) ~1 to ~2 (pay|use)',
      '(we|will) ~2 (return|refund|send back|send it back|send your money back)',
      '(payment|payments|check|checks) ~3 from your ~2 (account|card|bank) ~2 (was|were|has been) ~1 (received|returned|refused)',
    ],
  },
  // the law of some states makes husbands and wives pay: 15 USC 1692e does not forbid to say so
  {
    any: ['(community property|marital property|necessaries|doctrine of necessities)'],
    but: ['(not|no|never|without|even|neither) ~4 (community|marital|necessaries)'],
  },
  // the rows and rights of any notice: "As of June 1 you owed", "the debt that you owe to Valley Bank", "if you write by"
  {
    any: [
      '(amount|sum|balance|debt|account|what|all) ~1 (that|which)? you ~1 (owe|=owed)',
      'as of ~8 you ~1 (owe|=owed)',
      'on <date> ~1 you ~1 (owe|=owed)',
      'you ~1 owe ~1 (this|the)? debt to',
      '(dispute|verification|original creditor|written request|in writing)',
    ],
    but: [
      '(@kin|as ~2 (executor|heir|heirs|next of kin)|heir|heirs|inherit|inherited|family|because|since|he|she|his|her|personally|yourself)',
    ],
  },
  {
    any: [
      'you ~1 =took over ~8 in writing',
      '(debt|debts|bill|balance) ~1 (ends|end|ended|die|dies|died) with ~1 (estate|him|her|them)',
      'inherited nothing',
      'you =signed ~8 ((admission|enrollment|application|loan|credit|responsibility) ~1 (form|agreement|contract|papers)|guarantee|responsible party)',
      'only ~2 and not ~3 (family|relatives|children|heirs|you)',
      '(family|children|child|relatives|relative|heirs|widow|widower|spouse) ~2 (owe|owes|=owed) nothing',
      '(debt|debts|bill|bills|balance) ~3 not ~1 (pass|passed|go|fall|come|descend|transfer) ~2 (to|on|onto)',
      // the living: a child in care, a ward
      '(your ~1 minor|minor (child|son|daughter)|guardian|brought ~3 child|for (his|her) care|enrolled|enrollment)',
      'mortgage on ~2 (it|house|home) ~8 (whoever|if you|keep|keeps)',
      'by mistake ~4 (you =had|you =have|dead|died|deceased)',
    ],
  },
  { any: ['(charges|purchases) ~3 (with|on) your own (card|account)', '=you (=borrowed|=signed) ~1 it'] },
  {
    any: [
      `(turn|turns|look|looks|come|write|speak|go) to ~4 ${EXECUTOR}`,
      `because =you =are ~3 ${EXECUTOR}`,
      `${EXECUTOR} ~2 (pay|pays|settle|settles|paid) ~8 (before|from|out of|with ~2 estate|heirs)`,
      'estate ~2 (responsible|liable|owe|owes|pay|pays|answer|answers|answerable|obligated)',
      `(as|expect|ask|want|write to|because =you =are) ~3 ${EXECUTOR} ~10 (from|out of|to pay|in no other|with ~3 estate)`,
      'claim ~8 (estate|executor|probate)',
      '(from|out of|by) ~1 (his|her|their|the) estate',
    ],
    but: [
      '(own|personally|yourself|pocket|can not|not enough|not have enough|lacks|empty|no (assets|money)|if ~3 estate|when ~3 estate|family|morally|honor|protect ~1 estate)',
    ],
  },
  {
    any: [
      '(some|many|other|certain) ~1 (relatives|children|families|people|survivors|heirs|sons|daughters|widows) ~2 (ask|wonder|choose|like|want|offer|decide|prefer)',
      'if you (die|pass away)',
      'you ~1 (owe|owes) (nothing|no)',
      '(not|never) ~1 (write|contact|ask|trouble) ~3 again',
      'funeral (home|parlor|director|contract|service) ~6 (bill|account|contract|yours) ~12 you ~1 (=ordered|=bought|=hired|=booked|=signed|=chose)',
      '(no law|nothing) ~2 (make|force|oblige|require|bind) ~1 (you|them|relatives|family)',
    ],
    but: ['(you ~3 (should|must|ought|too)|we (ask|expect|urge|hope|count)|good|decent|honor)'],
  },
  {
    any: [
      '(=opened|=made|=used|=incurred|=signed|=charged|=ordered|=taken out|=bought|=run up) ~3 (in your ~1 name|by you|by yourself)',
      'you ~2 (opened|=made|incurred|ordered|charged|used|bought) ~3 (it|this|account|charges|purchases|card|yourself) ~2 (yourself|<date>|alone)',
      '(account|debt|card|bill|balance|loan) ~2 (=is|=was|=are|=were) ~1 your own',
      '(=is|=was|=were) ~1 in your ~1 name',
      'you =opened yourself',
      '(charges|purchases) ~1 (that|which)? you ~1 =made',
      'your ~1 name =is ~2 on ~2 (account|loan|contract|card|note|lease|bill)',
      '(surviving|remaining|other|second|joint) ~1 (account holder|cardholder|borrower|holder)',
      'you ~1 =promised ~2 in writing',
      '(both your names|both names)',
      '(guarantee|guaranteed|guarantor|surety|co-borrower|co-borrowers|joint borrower|joint borrowers|both borrowers)',

      '(you|your) ~14 (joint holder|joint holders|joint owner|co-signer|cosigner|co-borrower|joint account)',
      'you ~3 =signed ~3 yourself',
      'not ~1 (connected|related|linked|tied|joined|mixed up) ~1 (with|to) ~4 (late|deceased|dead|@kin)',
      '(nothing ~1 do with|separate from|apart from|distinct from) ~4 (late|deceased|dead|@kin)',
    ],
    but: [
      '(=now|since|because|became|become|becomes|transferred|moved|transfer|inherit|inherited|heir|heirs|next of kin|passes|passed to|as (his|her|their|the|a|an|executor)|your (duty|responsibility)|liable for (his|her|their))',
    ],
  },
  {
    any: [
      `(not|never|no|nobody|none) ~4 ${OWING}`,
      '(not|never) ~3 (become|became) ~3 (yours|your debt|her debtor|his debtor|their debtor)',
      '(under|have|be under) no ~2 (duty|obligation|liability)',
      '(nobody|no one|none of you|no relative|no member) ~6 (=has to|=have to|=must|asked|=need|=needs|expected) ~4',
      '(go|goes|went|remain|remains) unpaid',
      `(only|solely|just) ~6 ${EXECUTOR}`,
      '(need not|not have to|not need to|not required to|not asked to|not obliged to|not expected to|not bound to) ~1 (pay|use|settle)',
      '(money|funds|assets|means|property) (of|from|left in) ~1 estate',
      'out of ~2 estate',
      'estate ~1 (funds|assets|money|account|property)',
      '(ask|speak|talk|consult|see) ~3 (lawyer|attorney|legal aid) ~4 (whether|if|about)',
      '(only|solely) ~6 (estate|left behind|what ~2 left)',
      '(matter|claim|question) (for|against|of) ~3 estate alone',
      '(not|never) ~2 (believe|be fooled|listen)',
      '(not|never) ~2 ask ~4 (it of you|you to pay|family to pay|relatives to pay)',
      '(no|not) ~3 (such|a) claim',
    ],
    but: [
      '(but|however|still|morally|moral|honor|decent|decency|conscience|although|though|nevertheless|nonetheless|expect|yet|right thing|even if|even though|whether or not|name clear|good name|ashamed|shame|good daughter|good son|rests with you|falls to you|turn to you)',
    ],
  },
]
