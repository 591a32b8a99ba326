import { threat, type ThreatFinder } from '#reading/find/statement.ts'
import { pattern } from '#reading/language/pattern.ts'
import { listed, CALL_LISTS } from './listed.ts'

const PEOPLE =
  '(@others|grandmother|grandfather|parent|mother|father|mom|dad|brother|sister|son|daughter|kids|children)'

const told = threat('tell-others', {
  any: [
    '(facebook|instagram|social media|whatsapp|online) ~1 (friend|friends|contacts|followers) ~8 (message|tell|hear|know|write|see|learn|told|contact)',
    '(message|tell|write|contact|tag) ~6 (facebook|instagram|social media|whatsapp|online) ~1 (friend|friends|contacts|followers)',
    '(pay|settle) or ~2 @others ~3 (find out|finds out|hear|hears|know|knows|learn|learns)',
    '(lay|put|place|bring|raise|take) ~2 (matter|it|this|account|debt|case|file|that) ~3 (before|to|with|up with|in front of) ~2 @others',
    '(communicate|report|reveal|disclose|pass|make known|make public|bring) ~6 to ~6 @others',
    '(knowledge|attention|notice|ears) of ~6 @others',
    '@others ~10 (press|pressure|push|lean on|force|urge) ~2 you ~2 (pay|settle)',
    'take ~3 up with ~3 your ~2 (wife|husband|mother|father|parent|parents|family|landlord|brother|sister)',
    '(everyone|everybody|anyone|all|each|those) ~3 (gave|give|list|named|put down) ~3 (=reference|=references|contact) ~8 (letter|call|hear|know|told)',
    '(next stop|next call|next visit|next letter|next place) ~4 @others',
    '(shame|pity|too bad|awkward|embarrassing) if ~3 @others ~4 (hear|know|learn|find|see|get)',
    '(next stop|next call|next visit) ~3 your ~1 (mother|father|mom|dad|brother|sister|wife|husband|son|daughter)',
    '(wonder|imagine|guess|bet) ~3 what ~3 @others ~6 (think|say|feel|do)',
    'word ~2 (get|gets|spread|travel|travels) ~6 (around|town|fast)',
    '(make sure|see to it) ~3 (everyone|everybody|word|people|town) ~4 (know|hear|spread|it does)?',
    '@tells ~7 @others',
    '(@tells) ~2 your ~2 (grandmother|grandfather|parent|mother|father|mom|dad|brother|sister|son|daughter|kids|children|wife|husband)',
    `${PEOPLE} ~10 (know|hear|tell|inform|notify|contact|call|learn|find out|receive|copy|visit|discuss|aware|advise|alert|interview|question|ashamed|embarrass|get this|get a|get the|see|ask|read|wonder|think of you|surprised|disappoint)`,
    '(everyone|everybody|whole town|entire neighborhood|whole block|entire block|whole street|all ~2 (friends|neighbors)|people around you) ~6 (know|hear|find out|see|learn|talk)',
    '(neighborhood|neighbor) ~3 (investigation|inquiry|check|canvass|survey|interview)',
    '(investigate|investigation|inquiry|inquire|ask) ~6 (neighborhood|neighbor|character|reputation|community|habits)',
    '(character|reputation|habits) ~6 (investigate|investigation|inquiry|neighbor|ordered|community|ask)',
    '(contact|call|tell|inform|notify|reach|ask) ~3 (everyone|everybody|people|anyone|all those|those|each person) ~3 (on|in|listed|you) ~5 (application|list|phone|know|contacts|form|loan)',
    '(third parties|third party|=other people|=others) ~4 (tell|inform|contact|notify|know|learn)',
    '(copies|copy) ~4 (notice|letter|this)? ~5 @others',
    '(ask|get|collect|demand) ~4 (from|out of) ~2 @others',
    '(they|she|he) (will|shall|would) ~2 (hear|know|find out|learn) ~3 (about|of) ~3 (debt|balance|account|what you owe)',
    '(leave|leaving) ~3 (message|messages|notes|note) ~4 @others',
  ],
  implied: [
    'how ~2 (look|sound|feel|go over|seem) ~3 (if|when) ~4 @others ~4 (find out|found out|hear|heard|learn|know|knew|see|saw|read)',
    '(hate|sorry|regret|rather not|prefer not|loath|not like) ~2 to ~2 (have to|need to)? ~1 (call|phone|tell|write|contact|bother|involve) ~3 @others',
    '(nobody|no one|none) ~2 (at|in|from) ~4 (family|street|church|building|neighborhood) ~3 (need|needs|have|has) ~2 (hear|know|find out|learn)',
    '(want|wish|like) ~4 @others ~4 (know|hear|find out|learn|see)',
    'how ~8 @others ~4 (hear|find out|learn|see|know|feel|react)',
  ],
  framings: ['question'],
  unless: [
    '(nobody|no one|none) else',
    'you (=gave|=allowed|=asked|=let|=authorized|=told) us',
    '(leave|permission|consent) ~1 to ~1 (speak|talk|write|discuss)',
    '(tell|told|inform|notify|notified) us',
    'ask us ~1 (contact you|write|help|collect|reach)',
    '(has|have) asked ~2 (us|for our)',
    '(permission|consent|authorize|authorization|written request)',
    'location information',
    '(other than|except) ~4 (attorney|spouse)',
    '(refer|tell) a friend',
    '(if|would|should) ~3 (you|rather) ~8 (friend|relative|family) ~4 (help|speak|assist|act)',
    '(speak|talk) ~4 (family member|relative|spouse) ~8 (permission|written)',
    'spouse (may|can) ~2 (call|contact|write)',
    'not responsible',
    'affiliate',
    '(landlord|creditor) ~4 (say|report|claim|tell|inform|ask us|hire|engage|retain|place|send us|turn)',
    'tenant ~1 (recovery|services|collections|screening|solutions|llc|inc)',
    'let you know',
    'you will not hear',
    '(police|reference) ~1 (report|number|no)',
    '(include|use|write|quote|have|with|your|our|this) ~3 reference ~2 (number|no|#|<number>)',
    '(give|list|provide|name) ~3 =references',
    'reference (number|no|#|:)',
    '(refer|with|in|by) reference',
    '(estate|executor|death|deceased|pass away|pass on|passing|die|late|loved|funeral|bury|condolence)',
    'community (property|bank|credit|hospital|health|college)',
    '(club|church|school|street) ~1 (fee|dues|tuition|address)',
    '(neighborhood|community) (office|branch|center|clinic)',
    'never ~4 (call|contact|tell|discuss)',
    'form for that',
    'friends and family ~2 (discount|plan|rate)',
    '(children|child|son|daughter|kids) ~3 (hospital|dental|care|visit|school|tuition|clinic|braces|account|bill)',
    'called us',
    '(your|the) (brother|sister|mother|father|son|daughter|wife|husband|spouse|friend) ~2 (call|write|contact|ask|tell) us',
    'speak with you',
    'family (practice|dental|dentistry|medical|medicine|health|clinic|care|physicians|law|services|bank|credit|fitness|court|doctor|fun|furniture|auto|center)',
  ],
})

const LISTED_PEOPLE = pattern(PEOPLE)

/** Family, neighbors and friends, told in the letter or listed under "People we will call". */
export const tellOthers: ThreatFinder = text => [
  ...told(text),
  ...listed(CALL_LISTS, LISTED_PEOPLE, text).map(evidence => ({
    action: 'tell-others' as const,
    modality: 'will' as const,
    evidence: [evidence],
  })),
]
