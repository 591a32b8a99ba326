import { statement } from '#reading/find/statement.ts'

const OUR_PAY =
  '(fee|fees|commission|compensation|percentage|charge|charges|cost|costs|time|expenses|rate|recovery fee|share|hours|work|services)'

export const misstatesServicesOrPay = statement('misstates-services-or-pay', {
  any: [
    `(our|agency|collection|recovery|contingency|statutory|service) ~3 ${OUR_PAY} ~8 (by law|set by|statutory|federal law|state law|required by|law|legally|regulation|regulations|statute|mandated|fixed by)`,
    `(statutory|legal|government-set|mandated|lawful|legally mandated) ~3 (collection|recovery|agency|service|commission|contingency) ~2 ${OUR_PAY}`,
    `(law|statute|regulation|regulations|code|act|rules) ~4 (entitle|entitles|set|sets|fix|fixes|allow|allows|require|requires|permit|permits|give|gives|grant|grants|mandate|mandates|provide|provides|authorize|authorizes|oblige|obligate) ~4 (us|we|our|agency|collectors|you) ~8 (${OUR_PAY}|<percent>|reimburse|pay)`,
    `(law|legally|statute) ~4 you ~4 (pay|owe|reimburse|cover|bound) ~6 (our|agency|collector|collection) ~6 ${OUR_PAY}`,
    `(bound|obliged|required|obligated) ~4 (pay|reimburse|cover|owe) ~4 (our|agency) ~4 ${OUR_PAY}`,
    `you ~2 (owe|pay|billed|charged|reimburse|cover) ~4 (us|we|for|our) ~6 (hours|legal work|time|work|investigation|services|research)`,
    `(billed|bill|charged|charge) ~3 (for|our) ~2 (our)? ~1 (time|hours|work|services)`,
    `(complete|completed|conduct|conducted|carry|carried|perform|performed|finish|finished|done|undertaken|made|ran|run) ~4 (full|complete|thorough|extensive|detailed|exhaustive|comprehensive|in-depth|deep|nationwide)? ~4 (asset|assets|background|employment|property|financial|bank|income|lifestyle) ~4 (search|investigation|check|review|inquiry|study|sweep|profile|trace|audit|report)`,
    `(search|investigation|inquiry|check|review|audit|study) ~4 (of|into|on|about) ~3 (your|you) ~4 (asset|assets|property|employment|bank|income|finances|background|financial)`,
    `(asset|background) ~3 (search|investigation|check) ~3 (on|of|about|into) ~2 you`,
    `(investigator|investigators|team|agents|we) ~3 (located|identified|found|traced|discovered|mapped|cataloged) ~6 (asset|assets|bank accounts|property|income|employer)`,
    `by law ~3 (you)? ~2 (owe|pay) ~4 <percent>`,
    `(spent|put in|devoted) ~4 (hours|days|time) ~4 (on|working) ~4 (file|case|account)`,
  ],
  framings: ['law', 'right'],
  unless: [
    '(client|creditor) ~1 pays',
    '(charge|add) ~2 no',
    'pays (us|we) ~2 commission',
    '(return|returned|dishonored) check',
    '(require|requires|required) (us|we) ~3 (give|tell|send|provide|to|stop|mail)',
    'entitled to collect ~4 debt',
    '(dispute)',
    'court may award',
    '(your|the) (contract|agreement) ~6 (allow|provide|authorize)',
    '(records|your payment) ~4 found',
    'you (do|will) not owe',
  ],
})
