/** How the words before a statement bear on it. Each test looks at the part of the sentence that stands before the words
 *  in question, with plain marks. */

/** Words after which a new statement begins that an earlier "not" no longer reaches. */
const NEW_STATEMENT =
  /[;:]\s|\b(?:but|however|although|though|because|yet)\b|,\s*(?:and\s+)?(?:i|we|my|this|that|the|it|you|your|then)\b|,\s*$|\band\s+(?:i|we|my)\b/gi

function sinceNewStatement(before: string): string {
  const breaks = [...before.matchAll(NEW_STATEMENT)]
  const last = breaks.at(-1)
  return last ? before.slice(last.index + (/^\W/.test(last[0]) ? 1 : 0)) : before
}

const NEGATION =
  /\b(?:not|never|no|nor|neither|without|cannot|nothing|none|nobody|can'?t|don'?t|didn'?t|doesn'?t|won'?t|wouldn'?t|isn'?t|wasn'?t|aren'?t|haven'?t|hasn'?t|hadn'?t|couldn'?t|shouldn'?t|aint|ain't|deny|denied|denying|refuse|refused|dispute|disputing|disagree|instead of|rather than|false(?:ly)?|untrue|incorrect(?:ly)?|wrongly)\b/i

/** "I do not …", "I never …", "nothing here is …". */
export function isDenied(before: string): boolean {
  return NEGATION.test(sinceNewStatement(before))
}

const SAYING = String.raw`(?:say|says|said|saying|claim\w*|allege[sd]?(?! (?:debt|account|amount|claim|balance))|assert\w*|state[sd]?|stating|think|thinks|believe[sd]?|insist\w*|suggest\w*|told|tells|tell|impl(?:y|ies|ied)|pretend\w*|assum\w*|accus\w*|wrote|writes|contend\w*|maintain\w*|show\w*|list\w*|mention\w*|report\w*|threaten\w*|demand\w*|want\w*|ask(?:s|ed|ing)?|expect\w*|try|tries|tried|trying|mean)`
const ATTRIBUTION = new RegExp(
  String.raw`\b(?:you|your \w+|they|their \w+|(?:the|this|that) (?:letter|notice|collector|caller|agent|company|form|bill|statement)|letter|notice|collector|somebody|someone|he|she|who)\b[^.;!?]{0,50}?\b${SAYING}\b|\baccording to\b|\b(?:alleged(?:ly)?|supposed(?:ly)?|so-called|purported(?:ly)?)(?:\s+\w+){0,2}\s*$`,
  'i',
)

/** "You say that …", "your letter claims …", "the alleged …". */
export function isAttributed(before: string): boolean {
  const breaks = [...before.matchAll(/[;]\s|\b(?:but|however|yet)\b/gi)]
  const last = breaks.at(-1)
  return ATTRIBUTION.test(last ? before.slice(last.index) : before)
}

const CONDITION = /\b(?:if|whether|unless|in case|assuming|suppose|supposing|as though|as if)\b/i

/** "If I …", "whether I …": said of nothing that is. */
export function isConditional(before: string): boolean {
  return CONDITION.test(sinceNewStatement(before))
}

const PROOF =
  /\b(?:prov(?:e|es|ing)|proof|evidence|verif\w+|validat\w+|documents?|documentation|records?|paperwork|demonstrat\w*|establish\w*|explain|explanation|show(?:s|ing)?|reason|basis|why|how come|what makes you)\b/i

/** "Prove that I …", "why you think I …": asked for, not said. */
export function asksForProof(before: string): boolean {
  return PROOF.test(sinceNewStatement(before))
}
