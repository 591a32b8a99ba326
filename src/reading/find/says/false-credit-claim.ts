import { statement } from '#reading/find/statement.ts'

const CREDIT =
  '(credit|credit report|credit file|credit record|credit score|credit rating|score|rating|bureau|record|credit history|file|report|tradeline|credit bureaus|fico|standing)'
const ITEM =
  '(debt|item|account|mark|entry|collection|this|it|delinquency|record|tradeline|black mark|bad mark|stain|listing)'
const FOREVER =
  '(forever|permanently|for life|for good|indefinitely|for ever|never come off|never go away|permanent|always|until it is paid|until you pay|until paid|unless paid|unless you pay|(eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|8|9|10|11|12|15|20|25|30|50) years|rest of your life|lifetime)'

export const falseCreditClaim = statement('false-credit-claim', {
  any: [
    `${ITEM} ~8 (stay|stays|remain|remains|appear|appears|sit|sits|follow|follows|be|haunt|show|shows|live|stuck|keep|reported|report|on) ~8 ${FOREVER}`,
    `(permanent|permanently|forever|lifelong) ~4 ${CREDIT}`,
    `${CREDIT} ~6 (ruin|ruined|destroy|destroyed|wrecked|damage|damaged|scarred|shot|stained|tarnished) ~4 (forever|for life|permanently|for good|until|for ever|for years)`,
    `(pay|paying|payment|paid|once we get your check|settle|settling) ~12 (restore|repair|fix|fixed|clean|clear|erase|erased|wipe|raise|raises|rise|improve|jump|jumps|boost|increase|goes up|go up|clears|heal|reset) ~8 ${CREDIT}`,
    `${CREDIT} ~6 (will|shall|be going to|goes|gets|jumps|rises|improves|be) ~4 (rise|jump|improve|increase|go up|up|restored|repaired|fixed|cleaned|cleared|climb|recover|better|perfect) ~10 (pay|paid|payment|points|check|day|immediately|soon|instantly)`,
    `(rise|jump|jumps|increase|go up|gain|climb|improve|soar) ~3 (by|of) ~3 (points|pts|<number>)`,
    `<number> ~1 (points|pts|point)`,
    `(only|nothing but|just) ~5 (pay|payment|paying) ~8 (remove|delete|clear|erase|take off|off|get rid|fix|clean)`,
    `(only|one) (way|thing) ~8 (remove|delete|clear|erase|off|get rid|fix|clean|repair) ~8 (pay|payment|paying)`,
    `(remove|removed|deleted|delete|cleared|erased|come off|taken off|go away|disappear) ~4 (only) ~3 (by|if|when|after|once|with) ~4 (pay|paying|payment|paid)`,
    `only ~2 (removed|deleted|cleared|erased) ~3 (by|if|when|after|once|with) ~4 (pay|paying|payment|paid)`,
    `(never|not ever|no) ~6 (get|obtain|qualify|approved|approve|buy|finance|lend|loan|rent|be able) ~10 (credit|loan|mortgage|house|car|home|apartment|card|again|you|lend)`,
    `(stop|prevent|keep|bar|block) ~3 you ~3 (ever)? ~4 (getting|get|obtain|qualify|buying|owning|renting) ~6 (mortgage|loan|credit|car|house|home|apartment|job|card)`,
    `no (bank|lender|landlord|one|dealer) ~4 (ever|lend|loan|approve|rent|touch|finance)`,
    `(dispute|disputing|disputes|contest) ~8 (lower|lowers|hurt|hurts|damage|damages|drop|drops|harm|harms|reduce|negatively|against|ruin|cost|ding) ~5 (${CREDIT}|you|against)`,
    `(guarantee|guaranteed|promise|assure) ~8 ${CREDIT} ~5 (up|rise|improve|increase|higher|better|restored|clean|cleared|points)`,
    `(erase|wipe|delete|scrub) ~4 (from|off) ~3 (ur|your)? ~2 credit`,
    `(bad|black|negative|derogatory) (mark|item|entry|record) ~3 (remain|stay|be|follow) ~3 ${FOREVER}`,
    `credit ~4 (fixed|perfect|restored|clean|repaired|cleared) ~8 (pay|check|payment|paid|soon)`,
  ],
  unless: [
    'may or may not',
    '(not|cannot|can not|no one) ~3 (promise|guarantee|lower|hurt|affect)',
    '(seven|7) years',
    '(never|not) ~2 report',
    '(request|ask) ~3 (deletion|delete)',
    'can affect',
    '(free|annual) credit report',
    'credit (limit|card) ',
    'removed after',
    'reported as ~2 paid',
  ],
})
