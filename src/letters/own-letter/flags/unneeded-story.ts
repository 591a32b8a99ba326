import { attributed, defineFlag, denied, phrases } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const WHO = String.raw`(?:i|we|my (?:husband|wife|spouse|partner|mother|father|mom|dad|son|daughter|child|kids?|children|family|brother|sister|baby))`
const WAS = String.raw`(?:'ve| have| had| has| was| were|'m| am| is| are| got| get| been| being| just| recently| also| both| became| become| went| go| going| through)*`

export const unneededStory = defineFlag({
  flag: 'unneeded-story',
  severity: 'low',
  why: 'Not needed for this purpose, and it can read like an admission.',
  improve: 'Leave it out, unless you are asking for goodwill.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(
        String.raw`\b${WHO}${WAS}(?: (?!not\b|never\b)\w+){0,2} (?:lost (?:my|his|her|their|our|the|a) (?:job|jobs|house|home|husband|wife|mother|father|mom|dad|business|work|income|hours|insurance)|laid off|furloughed|fired|let go|unemployed|out of work|divorced?|a divorce|separated|evicted|hospitali[sz]ed|(?:in|at) (?:the )?(?:hospital|icu|rehab)|very sick|sick|(?:very|so|seriously|terminally|gravely|fell|became|getting) ill|disabled|injured|diagnosed|passed away|died|dying|was killed|got killed|murdered|on oxygen|on chemo\w*|on dialysis|in a wheelchair|bedridden|blind|deaf|homeless|pregnant|depressed|struggling|widow(?:ed|er)?|overwhelmed|broke)\b`,
      ),
      all(
        String.raw`\b(?:hard|tough|difficult|rough|bad|trying) (?:times?|year|months?|stretch|patch|luck|financial (?:time|situation))\b`,
      ),
      all(
        String.raw`\b(?:my|our|his|her) (?:\w+ )?(?:divorce|surgery|surgeries|cancer|illness|accident|heart attack|stroke|chemo\w*|disability|medical problems|health problems|depression|anxiety|hospital stay|layoff)\b`,
      ),
      all(
        String.raw`\b(?:i|we)(?:'m| am|'re| are|'ve been| have been)? (?:just )?(?:trying|hoping|about|want|planning) to (?:buy|get|refinance|rent|find) (?:a|an|my|our) (?:\w+ )?(?:house|home|apartment|car|truck|place|job|mortgage)\b`,
      ),
      all(
        String.raw`\b(?:i'm|i am) (?:a |an )?(?:(?:disabled|elderly|old|retired|poor|sick) )*(?:widow(?:er)?|veteran|senior|pensioner|retiree|orphan)\b|\bon (?:disability|welfare)\b`,
      ),
      all(
        String.raw`\b(?:i|we|my|our)\b[^.;]{0,50}\b(?:twins|newborn|new baby|pregnan\w+|drowning in|are drowning|am drowning|hours (?:were |got |have been )?cut|cut (?:my|our) hours|furlough\w*|dialysis|funeral|foreclos\w+|evict\w+|homeless|a stroke|cancer|miscarriage|going through a lot|been through a lot|been rough|been hard|fell apart|a mess|nervous breakdown|caring for (?:my|our)|care of my (?:mother|father|mom|dad|husband|wife|sick)|house (?:burned|flooded)|flood|hurricane)\b`,
      ),
      all(
        String.raw`\b(?:i|we)\b[^.;]{0,30}\b(?:on deployment|deployed|overseas|incarcerated|in jail|in prison|in rehab|away for work|traveling|out of town|on vacation)\b[^.;]{0,60}\b(?:so|therefore|and|which is why)\b[^.;]{0,60}`,
      ),
      all(
        String.raw`\b(?:my|our|the) (?:furnace|car|truck|roof|transmission|water heater|heater|heat|van|well|septic|washer)\b[^.;]{0,15}\b(?:broke|died|quit|went out|blew|leak\w*|needed|was totaled)\b[^.;]{0,40}`,
      ),
      all(
        String.raw`\b(?:could not|couldn't|did not|didn't|forgot to|unable to|not able to|meant to) (?:write|answer|respond|reply|get to (?:this|it)|see|open|deal)\b[^.;]{0,25}\b(?:before|sooner|earlier|until|till|in time|right away|back)\b`,
      ),
      all(String.raw`\bsingle (?:mom|mother|dad|father|parent)\b`),
      all(
        String.raw`\b(?:get(?:ting)?|gets|got) back on (?:my|our) feet\b|\bmake ends meet\b|\bmaking ends meet\b|\b(?:feed|support|raise|raising|feeding) (?:my|our|\w+) (?:kids|family|children|babies)\b`,
      ),
      all(
        String.raw`\b(?:because of|due to|during|since|after) (?:the )?(?:covid(?:-19)?|pandemic|lockdown|hurricane|my (?:divorce|illness|accident|surgery|injury))\b`,
      ),
    ],
    unless: [denied, attributed],
    notIn:
      /\b(?:because|due to|as a result|on account) of (?:you|your|these|the) ?(?:calls?|letters?|threats?|conduct|harassment|agents?)?\b|\byour (?:\w+ )?(?:calls?|letters?|threats?|conduct|harassment|agents?|collectors?|caller)\b[^.;]{0,40}\b(?:caused|made|cost|got|led|had)\b|\b(?:caused|made|cost) me\b|\binsurance\b|\bbecause you\b|\bdecree\b/i,
  }),
})
