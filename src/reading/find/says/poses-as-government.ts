import { statement } from '#reading/find/statement.ts'

const LEVEL =
  '(federal|united states|u.s|us government|national|state|county|district|government|municipal|interstate|city|commonwealth|regional|washington)'
const BODY =
  '(bureau|department|dept|division|agency|authority|administration|commission|office|task force|district|wing|desk|program|unit|registry|tribunal|board|service|directorate|command|ministry)'
const POWER =
  '(enforcement|warrant|restitution|arbitration|mediation|compliance|legal enforcement|debt recovery|debt enforcement|debt compliance|consumer restitution|civil arbitration|civil enforcement|claims enforcement|debt adjudication|investigation|investigations|prosecution|debt resolution|debt affairs|consumer debt|bad check|check enforcement|financial crimes|revenue recovery|collections|collection enforcement|levy|marshal|adjudication|judicial|justice|penalty|sanctions|fraud|financial crime|consumer fraud|criminal|debtor|debt registry|revenue)'

export const posesAsGovernment = statement('poses-as-government', {
  any: [
    // a sender's name made of a level of government, an office and a power
    `${LEVEL} ~4 ${POWER} ~4 ${BODY}`,
    `${LEVEL} ~3 ${BODY} ~4 ${POWER}`,
    `(department|bureau|office|ministry|division) of ~4 ${POWER}`,
    `(enforcement|warrant|restitution|arbitration|compliance|adjudication|prosecution|judicial|justice|levy|penalty) ~3 (bureau|authority|commission|tribunal|wing|directorate)`,
    `(federal|state|county|united states|u.s) ~1 (debt|debts|collection|collections|recovery|credit|claims|processing|consumer) ~3 ${BODY}`,
    `(federal|united states|u.s|government) ~3 (bureau|department|authority|task force|commission|agency) ~3 of ~4 (debt|consumer|credit|collection|claims)`,
    'warrant (desk|division|unit|department|office|squad)',
    // claims of authority
    '(under|by|with|pursuant to) ~3 (authority|power|powers|mandate|orders|order|direction|jurisdiction|auspices) of ~6 @government',
    '(its|our|this|their) ~2 (federal|state|county|government|governmental|legal|judicial|police|official) (authority|power|powers|mandate|jurisdiction)',
    '(federal|government|state|governmental|county) (authority|powers|mandate|jurisdiction)',
    '(=certified|approved|endorsed|vouched|authorize|commissioned|deputized|appointed|empowered|sanctioned|recognized|backed|bonded|accredited|chartered|designated) ~4 (by|of|from|with) ~4 (@regulator|state|county|city)',
    '@regulator ~2 (authorize|approve|certify|endorse|appoint|direct|instruct|order|hire|empower) ~2 (us|our|this agency|this office)',
    '(authorized|official|approved|certified|designated|appointed) ~2 (partner|agent|representative|arm|contractor|agency) ~2 (of|for) ~4 @regulator',
    '(arm|branch|division|agency|extension|affiliate|part|partner|subsidiary|unit|office) of ~4 (federal|government|state|u.s|united states|treasury|county|court|courts|irs|department of justice|sheriff)',
    '(work|working|works|cooperate|cooperating|partner|partnered|coordinate|coordinating|affiliated|association|conjunction|liaison|teamed|alongside|together|acting|contract) ~4 (with|for|on behalf of) ~6 (sheriff|police|district attorney|federal government|state government|county government|government|irs|treasury|attorney general|fbi|law enforcement|department of justice|local authorities|federal authorities|authorities|the state|prosecutor|court|courts|homeland security|federal trade commission|consumer financial protection bureau|cfpb|ftc|marshal|social security administration)',
    '(on behalf of|representing|behalf of) ~3 (the state|state of|federal government|government|united states|county|people of the state|u.s government)',
    '(systems|services) ~6 (branch|agency|department) of ~3 (federal|state|united states) ~4 (government|taxes)?',
    '(official|government|governmental|federal|state) (business|notice|document|communication|action|order|form|seal|levy) ~6 (do not discard|department|penalty|notice|official|only|enforcement|debt|government|from|of)',
    'official (government|state|federal|county|court) (notice|business|document|mail|order|letter)',
    'official business',
    'penalty for private use',
    '(full|backed|support|power|weight|force) ~6 (federal government|state government|united states|the government)',
    '(officer|agent|investigator|detective|inspector|deputy|marshal|captain|sergeant|lieutenant|lt|sgt|special agent) ~4 (with|of|from|at|w / ) ~5 (federal|county|state|government|enforcement|task force|bureau|department|legal|fraud|united states)',
    '(officer|agent|detective|sergeant) ~3 badge',
    'badge ~2 (no|number|#|<number>)',
    '(district attorney|prosecutor|attorney general|state attorney|county attorney) ~4 (program|programme|restitution|check|bad check)',
    'notice of levy',
    '(authority|power|mandate|orders|backing|permission) ~4 (from|of|by) ~2 (congress|government|state|federal|president|court|courts|treasury|attorney general)',
    '(government|federal|state) ~1 (collection|collections|debt|recovery|enforcement) (notice|order|action|letter|demand|agency|office)',
    '(debt|collection|collections|claims|credit) court',
    '(agency|bureau|office|department|division|unit) of ~1 (state of|state|county of|federal|united states|u.s)',
    'magistrate collector',
    'deputized',
    'your file ~8 (government|federal|authority) ~2 (authority|bureau|agency)?',
    'gag order',
  ],
  stance: 'asserted',
  unless: [
    '(licensed|license|registered|regulated|permit|bonded in|supervised) ~4 (by|in|with|under|no|number|#)',
    '(license|permit|licence|nmls) ~3 (number|no|#|<number>)',
    'licensed',
    '(contact|complain|complaint|write|visit|call|go to|reach|information|learn|website|explains|describes|questions|available|www|<url>) ~14 (cfpb|bureau|commission|attorney general|department|<url>)',
    '(commission|cfpb|bureau|attorney general) ~2 (enforce|oversee|regulate|supervise|explain|protect|require)',
    '(cfpb|bureau|commission|attorney general|department) ~14 (<url>|<phone>|complaint|website|explains|describes|website)',
    '(credit union|savings bank|state bank|national bank|federal bank|bank|federal savings)',
    '(owed to|owe to|creditor|debt to|account with|lender|loan from|guaranteed by|served by|collect ~4 behalf of) ~6 (city|county|state|department|commission|united states|u.s|federal)',
    '(student loan|under contract|contract with)',
    'behalf of ~3 (u.s|united states) ~1 department of education',
    'not ~4 (affiliate|affiliated|government|endorsed|approved|certified|part|connected)',
    'no (government|governmental|state|federal) ~1 agency',
    '(federal|state) law',
    'district court',
    '(county|state|city|district|federal) ~3 (medical|hospital|clinic|university|college|school|water|health|utilities|library|dental|farm|housing)',
    '(division of banking|department of insurance|department of commerce|department of law|department of consumer (affairs|protection|and worker)|department of financial|consumer affairs|department of banking|collection service board)',
    '(suit|lawsuit|judgment|plaintiff|defendant|file|filed) ~6 (court|county)',
    '(irs|tax|federal tax|federal student loan) ~1 (debt|offset|refund)',
    'a federal debt',
    'customer service',
    'better business bureau',
    '(if|victim|identity theft) ~8 (police|ftc|federal trade commission)',
    'report ~5 to ~4 (irs|internal revenue)',
    'private collection agencies',
  ],
})
