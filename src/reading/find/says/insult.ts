import { statement } from '#reading/find/statement.ts'

const INSULT =
  '(deadbeat|deadbeats|loser|losers|liar|liars|cheat|cheater|cheats|thief|thieves|crook|crooks|bum|bums|lowlife|low-life|low life|scum|scumbag|trash|garbage|parasite|parasites|freeloader|freeloaders|leech|leeches|moocher|moochers|idiot|idiots|moron|morons|imbecile|fool|fools|dummy|jerk|coward|cowards|weasel|rat|pig|slob|disgrace|disgraceful|pathetic|worthless|good-for-nothing|good for nothing|despicable|contemptible|shameless|shameful|spineless|degenerate|sponger|mooch|dirtbag|sleazebag|sleaze|bloodsucker|vermin|lazy|stupid|dumb|=ignorant|irresponsible|immature|childish|gutless|con artist|swindler|scoundrel|lying|dishonorable|dishonest|welfare queen|waste of|skunk|cockroach|crybaby|hypocrite|disgusting|selfish|illiterate)'

export const insult = statement('insult', {
  any: [
    `(you|people like you|your kind|you people|someone like you|folks like you) ~5 ${INSULT}`,
    `${INSULT} ~3 (like you|as you|such as you|you are)`,
    `(only|nothing but|such|real|total|complete|another|special kind of) ~3 ${INSULT}`,
    '(shame on you|ashamed of yourself|be ashamed|should be ashamed|have you no shame|no shame|no honor|no decency|no self-respect|no conscience|no morals|no backbone)',
    '(deadbeat|deadbeats|scumbag|lowlife|low-life|freeloader|sleazebag|dirtbag|moocher|losers like)',
    '(hell|damn|damned|goddamn|crap|shit|bullshit|bastard|bitch|asshole|ass|piss|fuck|fucking|son of a|screw you|dammit|wtf)',
    '(make|makes|making) ~2 (me|us|we) ~2 (sick|vomit|puke)',
    '(grow up|get a job|get off your|quit whining|stop whining|quit crying|cry me a river|man up|wake up and)',
    '(decent|honest|good|real|responsible|hard-working|hardworking|honorable|respectable|normal) ~1 (people|folks|men|women|citizens|americans|neighbors|person|parents) ~3 (pay|keep their|honor)',
    '(mother|father|parents|children|kids|family|wife|husband) ~4 (ashamed|proud|embarrassed|disgusted) ~6 (you|raising|of|your)?',
    '(you|your) ~3 (sicken|disgust|sickens|disgusts) ~2 (us|me|we)?',
    'what (kind|sort) of ~3 (person|man|woman|human|mother|father|parent|people)',
    'not take orders ~8 (owe|money|people)',
    '(live|lives|living) off ~5 (money|other|others|people|taxpayer)',
    '(stop|quit) (being|acting like) ~2 (baby|child|fool|coward|victim|jerk|idiot|little)',
    'your ~2 (word|promise|name|excuses|life) ~3 (worthless|garbage|nothing|trash|junk|mud)',
    '(pathetic|sorry|poor|lame|miserable|disgusting) ~1 excuse ~2 (for|of)',
    '(excuse for a|waste of) ~2 (human|person|man|woman|parent|mother|father|being|space|air|oxygen|skin)',
    `be (a|an|such|so) ~2 ${INSULT}`,
    'too (stupid|lazy|dumb|cheap|=ignorant|proud) ~3 (to|for|read|pay|work)',
    '(stiff|stiffed|stiffing|mooching|leeching|sponging)',
    'special kind of (trash|stupid|low)',
    '(you are|your family is) ~3 (a|an)? ~1 (disgrace|embarrassment|joke|failure|burden|nobody)',
    '(call|consider) yourself ~3 (man|woman|adult|parent|mother|father|christian|citizen)',
    '(your|such) (pathetic|sorry|ridiculous|lame|feeble|pitiful) ~2 (excuse|excuses|life|story|self|sob)',
    '(are|r) you (stupid|deaf|dumb|blind|an idiot|that stupid|retarded|illiterate|that dumb)',
    '(liar|thief|cheat|crook|deadbeat|moron|idiot|bum|loser|coward|parasite) !',
  ],
  implied: [`not be ~3 ${INSULT}`],
  framings: ['question'],
  unless: [
    '(not|never|no) ~5 (insult|bad person|shame in|abuse|harass)',
    'no shame in',
    '(identity|someone|if a|if) ~3 thief',
    '(lazy|cheater|cheaters|trash|waste) ~3 (llc|inc|service|park|river|hauling|removal|pizza|sewer|pickup|collection account|acres|management|boy)',
    '(trash|garbage|waste|sewer) ~2 (and|service|pickup|hauling|bill|collection|removal|disposal)',
    '(good|many|most) ~1 people ~2 (fall|have|lose)',
    'damage to',
    'stop payment',
    'hell (or|gate|canyon)',
  ],
})
