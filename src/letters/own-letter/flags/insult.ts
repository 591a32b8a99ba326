import { defineFlag, phrases, type Guard } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const NAMES = String.raw`scum(?:bags?|my)?|blood ?suck\w+|crooks?|thie(?:f|ves)|liars?|idiots?|idiotic|morons?|moronic|imbeciles?|fools|jerks?|jackass(?:es)?|dumbass(?:es)?|bastards?|ass ?holes?|a-holes?|pigs|rats|snakes?|vultures?|leech(?:es)?|parasites?|vermin|low-?li(?:fe|fes|ves)|losers?|clowns?|bottom[- ]?feed\w+|sharks|cockroach(?:es)?|maggots?|goons?|thugs?|weasels?|con (?:man|men|artists?)|extortionists?|bullies|bully|hoodlums?|gangsters?|creeps?|sleaze(?:balls?|bags?)?|slimeballs?|trash|dirtbags?|dirt ?bags?|scam artists?|scammers?|sickos?|monsters?|devils?|nazis?|hyenas?|swindlers?|jackals?|wolves|buzzards?|worms?|pricks?|dickheads?|punks?|cretins?|hucksters?|shysters?|bums|animals|dogs|slime|cheats|cowards?|hacks`
const ADJECTIVES = String.raw`disgusting|pathetic|nasty piece of work|sleazy|slimy|greedy|evil|heartless|stupid|dumb|clueless|incompetent|worthless|shameless|despicable|crooked|dirty|filthy|lying|thieving|nasty|rotten|wicked|cruel|soulless|brainless|shady|nasty piece of work`
const CURSES = String.raw`fuck\w*|f\*+\w*|f-?ing\b|shit\w*|bullsh\w+|bull crap|bs\b|crap(?:py)?\b|damn\w*|goddamn\w*|bitch\w*|piss off|screw (?:you|off)|shut up|drop dead|go to hell|to hell with|(?:what|who|how|where|why) the (?:hell|heck|f\w+)|burn in hell|rot in hell|kiss my \w+|shove it|stick it|get lost|get a (?:life|real job)|eat (?:dirt|crap)|suck it|shame on you|you should be ashamed|you make me sick|take a hike|go jump`

/** "You called me a deadbeat", "you think I am stupid": said of the writer. */
const saidOfMe: Guard = before =>
  /\b(?:call(?:ed|s|ing)|calling|named|said|saying|says|refer(?:red|s|ring) to|treat(?:ed|s|ing)?|make|made|think)\b[^.;]{0,30}\b(?:me|i|i'm|us|my \w+)\b[^.;]{0,25}$|\b(?:i|i'm|i am|im|was i|am i)(?: (?:not|no|so|too|was|a|an|feel|felt))*\s*$/i.test(
    before,
  )

/** Thieves and scammers who took the writer's name, rubbish that is collected, a town. */
const OTHERS =
  /\bidentity thie(?:f|ves)\b|\b(?:thie(?:f|ves)|scammers?|scam artists?|crooks?)\b[^.;]{0,40}\b(?:used|stole|opened|took|got|my (?:identity|name|wallet|card))\b|\b(?:garbage|trash) (?:bill|pick-?up|collection|service|fee|hauling|bin|can)\b|\b(?:trash|garbage) and (?:water|sewer)\b|\bbully(?:ing)? (?:law|policy)\b|\b(?:pet|two|my|our) (?:rats|snakes?|dogs|animals)\b/i

export const insult = defineFlag({
  flag: 'insult',
  severity: 'medium',
  why: 'A judge may read this letter one day. Calm words carry further.',
  improve: 'Leave it out. Say: please send verification.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(String.raw`\b(?:${NAMES})\b`),
      all(
        String.raw`\b(?:you|you're|your|you are|y'all|these|this|such|are|bunch of|pack of|gang of)(?: (?!i\b|i'm\b|me\b|my\b)[\w']+){0,4}? (?:${ADJECTIVES})\b`,
      ),
      all(
        String.raw`\b(?:${ADJECTIVES}) (?:people|company|outfit|letter|collectors?|agency|business|lies?|tricks?|tactics|operation|little|excuse)\b`,
      ),
      all(
        String.raw`\b(?:garbage|trash|junk|rubbish|toilet paper) (?:letter|company|notice|people|claim|mail)\b|\b(?:your|this|that) (?:\w+ )?(?:letter|notice|claim|company) (?:is|was) (?:\w+ )?(?:garbage|trash|a joke|junk|a bad joke|toilet paper)\b`,
      ),
      all(
        String.raw`\b(?:sorriest|lowest|nastiest|dumbest|worst|meanest|rudest|vilest|biggest) (?:\w+ ){0,2}?(?:human|person|people|excuse|company|man|woman|outfit|liars?|agency|bunch)`,
      ),
      all(String.raw`\byou(?: people| all| guys)?(?: \w+)? prey (?:on|upon)\b`),
      all(String.raw`\b(?:${CURSES})`),
    ],
    unless: [saidOfMe],
    notIn: OTHERS,
  }),
})
