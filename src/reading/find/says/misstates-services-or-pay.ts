import { statement } from '#reading/find/statement.ts'

const OUR_PAY =
  '(fee|commission|compensation|percentage|charge|cost|time|expense|rate|share|hour|work|services|what it costs us)'
const BY_LAW =
  '(by law|set by|statutory|federal law|state law|law|legally|regulation|statute|mandated|fixed by|government|federal rules|state rules)'

export const misstatesServicesOrPay = statement('misstates-services-or-pay', {
  any: [
    '(finish|complete|done|conclude) ~2 (looking|search|digging|checking) ~3 (into|through|for) ~2 your ~4 (account|property|asset|finances|income|bank)',
    '(get|make|earn|take|receive) nothing ~2 (out of|from|for) (this|it|your|what)',
    '(we|i) work for you ~4 (free|no charge|no cost|nothing)',
    '(legislature|congress|statute|law|state|government) ~3 (fix|set|establish|approve|determine) ~3 (our|collection|agency) ~2 (fee|commission|charge|rate)',
    '(know|found|have) ~2 (every|all) ~2 (asset|account|property) ~8 (search|investigation|research)',
    '(hour|hours) of ~3 (attorney|lawyer|legal|staff|our) time ~4 (charge|bill|add)',
    '<duration> of ~3 (attorney|lawyer|legal|staff|our) (time|work) ~5 (charge|bill|add)',
    `(our|agency|collection|recovery|contingency|statutory|service) ~3 ${OUR_PAY} ~8 ${BY_LAW}`,
    `(statutory|legal|government-set|mandated|lawful|legally mandated) ~3 (collection|recovery|agency|service|commission|contingency) ~2 ${OUR_PAY}`,
    `(law|statute|regulation|code|act|rules|government|congress|state) ~2 (let|lets) us ~4 (charge|add|collect|take|keep) ~4 (you|<percent>|fee|commission)`,
    `(law|statute|regulation|code|act|rules|government|congress) ~4 (entitle|set|fix|allow|require|permit|give|grant|mandate|provide|authorize|oblige|obligate|make) ~4 (us|we|our|agency|collector|you) ~8 (${OUR_PAY}|<percent>|reimburse)`,
    `(law|legally|statute) ~4 you ~4 (pay|owe|reimburse|cover|bound) ~6 (our|agency|collector|collection) ~6 ${OUR_PAY}`,
    `you ~3 (legally|by law) ~3 (responsible|liable|bound|required|obligated) ~8 (${OUR_PAY}|cost us|our)`,
    `(bound|oblige|require|obligate) ~4 (pay|reimburse|cover|owe) ~4 (our|agency) ~4 ${OUR_PAY}`,
    'you ~3 (liable|responsible) for ~3 (hour|time|work|services|effort)',
    'you ~2 (owe|pay|billed|charge|reimburse|cover) ~4 (us|our) ~6 (hour|legal work|time|work|investigation|services|research)',
    'you ~2 (owe|pay|billed|charge|reimburse|cover) ~4 for ~4 (legal work|investigation|research)',
    '(billed|bill|charge) ~3 (for|our) ~3 (time|hour|work|services)',
    '(hour|day|<duration>) ~4 (work|research|investigation|legal) ~10 (you ~2 (pay|owe|be billed|be charged)|your bill|at your expense)',
    '(complete|conduct|carry|perform|finish|do|undertake|make|run|order) ~4 (full|complete|thorough|extensive|detailed|exhaustive|comprehensive|in-depth|deep|nationwide)? ~4 (asset|background|employment|property|financial|finances|bank|income|lifestyle|credit) ~4 (search|investigation|check|review|inquiry|study|sweep|profile|trace|audit|report)',
    '(complete|conduct|carry out|perform|finish|do|run) ~4 (investigation|search|inquiry|check|audit|study|trace) ~4 (of|into|on|about) ~3 (you|your) ~4 (asset|property|employment|bank|income|finances|background|financial|lifestyle|life)?',
    '(search|investigation|inquiry|background check|asset check|records check|audit|study) ~4 (of|into|on|about) ~3 (you|your) ~4 (asset|property|employment|bank|income|finances|background|financial)',
    '(asset|background) ~3 (search|investigation|check) ~3 (on|of|about|into) ~2 (you|your)',
    '(investigator|team|agents|we|staff) ~3 (=located|identify|traced|discover|map|catalog|=found) ~6 (asset|bank account|property|income|employer)',
    'by law ~5 (owe|pay) ~4 <percent>',
    '(spend|put|put in|devote|=spent) ~5 (hour|day|<duration>) ~6 (on|working|into|work) ~4 (file|case|account)',
    '(entitle|entitled) ~4 (commission|fee|<percent>) ~4 (from you|from the consumer|of the balance|paid by you|from consumer)?',
  ],
  framings: ['law', 'right'],
  unless: [
    'license (fee|fees)',
    '(client|creditor) ~1 pay',
    '(charge|add) ~2 no',
    'pay us ~2 commission',
    '(you ~1 pay us nothing|we are paid by)',
    '(return|dishonored) check',
    'require us ~3 (give|tell|send|provide|to|stop|mail)',
    'entitled to collect ~4 debt',
    'dispute',
    'court may award',
    '(contract|agreement) ~6 (allow|provide|authorize)',
    '(records|your payment) ~4 =found',
    'you (do|will) not owe',
    '(insurance|insurer|claim|medical) ~4 (review|inquiry|phone)',
    'interest ~3 judgment',
    'judgment ~3 interest',
  ],
})
