import { asked, attributed, conditional, defineFlag, phrases } from '#letters/own-letter/define-flag.ts'
import { all, COUNT, MONEY, WHEN } from '#letters/own-letter/vocabulary.ts'

const STOPPED = String.raw`\b(?:i|we)(?:'ve| have| had|'d)?(?: (?:just|had to|finally|also))* (?:stop(?:ped)?|quit|ceased|gave up) (?:paying|making (?:\w+ )?payments?|my payments|payments)\b`
const LAST = String.raw`\b(?:i|we)(?:'ve| have| had)?(?: (?:just|only|actually))* (?:last paid|last made|last sent|made (?:my|our|the|a|one) (?:last|final|most recent)|paid (?:my|the) last|defaulted|went into default|fell behind|fell delinquent|missed (?:my|our|the|a|several|some) (?:first |last )?payments?|haven't (?:paid|made)|have not (?:paid|made)|hadn't (?:paid|made)|sent (?:my|the) last|let (?:it|this) go)\b`

/** The draft hands over the dates the time limit is counted from. */
export const givesDefaultDate = defineFlag({
  flag: 'gives-default-date',
  severity: 'medium',
  why: 'The time to sue is counted from these dates. Do not supply facts that they must prove.',
  improve: 'Ask them for the date of default and of the last payment they rely on.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(
        String.raw`\bit(?:'s|s| is| has)? been (?:since |about |over |almost |nearly |more than )*${WHEN}[^.;]{0,25}\b(?:i|we)(?:'ve)? (?:\w+ )?(?:paid|made|sent)`,
      ),
      all(
        String.raw`\bit(?:'s|s| has)? been (?:about |over |almost |nearly |more than |like )*(?:${COUNT}) (?:years?|yrs?|months?) since (?:i|we)(?:'ve)? (?:\w+ )?(?:paid|made|sent)`,
      ),
      all(
        String.raw`\bsince ${WHEN},? (?:that )?(?:i|we)(?:'ve| have| haven't| had| hadn't)?(?: \w+)? (?:paid|made|sent)`,
      ),
      all(String.raw`${STOPPED}[^.;]{0,40}?\b${WHEN}`),
      all(String.raw`\b${WHEN}[^.;]{0,12} ${STOPPED.replace('\\b', '')}`),
      all(String.raw`${LAST}[^.;]{0,50}?\b${WHEN}`),
      all(
        String.raw`\b(?:my|the|our) (?:very )?(?:last|final|most recent|latest|first missed) payment(?: (?:i|we) (?:ever )?(?:made|sent))?(?: \w+){0,2} (?:was|came|went|happened|went out)\b[^.;]{0,40}?\b${WHEN}`,
      ),
      all(String.raw`\b(?:the )?last time (?:i|we) (?:paid|made|sent)\b[^.;]{0,40}?\b${WHEN}`),
      all(
        String.raw`\b(?:i|we) (?:made|sent|paid) (?:a |one |another |my |you )?(?:small |partial |last )?(?:payment|${MONEY})[^.;]{0,30}? (?:in|on|back in|around|about|of)? ?${WHEN}`,
      ),
      all(String.raw`\b(?:no|not a single|not made any|without any) payments?(?: \w+){0,3} since ${WHEN}`),
      all(
        String.raw`\b(?:the |this |my )?(?:account|card|loan|debt) (?:went|fell|has been|was) (?:into |in )?(?:default|delinquent|charged[- ]off|past due)\b[^.;]{0,20}?\b${WHEN}`,
      ),
    ],
    unless: [attributed, conditional, asked],
    notIn:
      /\bin full\b|\bpaid off\b|\bpaid it off\b|\bsettle[d ]|\breceipts?\b|\bcop(?:y|ies)\b|\bnever (?:made|sent|paid)\b|\byou (?:must|should|need to|have to) (?:show|tell|prove)/i,
  }),
})
