import { conditional, defineFlag, phrases, attributed } from '#letters/own-letter/define-flag.ts'
import type { OwnLetter } from '#letters/own-letter/own-letter.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

/** Only some place or hour is refused, so a call elsewhere contradicts nothing. */
const ONLY_SOMEWHERE =
  /\b(?:at|to) (?:my )?(?:work|job|office|place of work|employer)\b|\b(?:before|after) \d|\bon (?:sundays?|weekends?)\b|\bat night\b|\bmy (?:mother|father|parents|neighbou?r|boss|employer|family|sister|brother)/i

const refusesContact = phrases({
  patterns: [
    all(
      String.raw`\b(?:stop|cease|end|no more|do not|don'?t|never)\b[^.;]{0,25}\b(?:contact\w*|call(?:s|ing)?|communicat\w*|phon(?:e|ing))\b[^.;]{0,40}`,
    ),
    all(
      String.raw`\b(?:do not|don't|never) want (?:to (?:hear|talk|speak|be (?:contacted|called))|any (?:more )?(?:calls|contact))\b|\b(?:contact|communications?|calls?)\b (?:to|must|should|has to|have to) (?:stop|cease|end)\b|\bno (?:more|further) (?:contact|calls|communications?)\b|\bonly\b[^.;]{0,20}\b(?:in writing|by (?:us )?mail)\b|\b(?:in writing|by (?:us )?mail) only\b`,
    ),
  ],
  unless: [conditional, attributed],
  notIn: ONLY_SOMEWHERE,
})

const invitesCalls = phrases({
  patterns: [
    all(
      String.raw`(?:^|\b(?:please|also|and|then|just|but|so|or|instead|you (?:can|may|could|should)|feel free to)\s+)(?:(?:please|also|just|instead) )*(?:call|phone|ring|text|telephone|reach|contact|e-?mail) me\b[^.;]{0,60}`,
    ),
    all(
      String.raw`\b(?:i (?:want|would like|expect|need|await|look forward to)|i'd like) (?:a |your |you to )?(?:call|phone call|callback|call back)\b[^.;]{0,40}|\bgive me a (?:call|ring)\b[^.;]{0,40}`,
    ),
  ],
  notIn:
    /\bif you (?:ever |should )?(?:call|contact|phone)|\b(?:by|through|via) (?:us |regular |certified )?mail\b|\bin writing\b|\bat (?:the|my) address\b/i,
})

export const contradiction = defineFlag({
  flag: 'contradiction',
  severity: 'medium',
  why: 'The letter refuses contact and asks for it. They may choose the part that suits them.',
  improve: 'Choose one. An answer by mail is proof; a call is not.',
  repair: { does: 'remove' },
  find: (letter: OwnLetter) => {
    const refusals = refusesContact(letter)
    if (refusals.length === 0) return []
    return invitesCalls(letter).filter(
      invitation => !refusals.some(({ start, end }) => start < invitation.end && invitation.start < end),
    )
  },
})
