import type { Disclaimer } from './disclaimer.ts'

const BUREAUS =
  '(bureau|bureaus|experian|equifax|transunion|credit reporting agencies|reporting agencies|credit agencies)'

/** Taken off, kept off, never sent, told of others. */
export const creditReporting: readonly Disclaimer[] = [
  {
    any: [
      `(no|none|not one|neither) ~4 (bill|bills|account|accounts|debt|debts) ~10 ${BUREAUS}`,
      '(=we|policy|policies|rules|law|laws|bureaus|bureau) ~8 (keep|keeps|leave|leaves|kept|left) ~6 (off|out of) ~2 credit',
      'should not ~1 (show|appear|list|be|include|contain)',
      '(stay|stays|remain|remains|keep|keeps|kept|leave|leaves|left) (out of|off) ~2 credit',
      'never ~2 (reported|report|listed|list) ~3',
      'medical ~4 not ~2 (kept|listed|shown|reported|held|carried)',
      '(removed|deleted|dropped|taken off|erased|stricken) (from|off) ~2 credit ~6 by',
      `${BUREAUS} ~1 (wait|waits) ~6`,
      '(share|shared|shares|discuss|tell) ~3 (with|to)? (nobody|no one|none)',
      'not ~2 (with|to) ~4 (bureau|bureaus)',
      '(nobody|no one|no bureau|nothing) ~6 (bureau|bureaus|credit)',
      `nothing ~12 (with|to) ~2 ${BUREAUS}`,
    ],
    but: [
      '(unless|until|but|if|once|for now|so far|or else|otherwise|only|still|nevertheless|however|=pay|settle|clear|yet|how old|however old|old|too old|age|=years|again|anew|think|believe|hope|say)',
    ],
  },
  {
    any: [
      'not ~2 (find|see) ~4 (bill|account|debt|item|it|anything) ~3 (there|on it|on them)',
      '(=was|=were|=been) ~1 (taken|=removed) ~1 (off|down)',
      'not ~1 put ~1 it back',
      '(forbid|forbids|forbidden|forbade|prohibit|prohibits|prohibited) ~1 us',
      'we ~1 not ~1 do so',
      'reported ~1 to us by',
      'not by us',
      'not ~1 on there',
      '(leave|leaves|left) out ~1 medical',
      '(get|order|pull|see|obtain|request|check) ~4 (free|at no cost)',
    ],
    but: ['(unless|until|but|yet|if you|once|for now|so far|or else|otherwise)'],
  },
  {
    any: [
      `${BUREAUS} ~6 (list|accept|take|carry|keep|show|print|include|want|record|publish|allow|add) ~1 (no|none|nothing)`,
      `${BUREAUS} ~3 (not|never|no longer) ~3 (list|accept|take|carry|keep|show|print|include|record|publish|allow|add|ask)`,
      `(not|nothing|none) ~4 ${BUREAUS} ~2 (accept|list|want|take|ask for|keep|carry)`,
      `(nothing|none|no part|no word|no trace) ~8 (reach|reaches|go|goes|sent|get|gets|find|finds|appear|come) ~6 ${BUREAUS}`,
      `(no|none|neither) ~3 ${BUREAUS} ~3 (hear|hears|know|knows|told|informed|learn|learns|gets|receives)`,
      '(we|office|agency|our client|hospital|clinic) ~3 (send|report|give|furnish|pass|forward|upload|tell|supply|provide) ~6 (nothing|none|no such)',
      '(former|previous|earlier|prior|last|another|other) ~2 (agency|collector|company|owner|office|firm) ~3 (=listed|=reported|=sent|=furnished|=posted|=put|=placed)',
      '(listing|listings|entry|entries|tradeline|tradelines|mark|marks|item|items) ~2 (=were|=was|=been) ~2 (wiped|deleted|removed|erased|withdrawn|taken down|taken off|dropped|gone|cancelled|canceled|corrected)',
      `(stopped|ended|quit|gave up|ceased|discontinued) ~3 (reporting|furnishing|listing|sending) ~6 (${BUREAUS}|medical|bills|accounts)`,
    ],
    but: [
      '(unless|until|but|yet|if|once|for now|so far|or else|otherwise|only|however|still|now|after|because|not ~1 (believe|think|imagine|count)|(your|this) ~3 (will|shall) ~2 (be|go|appear)|=pay|settle|clear|=paying|exception|exceptions)',
    ],
  },
  {
    any: [
      '(kept|left|held) (off|out of) ~3 (credit|report|reports|file|files) ~3 by',
      '(have|has) changed ~2 how',
      'how ~2 medical ~4 (treated|handled|reported)',
      '(they|it|this|that|practice) ~1 (can|do|does|may|=are|=is) ~2 no longer',
      '(no longer|not any longer) ~2 (list|listed|report|reported|accept|accepted|allowed|furnish|furnished|done)',
      '(that|this|practice) ~1 (=ended|stopped|=over)',
    ],
    but: ['(=pay|settle|unless|if|patience|wait|hold|hide|we ~2 will)'],
  },
]
