import { statement } from '#reading/find/statement.ts'

const SOON =
  '(midnight|tonight|today|tomorrow|(5|6|4|3|12|9|8|10) ~3 (pm|p.m|am|a.m)|noon|<duration>|close of business|end of day|end of business)'
const FILE = '(file|case|account|matter|window|process|decision|status|stage|phase|docket|claim)'

export const falseUrgency = statement('false-urgency', {
  any: [
    `${FILE} ~4 (close|closes|closing|lock|locked|lapse|expire|finalized|finalize|seal|sealed) ~6 ${SOON}`,
    `(decision|determination|escalation|enforcement|action|referral|review|processing) ~6 (automatic|automatically|entered automatically|start automatically|begin automatically)`,
    '(automatic|automatically) ~4 (escalation|escalate|enforcement|enforce|referral|decision|processed|advance|advanced)',
    '(approve|approved|select|selected|flag|flagged|slated|marked|cleared|queued|scheduled|designated) ~3 for ~3 (enforcement|escalation|immediate action|final action|seizure|asset)',
    '(stop|stopped|halt|halted|prevent|prevented|reverse|resolve) ~6 (next|within|in the next|only in|only within) ~3 (<duration>|hours|hrs)',
    '(last|final|only) ~1 (opportunity|chance|warning|window|notice|hours|attempt|hour) ~10 (before|until|prior to|to stop|to avoid) ~6 (enforcement|action|escalation|execution|lock|locked|seizure|procedures|consequences|deadline|process)',
    '(red|code|level|priority|stage|status|alert|phase|tier) ~1 (red|status|alert|one|1|2|3|4|5|six|orange|critical|escalation) ~8 (mandatory|response|immediate|compliance|required|alert|enforcement|final)',
    '(mandatory|compulsory|immediate|obligatory) ~2 (response|compliance|reply|action) ~4 (required|demanded|needed|within|by law|ordered|mandatory)?  ~6 (by law|within|<duration>|alert|required)',
    'by law ~2 you ~2 (must|have|are required) ~3 (answer|respond|reply|call|act|comply) ~8 (<duration>|days|hours|immediately|today)',
    '(must|required|obliged|obligated) ~4 (answer|respond|reply|call|contact) ~8 <duration> ~4 (by law|law|federal|statute)',
    '(required|demanded) by law ~6 (within|<duration>)',
    'you have until ~6 (today|tonight|(5|4|3|6|noon|midnight)) ~8 (stop|avoid|prevent|halt)',
    '(<duration>) ~1 (notice|warning|ultimatum|deadline)',
    '(final|last) warning',
    'action (will|shall) ~1 (begin|start|commence) ~3 ((9|8|10|12) ~3 (am|a.m|pm)|tomorrow|tonight|midnight)',
    `(last|final|remaining) <duration> ~6 (before|to) ~4 (enforcement|action|procedures|escalation)`,
    `(window|time|opportunity) ~8 (closing|closes|close|expire|expires|ends|gone) ~4 ${SOON}`,
    '(decision|determination) ~6 (move|advance|escalate|elevate|promote) ~4 you ~6 (stage|phase|level|tier)',
    '(move|advance|advanced|escalate|escalated) ~4 to ~2 (stage|phase|level|tier) ~2 (<number>|two|three|four|final)',
    '(enforcement|recovery) ~3 (begin|start|commence|proceed|initiated) ~4 (automatically|midnight|tonight|tomorrow|at once|within)',
    '(only|last) ~1 (opportunity|chance) ~3 (stop|avoid|prevent|halt) ~3 (enforcement|escalation|action)',
    'deadline ~2 (set|fixed|imposed|required) by ~1 (law|statute|government)',
    'file ~5 closes',
    '(respond|reply|call|act|pay) ~3 (<duration>) ~3 or ~4 (case|file|matter|account) ~4 (finalized|closed|locked|escalated|sealed)',
    'escalation ~5 (tonight|today|midnight|tomorrow|automatic)',
  ],
  framings: ['law', 'right'],
  unless: [
    '(dispute|disputes|verification)',
    '(offer|discount|savings|settlement|settle)',
    '(allow|please allow) ~3 <duration>',
    '(if|already) ~3 paid',
    'office ~4 (close|closes|hours|open)',
    '(law|we) ~3 (require|requires|required) (us|we) ~3 (stop|to)',
    '(send|sent|return|returning) ~5 (back|account) ~4 (to ~3 creditor|creditor|trust)',
    'emergency ~3 dial',
    '(answer|summons|court|clerk) ~8 (<duration>|days) ~6 (served|service)',
    'opt out',
    'no deadline',
  ],
})
