import { threat } from '#reading/find/statement.ts'

const PEOPLE =
  '(@others|grandmother|grandfather|parent|mother|father|mom|dad|brother|sister|son|daughter|kids|children)'

export const tellOthers = threat('tell-others', {
  any: [
    '@tells ~7 @others',
    '(@tells) ~2 your ~2 (grandmother|grandfather|parent|mother|father|mom|dad|brother|sister|son|daughter|kids|children|wife|husband)',
    `${PEOPLE} ~10 (know|hear|tell|inform|notify|contact|call|learn|find out|receive|copy|visit|discuss|aware|advise|alert|interview|question|ashamed|embarrass|get this|get a|get the|see|ask|read|wonder|think of you|surprised|disappoint)`,
    '(everyone|everybody|whole town|entire neighborhood|whole block|entire block|whole street|all ~2 (friends|neighbors)|people around you) ~6 (know|hear|find out|see|learn|talk)',
    '(neighborhood|neighbor) ~3 (investigation|inquiry|check|canvass|survey|interview)',
    '(investigate|investigation|inquiry|inquire|ask) ~6 (neighborhood|neighbor|character|reputation|community|habits)',
    '(character|reputation|habits) ~6 (investigate|investigation|inquiry|neighbor|ordered|community|ask)',
    '(contact|call|tell|inform|notify|reach|ask) ~3 (everyone|everybody|people|anyone|all those|those|each person) ~3 (on|in|listed|you) ~5 (application|list|phone|know|contacts|form|loan)',
    '(third parties|third party|other people|others) ~4 (tell|inform|contact|notify|know|learn)',
    '(copies|copy) ~4 (notice|letter|this)? ~5 @others',
    '(ask|get|collect|demand) ~4 (from|out of) ~2 @others',
    '(leave|leaving) ~3 (message|messages|notes|note) ~4 @others',
  ],
  implied: [
    '(want|wish|like) ~4 @others ~4 (know|hear|find out|learn|see)',
    'how ~8 @others ~4 (hear|find out|learn|see|know|feel|react)',
  ],
  framings: ['question'],
  unless: [
    '(permission|consent|authorize|authorization|written request)',
    'location information',
    '(other than|except) ~4 (attorney|spouse)',
    '(refer|tell) a friend',
    '(if|would|should) ~3 (you|rather) ~8 (friend|relative|family) ~4 (help|speak|assist|act)',
    '(speak|talk) ~4 (family member|relative|spouse) ~8 (permission|written)',
    'spouse (may|can) ~2 (call|contact|write)',
    'not responsible',
    'affiliate',
    '(landlord|creditor) ~4 (say|report|claim|tell|inform)',
    '(police|reference) ~1 (report|number|no)',
    '(include|use|write|quote|have|with|your|our|this) ~3 reference ~2 (number|no|#|<number>)',
    '(give|list|provide|name) ~3 =references',
    'reference (number|no|#|:)',
    '(refer|with|in|by) reference',
    '(estate|executor|death|deceased|pass away|die|late|loved)',
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
  ],
})
