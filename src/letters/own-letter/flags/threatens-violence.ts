import { attributed, defineFlag, denied, phrases } from '#letters/own-letter/define-flag.ts'
import { all, RELATIVE } from '#letters/own-letter/vocabulary.ts'

const WILL = String.raw`(?:'ll| will|'m going to| am going to| would love to| would| can| could|'d| swear i'll| swear i will| want to| ought to| should| might(?: just)?|'m about to| am about to|'m gonna| am gonna| gonna)`
const VIOLENCE = String.raw`(?:burn (?:you|your|that|this|the|it|down)|kill|hurt (?:you|him|her|your|somebody|someone|one of)|beat (?:you|him|her|your|the (?:hell|crap|daylights))|shoot|stab|break (?:your|his|her|every|some|both)|smash|punch|hit (?:you|him|her)|destroy (?:you|your|that (?:place|office|building))|blow (?:you|your|up|that)|bomb|hunt you|find you|track you down|come (?:after|for) (?:you|him|her)|come (?:down|over) (?:there|here|to)[^.;]{0,40}(?:and|to) (?:teach|show|make|settle|handle|deal|burn|break|drag|kick)|come to your (?:house|home)|show up at your (?:house|home|door)|make you (?:suffer|bleed|regret|sorry|wish)|bury you|slap|strangle|choke|run you over|torch|wring your|kick your|put you in (?:the |a )?(?:ground|hospital|box|grave)|teach you a lesson|mess you up|rip your|knock your|drag you|tear (?:you|your|that place)|slash your)`

export const threatensViolence = defineFlag({
  flag: 'threatens-violence',
  severity: 'high',
  why: 'This can be a crime, and it would ruin your own case.',
  improve: 'Leave it out. Keep their letter as evidence.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(
        String.raw`\b(?:someone|somebody|one of you|some of you|heads|people|you(?: all| guys)?)(?:'s| is| are| will|'ll|'re)?(?: (?:gonna|going to|about to|will))? (?:get(?:ting)?|be|end up) (?:hurt|killed|beat(?:en)?|shot|a beating)\b[^.;]{0,20}`,
      ),
      all(
        String.raw`\b(?:he|she|you|they|someone|somebody)(?:'ll| will) (?:be )?need(?:ing)? (?:a|an) (?:dentist|doctor|ambulance|surgeon|coffin|casket|undertaker|wheelchair|new \w+)\b|\bi hope (?:you|your \w+|that place|somebody)(?: \w+){0,3}? (?:burns?|dies?|rots?|crash\w*|suffers?|chokes?|gets? (?:hurt|shot|robbed|cancer))\b|\b(?:pay|paying) you (?:all )?a (?:little )?visit\b|\bheads (?:will|are going to|are gonna) roll\b|\bi(?:'m| am) coming (?:down there|over there|for you|after you|to (?:your|see you))\b[^.;]{0,40}`,
      ),
      all(String.raw`\b(?:i|we|my (?:\w+ )?${RELATIVE}s?)${WILL}(?: \w+){0,7}? ${VIOLENCE}`),
      all(
        String.raw`\bi (?:know|found out|looked up|have) (?:exactly )?(?:where|what) (?:you|your \w+)(?: \w+){0,3}? (?:lives?|works?|parks?|drives?|cars?|kids|family|school|address(?:es)?)\b|\bi know (?:what|which) (?:car|school|house|street|gym|church)\b[^.;]{0,20}\byou`,
      ),
      all(
        String.raw`\bwatch your back\b|\blook over your shoulder\b|\bsleep with one eye\b|\byou(?:'ll| will) (?:be sorry|regret|wish you|get what'?s coming|get yours|pay for (?:this|what))\b[^.;]{0,30}`,
      ),
      all(
        String.raw`\b(?:you|your \w+)(?: are|'re| is) (?:dead|a dead man|going to (?:die|get hurt|bleed|burn))\b|\bdead m[ae]n\b|\byou(?:'ll| will) (?:all )?(?:burn|die|bleed|end up in)\b`,
      ),
      all(
        String.raw`\b(?:bring|have|own|got|load(?:ed)?) (?:a |my |two )?(?:gun|guns|shotgun|rifle|pistol|bat|baseball bat|knife|glock|machete|(?:12|twelve)[- ]gauge|pit ?bulls?)\b|\bsee what happens(?: to you)?\b`,
      ),
      all(
        String.raw`\b(?:send(?:ing)?|sent) (?:someone|somebody|some (?:guys|friends)|my \w+)(?: \w+){0,3} to (?:hurt|teach|break|visit|see|pay you a visit)\b`,
      ),
    ],
    unless: [denied, attributed],
  }),
})
