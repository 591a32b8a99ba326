import { statement } from '#reading/find/statement.ts'

const CREDIT =
  '(credit|credit report|credit file|credit record|credit score|credit rating|score|rating|bureau|record|credit history|file|report|tradeline|credit bureaus|fico|standing)'
const ITEM =
  '(debt|item|account|mark|entry|collection|this|it|delinquency|record|tradeline|black mark|bad mark|stain|listing|that)'
const FOREVER =
  '(forever|permanently|for life|for good|indefinitely|for ever|never come off|never go away|permanent|rest of your days|as long as there be|for all time|for keeps|to your grave|(eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|8|9|10|11|12|15|20|25|30|50) years|rest of your life|lifetime|as long as you live|till the day you die)'

const UNTIL_PAID = '((until|unless) ~3 (pay|paid))'
const MARK = '(last|lasts|stay|remain|appear|sit|follow|haunt|show|live|stuck|keep|report|come off|drop off|leave)'

export const falseCreditClaim = statement('false-credit-claim', {
  any: [
    '(score|rating|credit|record) ~3 (go|come|bounce|return|climb|snap) ~2 (back|up) ~6 (pay|paid|payment)',
    '(forget|kiss goodbye|give up) ~2 (about|on)? ~2 (buy|get|finance|own|rent) ~4 (house|home|car|apartment|mortgage|loan)',
    '(wipe|scrub|erase|delete|clear|take) ~3 (off|from) ~4 (bureau|bureaus|report|record|file) ~10 (pay|paid|payment|hour)',
    `${ITEM} ~3 (=is|=be|=are) ~4 (on|in) ~3 (credit|credit report|credit file|file|report|record|there) ~8 ${FOREVER}`,
    '(never|not) ~1 (age|fall|drop|roll|come|time|expire) ~1 (off|out) ~4 (like|ever|report|record|file|credit|until|unless)',
    '(mark|entry|item|listing|tradeline|it) ~1 (stay|remain|stick|sit) ~4 until ~2 (pay|paid)',
    'score ~3 (go|come|bounce|shoot|spring|return|climb) ~2 (back|up|where it)',
    '(finance|mortgage|qualify|approve|borrow) ~8 guarantee',
    'no (bank|lender|landlord|dealer) ~7 (lend|loan|approve|rent|finance|touch)',
    '(dispute|contest|challenge) ~6 (make|cause|send|push|drive) ~4 (score|credit|rating) ~3 (down|lower|drop|fall|worse|suffer|dip)',
    `(pay|payment) ~4 (rating|score|credit|record) ~2 (spotless|perfect|clean|excellent|like new|restored)`,
    `(challenge|dispute|contest|question) ~5 (score|credit|rating) ~3 (take|takes|drop|suffer|hit|fall|sink)`,
    '(mud|blacklisted|marked|finished|ruined) ~4 (lender|bank|creditor|credit) ~8 (die|life|forever|ever)',
    `${ITEM} ~8 ${MARK} ~8 ${FOREVER}`,
    `${ITEM} ~8 ${MARK} ~6 (credit|credit report|credit file|credit record|record|bureau|report) ~8 ${UNTIL_PAID}`,
    `(credit|credit report|score) ~6 (ruin|bad|damaged|destroyed|low|frozen) ~6 ${UNTIL_PAID}`,
    `${ITEM} ~4 (never|not) ~3 (come off|drop off|fall off|be removed|leave ~2 (credit|report|record))`,
    `(permanent|permanently|forever|lifelong) ~4 ${CREDIT}`,
    `${CREDIT} ~6 (ruin|destroy|wreck|damage|scar|shoot|stain|tarnish) ~4 (forever|for life|permanently|for good|until|for ever|for years)`,
    `(pay|payment|once we get your check|settle) ~12 (restore|repair|fix|clean|clear|erase|wipe|raise|rise|improve|jump|boost|increase|go up|heal|reset|cure|shoot up) ~8 ${CREDIT}`,
    `${CREDIT} ~5 (rise|jump|improve|increase|go up|up|restore|repair|fix|clean|clear|climb|recover|better|perfect|shoot up|soar|heal|bounce back) ~10 (pay|payment|points|check|day|immediately|soon|instantly)`,
    '(rise|jump|increase|go up|gain|climb|improve|soar|shoot up) ~3 (by|of) ~3 (points|pts|<number>)',
    '<number> ~1 (point|=pts)',
    '(only|nothing but|just) ~5 (pay|payment) ~8 (remove|delete|clear|erase|take off|off|get rid|fix|clean|cure)',
    '(only|one) (way|thing|cure|fix|remedy|solution) ~10 (remove|delete|clear|erase|off|get rid|fix|clean|repair|credit) ~8 (pay|payment)',
    '(remove|delete|clear|erase|come off|take off|go away|disappear) ~4 only ~3 (by|if|when|after|once|with) ~4 (pay|payment)',
    'only ~2 (remove|delete|clear|erase) ~3 (by|if|when|after|once|with) ~4 (pay|payment)',
    '(never|not ever|no|not be able|unable|not) ~6 (get|obtain|qualify|approve|buy|finance|lend|loan|rent|be able|own|lease) ~10 (credit|loan|mortgage|house|car|home|apartment|card|lend)',
    '(stop|prevent|keep|bar|block) ~3 you ~6 (get|obtain|qualify|buy|own|rent) ~6 (mortgage|loan|credit|car|house|home|apartment|job|card)',
    'no (bank|lender|landlord|dealer) ~4 (ever|lend|loan|approve|rent|touch|finance)',
    'no one ~4 (lend|loan|approve|rent|finance) ~2 (you|to you|money)',
    `(dispute|contest) ~8 (lower|hurt|damage|drop|harm|reduce|negatively|against|ruin|cost|ding) ~5 (${CREDIT}|you|against)`,
    `dispute ~10 ${CREDIT} ~5 (lower|hurt|damage|drop|harm|reduce|suffer|ruin|fall|sink)`,
    `${CREDIT} ~4 never ~3 (recover|heal|improve|be the same|come back|good|rise)`,
    `(pay|payment|settle) ~6 (watch|see) ~4 (score|credit|rating) ~4 (soar|rise|jump|climb|go up|improve|skyrocket|shoot up|rebound)`,
    `dispute ~4 (make|makes|leave) ~3 (credit|score|rating) ~3 (worse|lower|bad)`,
    `(bad|poor|ruined|terrible|damaged) credit ~8 ${FOREVER}`,
    `(pay|payment) ~2 guarantee ~4 (higher|better|good|improve|perfect) ~3 (score|credit|rating)`,
    `(guarantee|promise|assure) ~8 ${CREDIT} ~5 (up|rise|improve|increase|higher|better|restore|clean|clear|points)`,
    `(erase|wipe|delete|scrub) ~4 (from|off) ~4 credit`,
    `(bad|black|negative|derogatory) (mark|item|entry|record) ~3 (remain|stay|be|follow) ~3 ${FOREVER}`,
    '(offer|settlement|deal|settle|accept) ~10 (score|rating|credit|file|record) ~5 (jump|rise|back up|recover|improve|spotless|good as new|clean|perfect|rebound)',
    '(offer|settlement|deal|settle|accept) ~10 (spotless|perfect|clean|flawless) ~1 (score|rating|credit|file|record)',
    '(score|rating|credit) ~3 (recover|jump|rise|rebound|bounce|improve) ~5 (within|overnight|instantly|immediately|at once|guarantee)',
    'count on ~3 (better|higher|good) ~2 (score|rating|credit)',
    '(never|not) ~1 ages ~1 off',
    'credit ~4 (fix|perfect|restore|clean|repair|clear) ~8 (pay|check|payment|soon)',
  ],
  unless: [
    'guarantee by',
    '(student|federal) ~2 loan ~3 guarantee',
    'not report',
    'may or may not',
    '(not|no one|no company|nobody) ~4 (promise|guarantee|lower|hurt|affect)',
    '(seven|7) years',
    'seven year',
    '(never|not) ~2 report',
    '(request|ask) ~6 (deletion|delete|remove)',
    'can affect',
    '(free|annual) credit report',
    'credit (limit|card)',
    'removed after',
    'reported as ~2 paid',
    '(no|not) ~2 (effect|impact)',
    '(might|may) ~3 (help|improve)',
    '(gift|pay|order|dispute) card',
    '(enforcement|court|sue)',
  ],
})
