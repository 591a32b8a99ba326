import { attributed, conditional, defineFlag, denied, phrases } from '#letters/own-letter/define-flag.ts'
import { all, MONEY } from '#letters/own-letter/vocabulary.ts'

const MEANS = `(?:checks?|cheques?|money orders?|cash|payments?|deposit|gift cards?|prepaid cards?|${MONEY})`

/** The draft comes with money, or lets them take it. */
export const sendsPayment = defineFlag({
  flag: 'sends-payment',
  severity: 'high',
  why: 'A payment can restart or revive the time to sue in many states, and a check shows your bank account.',
  improve: 'Send nothing.',
  repair: { does: 'remove' },
  find: letter => [...encloses(letter), ...sentLately(letter), ...letsThemTake(letter)],
})

const encloses = phrases({
  patterns: [
    all(
      String.raw`\b(?:i|we)(?:'m| am|'ve| have| did| do)?(?: (?:also|hereby|already|just|now|gladly))* (?:enclos(?:e|ed|ing)|includ(?:e|ed|ing)|attach(?:ed|ing)?|send(?:ing)?|put(?:ting)?|mail(?:ing)?|remit(?:ting)?|wir(?:e|ing)|add(?:ing|ed)?)\b[^.;]{0,90}?(?<![\w.])${MEANS}`,
    ),
    all(
      String.raw`\b(?:enclosed|attached|included|herewith|here)(?: with this letter)?(?: is| are|'s|,| please find| you will find| you'll find| find)*(?: \w+){0,4} ${MEANS}`,
    ),
    all(String.raw`\b${MEANS}[^.;]{0,30} (?:is|are) (?:enclosed|attached|included|in (?:this|the) envelope)\b`),
    all(String.raw`\bplease (?:accept|find)(?: enclosed| attached)? (?:this|the enclosed|my|a|the) ${MEANS}`),
  ],
  unless: [denied, attributed, conditional],
  notIn:
    /\bcop(?:y|ies)\b|\bcancell?ed check|\breceipts?\b|\bproof\b|\bstatements?\b|\brecords?\b|\bpaid in full\b|\bpayment history\b|\bstamped\b|\breturned check\b/i,
})

const sentLately = phrases({
  patterns: [
    all(
      String.raw`\b(?:i|we)(?:'ve| have)?(?: (?:also|already|just))* (?:sent|mailed|wired|paid|made|dropped off)(?: \w+){0,4} ${MEANS}(?: \w+){0,4} (?:today|yesterday|last week|this (?:morning|week|month)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|to show|as a (?:sign|show)|in good faith|by (?:phone|western union|zelle))\b`,
    ),
  ],
  unless: [denied, attributed, conditional],
  notIn: /\bcop(?:y|ies)\b|\breceipts?\b|\bin full\b/i,
})

const letsThemTake = phrases({
  patterns: [
    all(
      String.raw`\b(?:pull|take|draw|get|deduct|withdraw) (?:it|the money|that|the payments?)(?: right| straight)? (?:out of|from|off)(?: of)? (?:there|my|the)\b[^.;]{0,30}`,
    ),
    all(
      String.raw`\b(?:you (?:can|may|could)|i authorize you to|i give you permission to|i allow you to|feel free to|go ahead and|please)(?: (?:just|also|then|automatically))* (?:debit|withdraw|charge|take|deduct|run|pull|draw|draft|tap)\b(?:(?!\b(?:not|off)\b)[^.;]){0,60}?(?:\b(?:card|account|check|paycheck|wages|it there|it from)|${MONEY}|\b\d+ (?:today|now|each|every|a (?:week|month)))`,
    ),
    all(String.raw`\bautomatic(?:ally)? (?:debit|withdraw\w*|payments?)\b[^.;]{0,40}\b(?:my|from|each|every)\b`),
  ],
  unless: [denied],
  notIn: /\b(?:do not|don'?t|not) (?:authorize|agree|consent|allow|want)|\bnot permitted\b|\boff my\b/i,
})
