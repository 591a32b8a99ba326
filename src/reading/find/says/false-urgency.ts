import { statement } from '#reading/find/statement.ts'

const SOON =
  '(midnight|tonight|today|tomorrow|noon|close of business|end of day|end of business|(<number> ~3 (pm|p.m|am|a.m))|<duration>|hours|the clock)'
const FILE = '(file|case|account|matter|window|process|status|stage|phase|docket|claim|system|processing|review)'
const ENFORCED =
  '(enforcement|enforced|escalation|escalate|final processing|final action|automatic enforcement|legal processing|asset|seizure|execution|mandatory|final stage|critical|critical status|locked|lock|compliance|referral|final review|finalize|irreversible)'

export const falseUrgency = statement('false-urgency', {
  any: [
    `${FILE} ~5 (close|lock|lapse|expire|finalize|seal|terminate) ~6 ${SOON}`,
    `${SOON} ~12 (your|the|this) ~1 ${FILE} ~4 (close|lock|lapse|expire|finalize|seal|move|go|be sent|advance)`,
    '(decision|determination|escalation|enforcement|action|referral|review|processing) ~6 automatic',
    'automatic ~4 (escalation|escalate|enforcement|enforce|referral|decision|process|advance)',
    '(approve|select|flag|slate|mark|clear|queue|schedule|designate) ~3 for ~3 (enforcement|escalation|immediate action|final action|seizure|asset|final processing)',
    '(stop|halt|prevent|reverse|resolve) ~6 (next|within|only in|only within|before) ~3 (<duration>|hours)',
    `(last|final|only|remaining) ~1 (opportunity|chance|warning|window|notice|hours|attempt|hour|moments|minutes) ~10 (before|until|prior to|to stop|to avoid) ~6 (action|process|procedures|consequences|deadline|${ENFORCED})`,
    `(you have|only|just|within) ~2 <duration> ~6 (respond|reply|answer|act|comply|pay|call|stop) ~8 (before|until|or) ~8 ${ENFORCED}`,
    `(before|until|or) ~6 ${FILE} ~5 (move|go|advance|pass|transfer|proceed|enter) ~5 ${ENFORCED}`,
    `${ENFORCED} ~6 (start|begin|commence|take place|proceed|happen|go) ~4 ${SOON}`,
    `(reached|reach|entered|moved to|now at|now in|in) ~2 (critical|red|final|emergency|code red|level <number>|stage <number>|terminal) ~1 (status|stage|phase|level|alert|notice)?`,
    '(red|code|level|priority|stage|alert|phase|tier) ~1 (red|status|alert|one|<number>|orange|critical|escalation) ~8 (mandatory|response|immediate|compliance|require|alert|enforcement|final)',
    '(mandatory|compulsory|obligatory) ~2 (response|compliance|reply|action|answer|call)',
    '(response|compliance|reply|action) ~2 (mandatory|compulsory|obligatory|required by law)',
    'immediate (response|compliance|reply|action) ~3 (mandatory|require|demand|order|necessary)',
    '(emergency|crisis) (notice|alert|status|action|letter)',
    'by law ~2 you ~2 (must|have|be require) ~3 (answer|respond|reply|call|act|comply) ~8 (<duration>|immediately|today)',
    '(must|require|oblige|obligate) ~4 (answer|respond|reply|call|contact) ~8 <duration> ~4 (by law|law|federal|statute)',
    '(require|demand) by law ~6 (within|<duration>)',
    '(law|statute|federal law|state law|regulation|rules) ~5 (give|allow|grant|require) you ~3 (only|just|no more than)? ~2 <duration>',
    `you have until ~6 ${SOON} ~8 (stop|avoid|prevent|halt)`,
    '<duration> ~1 (notice|warning|ultimatum|deadline)',
    '(final|last) warning',
    '(time|clock) ~3 (run out|running out|ran out|up|expired|ticking)',
    `action ~2 (begin|start|commence) ~3 ${SOON}`,
    '(last|final|remaining) <duration> ~6 (before|to) ~4 (enforcement|action|procedures|escalation)',
    `(window|time|opportunity) ~8 (close|expire|end|gone) ~4 ${SOON}`,
    '(decision|determination) ~6 (move|advance|escalate|elevate|promote) ~4 you ~6 (stage|phase|level|tier)',
    '(move|advance|escalate) ~4 to ~2 (stage|phase|level|tier) ~2 (<number>|two|three|four|final)',
    '(enforcement|recovery) ~3 (begin|start|commence|proceed|initiate) ~4 (automatic|midnight|tonight|tomorrow|at once|within)',
    '(only|last) ~1 (opportunity|chance) ~3 (stop|avoid|prevent|halt) ~3 (enforcement|escalation|action)',
    'deadline ~2 (set|fix|impose|require) by ~1 (law|statute|government)',
    '(respond|reply|call|act|pay) ~3 <duration> ~3 or ~4 (case|file|matter|account) ~4 (finalize|close|lock|escalate|seal)',
    'escalation ~5 (tonight|today|midnight|tomorrow|automatic)',
    `(must|have to|need to) ~3 (resolve|pay|respond|call|answer) ~4 (close of business|midnight|tonight|noon|within ~2 hours) ~8 or`,
  ],
  framings: ['law', 'right'],
  unless: [
    '(dispute|verification)',
    '(offer|discount|savings|settlement|settle|rate|sale)',
    'allow ~3 <duration>',
    '(if|already) ~3 paid',
    'office ~4 (close|hours|open)',
    '(law|we) ~3 require us ~3 (stop|to)',
    '(send|return) ~5 (back|account) ~4 (to ~3 creditor|creditor|trust)',
    'emergency ~3 (dial|room|department|care|visit|physician|medical|contact|services)',
    '(answer|summons|court|clerk) ~8 <duration> ~6 (served|service)',
    'opt out',
    'no deadline',
    'arrest',
    'payment ~3 (post|process)',
    'original creditor',
  ],
})
