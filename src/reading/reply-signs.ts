import type { ReplySign, ReplySigns } from '#law/reply-signs.ts'
import { PROOF } from './find/says/dispute-words.ts'
import { evidenceOfSentence } from './find/search.ts'
import { compileTest, passing, type SentenceTest } from './find/sentence-test.ts'
import type { Paper } from './paper.ts'
import { readText } from './read-facts.ts'

const RECORD =
  "(statement|agreement|contract|note|bill|invoice|ledger|history|application|record|document|documentation|judgment|affidavit|itemization|breakdown|accounting|assignment|printout|paperwork|verification|'validation'|proof|lease|chart|receipt|report)"
const THEIR_LETTER = '(letter|dispute|request|inquiry|correspondence|question|note|message|complaint|objection)'
const CREDITOR =
  '(creditor|client|lender|bank|hospital|clinic|seller|landlord|issuer|provider|owner|union|company|dentist|store)'
const COLLECTION = '(collect*|collection|effort|activity|action|contact|letter|call)'
const ACCOUNT = '(account|file|matter|case|claim|reference|placement)'

const SIGNS: Readonly<Record<ReplySign, SentenceTest>> = {
  'records-enclosed': {
    any: [
      `(enclose|attach|include|accompany*) ~12 ${RECORD}`,
      `${RECORD} ~14 (enclose|attach|herewith|below|overleaf|behind)`,
      `(copy|copies) of ~10 ${RECORD}`,
      `(find|see) ~4 (enclose|attach|copy|copies)`,
      `(here|this) is ~4 what you ask*`,
      `(we|i) ~2 (send|mail|provide|forward|supply) ~2 you ~8 ${RECORD}`,
      `${RECORD} ~8 (come|go|travel) with this letter`,
      `with this letter ~8 ${RECORD}`,
    ],
    unless: [
      `(not|no|never|unable|can not|without) ~6 (enclose|attach|send|provide|have|obtain|supply|find|locate|receive)`,
      'please (send|enclose|provide|submit|return|mail|forward|attach|supply|include|bring)',
      'you ~4 (send|provide|submit|return|mail|forward|supply|bring)',
      '(will|shall|would) ~3 (send|mail|forward|provide|supply)',
      '(until|unless|before) ~3 (you|we) ~8 (send|provide|receive|get|have)',
      '(envelope|coupon|stub)',
      '(we|have) ~2 (ask|request|order) ~6 (send|for|from)',
      'when ~3 (receive|get|arrive|come)',
    ],
  },
  'records-lacking': {
    any: [
      `(not|never|unable|no longer|can not|could not|have no|has no) ~8 (receive|have|find|locate|obtain|provide|get|supply|available|send|keep|exist|reach|produce) ~8 ${RECORD}`,
      `${RECORD} ~8 (not|never|unable|no longer|can not|could not) ~5 (receive|find|locate|obtain|available|arrive|come|exist|reach|supply|provide|kept|keep|produce)`,
      `(ask|request|order) ~10 ${RECORD} ~14 (not|wait|will|when|once)`,
      `(ask|request|order|write) ~8 ${CREDITOR} ~10 ${RECORD}`,
      `(await|wait|waiting|pending|outstanding) ~8 (${RECORD}|answer|reply|response|${CREDITOR})`,
      `(will|shall) ~3 (send|mail|forward|provide|supply) ~8 (${RECORD}|it|them|the rest|remainder) ~8 (when|once|as soon as|after|later|within)`,
      `(for|as to|about) ~6 (other|remain*|second|rest) ~12 (not|no|nothing|wait|still)`,
      `(lack|missing|destroyed) ~6 ${RECORD}`,
      `${RECORD} ~6 (lack|missing|destroyed|outstanding)`,
    ],
    unless: [
      '(you|your) ~3 (not|never|fail) ~4 (send|provide|supply|enclose)',
      'not ~3 (need|have) to',
      'as (you)? (ask*|request*)',
      'you ~2 (ask|request) ~14 (enclose|attach|follow)',
    ],
  },
  'creditor-confirms': {
    any: [
      `${CREDITOR} ~6 (confirm|verify|state|certify|attest) ~12 (amount|balance|owe|<money>|debt|account)`,
      `(confirm|verify|certify) ~6 (by|from) ~4 ${CREDITOR}`,
    ],
    unless: ['(not|never|until|unless|will|if)', '(name|address) ~4 (correct|right)'],
  },
  'amount-explained': {
    any: [
      '(interest|fee|charge) ~6 <money> ~12 (agreement|contract|section|from|since|rate|percent|under)',
      '(consist|make up|made up|comprise|compose|arrive|reach|calculate) ~8 (principal|interest|fee|charge|<money>)',
      '(principal|charge) ~4 <money> ~14 <money>',
      '(payment|credit) ~6 <money> ~16 <money>',
      'amount on <date> ~3 <money>',
    ],
  },
  'amount-corrected': {
    any: [
      '(reduce|lower|correct|adjust|revise|change|update|recalculate) ~6 (balance|amount|account|debt|total)',
      '(balance|amount|account|total|debt) ~8 (reduce|lower|correct|adjust|revise|change|recalculate|increase|raise|grow)',
      '(new|corrected|revised|adjusted|updated|right|current) (balance|amount|total) ~6 <money>',
      '(amount|balance) ~2 (now|today) ~3 (due|owe)? ~2 <money>',
      '(amount|balance|total) ~3 (now|today) ~6 (include|reflect|after|less|plus)',
      '(add|apply|post|credit) ~8 <money> ~10 (balance|account|amount|payment)',
    ],
    unless: [
      '(not|no|never) ~4 (change|adjust|reduce|correct|revise|alter|increase)',
      '(remain|stay|still)',
      '(if|may|could|can) ~6 (increase|change|grow)',
    ],
  },
  'collection-paused': {
    any: [
      `(not|no) ~6 (collect|contact|call|pursue|report) ~14 (until|while|pending|during|before|unless)`,
      `(stop|suspend|pause|halt|cease|hold) ~6 ${COLLECTION} ~14 (until|while|pending|during|before)`,
      `${COLLECTION} ~5 (stop|suspend|pause|halt|hold|cease)`,
      `no ~2 (collect*|collection) ~10 (until|while|pending|during|meantime|meanwhile|place)`,
      `(on hold|hold on|hold status)`,
      `(place|put) ~5 (hold|pause)`,
      `(stop|suspend|pause|halt|hold) ~3 (all|our|any)? ~1 (collection|effort|activity)`,
      '(not|no) ~4 (contact|call|write|report) ~10 while',
      '(until|while|pending|during) ~14 (not|no) ~4 (collect*|contact|call|write|pursue)',
    ],
    unless: [
      '(will|shall|do|does|did|need|have) not ~4 (stop|suspend|pause|halt|hold)',
      '(no|without) ~2 (hold|pause)',
    ],
  },
  closed: {
    any: [
      `(close) ~5 ${ACCOUNT}`,
      `${ACCOUNT} ~4 (close)`,
      `(return|recall|send back|hand back|give back) ~8 (${CREDITOR}|to)`,
      `${ACCOUNT} ~6 (return|recall|withdraw|cancel) `,
      '(not|never|no longer) ~2 (contact|write|call|hear) ~6 (you|we|us) ~6 (again|anymore|about|regarding|further|on)',
      'you will not hear from we',
      '(no|not any) (further|more) (collection|contact|action|effort|demand)',
      `(cease|stop|end|discontinue|terminate|abandon) ~4 (collection|collecting|effort|activity|pursuit)`,
      '(balance|account|you) ~4 (zero|owe nothing|nothing due|$0.00)',
      '(cancel|waive|forgive|write off|withdraw|release|discharge) ~5 (debt|balance|account|claim|amount)',
      '(no longer|not) ~3 (collect|handle|service|pursue|hold|seek) ~5 (this|your|the|it|payment)',
    ],
    unless: [
      '(until|while|pending|during|unless|once|if|when|before|should)',
      '(after|upon) ~3 (receive|payment|you ~2 pay)',
      '(not|never) ~3 close',
      '(to|can|could|would|may|will) ~1 close',
      '(pay|payment|settle) ~10 (close|cancel|release|waive|forgive)',
      'not ~3 (cease|stop|end|discontinue|waive|cancel)',
      '(formerly|previous|prior|former|earlier) ~6 (collector|agency|office)',
    ],
  },
  'taken-over': {
    any: [
      '(transfer|assign|place|refer|move|forward|turn over|sell|reassign) ~10 (to|with) ~1 (we|this office|our office|our firm|our agency|our company|this firm|this agency)',
      '(formerly|previously|until now) ~3 (with|hold|handle|service|collect|at|by)',
      '(we|this office|our firm|our office) ~4 (take over|acquire|buy|purchase|replace|now own|now handle|now service|now represent|retain)',
      '(pay|send|contact|write) ~6 (we|this office) ~4 not ~6 (former|previous|prior|old|first)',
      '(former|previous|prior|last) (agency|collector|office|firm) ~12 (no longer|not|replace|end|return)',
      `(new|now the) (owner|collector|agency|servicer|holder)`,
    ],
    unless: ['(may|might|could|will) ~3 (transfer|assign|sell|refer|forward)', 'not ~3 (transfer|assign|sell|refer)'],
  },
  'speaks-of-dispute': {
    any: [
      `your ~5 ${THEIR_LETTER}`,
      '(you|your) ~2 (dispute|ask|request|write|contact|question|challenge|contest|raise|inquire)',
      'you ~1 (be)? right about',
      '(thank you for|regarding|concerning|in response to|in reply to|in answer to) ~4 (contact|write|letter|inquiry|dispute|request|question|call)',
      `(your|the) (dispute|request for ('validation'|verification|proof))`,
    ],
    unless: [
      'if you ~4 dispute',
      'you ~2 (may|can|must) ~3 dispute',
      'unless you ~4 dispute',
      'within ~4 (day|receive)',
    ],
  },
  'conditions-set': {
    any: [
      `(not|never|can not|unable|decline|refuse) ~5 (act|process|review|honor|proceed|investigate|consider|answer|accept|respond|look|take up|open) ~12 (until|unless|without|before)`,
      `(until|unless|before|first) ~4 you ~5 (send|provide|submit|supply|give|complete|return|sign) ~14 (${PROOF}|form|card|id|identification|social security|license|copy|signature|detail)`,
      `(until|unless|before) ~3 we ~3 (receive|have|get) ~10 (from you|your ~3 (${PROOF}|form|card|id|identification|license|signature))`,
      `(must|need to|have to|required to) ~3 (send|provide|submit|supply|give|complete|state|explain|sign|return) ~12 (${PROOF}|form|card|id|social security|license|why|notary)`,
      `(require|need|want) ~5 (${PROOF}|form|card|id|social security|license|notarized) ~16 (before|until|to process|to review|to act|to investigate|to consider)`,
    ],
    unless: ['(pay|payment|plan|arrangement)', 'not ~3 (need|have|require)'],
  },
  'dispute-refused': {
    any: [
      '(dispute|request|letter|objection) ~10 (frivolous|baseless|without merit|invalid|rejected|reject|deny|denied|irrelevant|decline|not valid|no merit|closed)',
      '(reject|deny|decline|disregard|refuse) ~4 (dispute|request|objection|letter)',
      '(not|no) ~4 (required|obligated|obliged|duty|obligation|bound|need) ~6 (send|provide|supply|furnish|give|answer|respond|show) ~8',
      'not ~1 (have to|need to|must) ~2 (send|provide|supply|furnish|give|answer|respond|show)',
      '(see|find) no (reason|basis|ground|merit)',
      '(no|not) ~3 (further)? ~2 (information|document|answer|reply|response|proof) ~5 (will be|shall be|is) ~3 (provide|send|give|due|need)',
      'template (letter|from)',
      '(letter|form) ~6 (internet|online|web|download)',
    ],
  },
  'called-late': {
    any: [
      "(after|outside|beyond|past|following|not within) ~8 ('validation' period|period|30 day|thirty day|deadline|window|time limit|<date>)",
      '(too late|untimely|not timely|out of time|late)',
    ],
    unless: [
      '(late fee|late charge|days late|payment ~3 late)',
      '(pay|payment|charge off) ~6 (after|past)',
      'past due',
    ],
  },
  'payment-wanted': {
    any: [
      '(mail|send|remit|make|submit|bring|forward|arrange|enclose|include) ~4 (payment|<money>|remittance|balance)',
      'look forward to ~4 (payment|hear)',
      'please ~1 (pay|remit|call|contact) ~10 (pay|payment|plan|arrange*|balance|today|account|resolve|settle)',
      '(pay|payment) ~6 (now|today|at once|immediately|promptly|within <duration>|due|require|expect|by <date>|in full)',
      '(balance|account|amount|debt|<money>) ~4 (due|payable|outstanding|owing|overdue|delinquent|unpaid)',
      '(stay|remain|still|continue to) ~2 (due|owe|payable|unpaid|outstanding|in collection)',
      '(collection|collecting) ~5 (continue|resume|proceed|go on)',
      '(continue|resume|go on|proceed) ~3 (to|with)? ~1 collect*',
      'you ~2 (still)? owe',
      '(last|final|second|third) (chance|notice|request|demand)',
      '(settle|resolve) ~6 (account|balance|matter) ~6 (today|now|for <money>)',
      'avoid ~4 (legal|further|additional) ~3 (action|collection|step)',
      '(legal action|lawsuit|sue|litigation|legal proceedings|refer ~4 attorney)',
    ],
    unless: [
      '(not|no|never|nothing) ~5 (due|owe|owing|pay|payment|payable|outstanding|collect*|continue|resume)',
      '(was|were|had been|charged|show) ~3 (pay|paid) ~4 (by|insurance)',
      '(until|while|pending|unless) ~12',
      '(payment history|history of payment)',
    ],
  },
}

const COMPILED = Object.entries(SIGNS).map(([sign, test]) => [sign as ReplySign, compileTest(test)] as const)

/** What a reply to a dispute says, each with its words. Linear in the length of the paper; never throws.
 *  @example readReplySigns(paperFromText('We have closed your account.')).closed?.length // 1 */
export function readReplySigns(paper: Paper): ReplySigns {
  const text = readText(paper)
  const found = COMPILED.map(
    ([sign, test]) => [sign, passing(test, text).map(i => evidenceOfSentence(text, i))] as const,
  )
  return Object.fromEntries(found.filter(([, evidence]) => evidence.length > 0))
}
