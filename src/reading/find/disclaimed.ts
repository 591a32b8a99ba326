import type { Label } from '#reading/language/classifier/labels.ts'
import type { ReadSentence } from '#reading/language/find-phrases.ts'
import type { Pattern } from '#reading/language/pattern.ts'
import { patterns, saysAny } from './search.ts'

/** Sentences about a thing that plainly do not say it: likeness goes by words and does not see who does what to whom. */
interface Disclaimer {
  readonly any: readonly string[]
  /** With one of these it may be said after all: "we publish nothing until Friday". */
  readonly but?: readonly string[]
}

const PLACES =
  '(board|list|page|wall|window|site|website|newspaper|newsletter|paper|sheet|register|bulletin|social media)'
const PUBLISHED: Disclaimer = {
  any: [
    `(in|on|to|at|onto|into) no ~1 ${PLACES}`,
    '(we|our office|this office|our company|our client|nobody here|no one here|nothing|none) ~3 (not|never|nothing|nobody|none|no) ~3 (publish|published|post|posted|print|printed|list|listed|display|displayed|advertise|advertised|announce|announced)',
    '(unclaimed|abandoned|forgotten) ~1 (money|property|funds|deposits|refunds|checks)',
  ],
  but: ['(if|unless|until|till|yet|provided|as long as|so long as|once|then|today|this week|but|only|so far)'],
}

const DISCLAIMERS: Partial<Record<Label, Disclaimer>> = {
  'says/dispute-right-denied': {
    any: ['(you|your dispute) ~1 (=are|=were|=was) (right|correct)', '(in|to) your favor'],
    but: ['(not|never|no)'],
  },
  'says/publishes-debt': PUBLISHED,
  'threats/publication': PUBLISHED,
  'threats/violence': {
    any: [
      '(rented|rent|rental|rents|borrowed|hired|bought|purchased|purchase|ordered|sold you|repaired|sharpened) ~14 (hammer|gun|saw|chain|bat|splitter|drill|axe|crowbar|knife|knives|torch|blade)',
      '@impostor',
      '(charge|charges|charged|bill|billed|cost|repair|deposit) ~4 (for|of) ~3 (broken|damaged|cracked)',
      '(person|people|anyone|anybody|caller|somebody|someone) ~1 (who|that) ~24 (not from us|hang up|call ~1 police|scam|fraud|tell us|report it|report them)',
    ],
  },
  'says/payment-application-not-yours': {
    any: [
      '(text|reply|press|click|circle|call us|email us|you may|you can|you get to) ~12 (pick|choose|say|decide|select|tell) ~3 (which|where|how)',
      '(none|no part|nothing) of ~2 (your|the|this|it) ~3 (money|payment|check|<money>) ~3 (gone|went|goes|put|applied|posted|credited)',
      'if you ~2 not ~3 (tell|say|name|choose|indicate|specify|mark|write|ask|direct) ~3 (which|otherwise|differently)',
      '(as|where|which|the one) you (ask|asked|wish|wished|want|wanted|direct|directed|told us|tell us|name|named|choose|chose)',
    ],
    but: [
      '(disputed|dispute ~6 (first|goes|go|applied)|not ~2 (as|the one|where) you|even if|whatever|regardless|no matter|although|though|instead|but|not yours|=isnt|not owe|disregarded|ignored|discarded|no effect|not (read|honored|followed|count))',
    ],
  },
  'says/denies-collecting': {
    any: [
      '(this|letter|it|message|notice|email) ~2 =is ~3 (collection letter|collection notice|attempt to collect|attempt at collecting|demand for payment|request for payment|bill|invoice)',
      '(not|never) ~2 (collect|collecting|charge|charging|ask for|asking for) ~3 (interest|fees|fee|costs|late|penalty)',
      'we =are ~1 (collecting|trying to collect|a debt collector|debt collectors|asking you to pay)',
    ],
    but: ['(=is|letter|this) ~3 (not|no|nor|neither|never|nothing|hardly)', '(rather than|instead of)'],
  },
  'says/accuses-of-crime': {
    any: [
      '(=was|=were|=is|=did|=do|=has|=have) ~1 (this|it|these|that|any|someone|somebody|you suspect|you think) ~10 (thief|thieves|crook|criminal|fraudster|fraud|stolen|scammer)',
      '(made|opened|used|charged|run up|ordered|signed) by ~1 (thief|crook|criminal|fraudster|scammer|stranger|somebody else|someone else)',
      'identity theft (form|report|affidavit|claim|victim|packet)',
    ],
  },
  'says/innocent-purchaser': {
    any: [
      '(bought|purchased|buys|took) ~6 (from|off) =you',
      'you ~2 (keep|have|retain|hold|may raise|can raise|may use) ~2 (every|all|any|your|each|whatever|the same) ~3 (defense|defenses|claim|claims|right|rights|complaint|complaints|objection|objections)',
    ],
    but: ['(not|no|never) ~2 (keep|have|retain|hold|raise|use)'],
  },
  'says/sale-ends-rights': {
    any: [
      '=you ~1 (=sold|=traded|gave away) ~4',
      '(warranty|guarantee|window|period|coverage|policy|trial) ~6 (=ended|=expired|=closed|=lapsed|=ran) ~4 (before|<date>|long)',
      '(wipe|wipes|erase|erases|take|takes|cancel|cancels|end|ends|change|changes|cut|cuts|kill|kills|lose|loses|cost|costs|strip|strips|alter|alters) ~2 nothing',
    ],
    but: ['(you|your) ~4 (right|claim|claims|defense|rights|defenses) ~4 (gone|lost|over|end|ended)'],
  },
  'says/postdated-check-threat': {
    any: [
      '(receive|have|get|send you|mail you|be sent) ~3 (letter|notice|reminder) ~8 (when|before|telling|saying|ahead)',
      '(want|need|ask for|get) it back',
      'you =gave us ~3 check',
    ],
    but: ['(prosecute|prosecuted|prosecutor|police|sheriff|criminal|arrest|jail|fraud|felony)'],
  },
  'says/insult': { any: ['(nobody|no one) ~2 cares for'] },
  'says/poses-as-attorney': { any: ['(attorney|lawyer|counsel) (for|of) ~1 your'] },
  'says/one-time-offer': {
    any: [
      '(need not|not have to|not bound to|not obligated to|not required to|not promise to) ~1 (renew|repeat|extend)',
    ],
  },
  'fees/convenience-fee': {
    any: [
      '(contract|agreement|section|clause|lease|statute|law) ~24 (expressly|provides|provide|allows|allow|authorizes|authorize|permits|permit) ~12 (<money>|<percent>|fee|charge)',
      '(ask|asks|asked|wonder|wonders|asking) ~2 (if|whether) ~8 (cost|costs|charge|charges|fee|extra)',
    ],
  },
}

interface Compiled {
  readonly any: readonly Pattern[]
  readonly but: readonly Pattern[]
}

const COMPILED = new Map<string, Compiled>(
  Object.entries(DISCLAIMERS).map(([label, { any, but }]) => [label, { any: patterns(any), but: patterns(but ?? []) }]),
)

/** Whether a sentence that is like those that say a thing plainly does not. */
export function isDisclaimed(sentence: ReadSentence, label: Label): boolean {
  const disclaimer = COMPILED.get(label)
  return disclaimer !== undefined && saysAny(sentence, disclaimer.any) && !saysAny(sentence, disclaimer.but)
}
