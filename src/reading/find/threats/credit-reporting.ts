import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

const BUREAUS =
  '(credit bureau|bureaus|three bureaus|credit reporting agency|consumer reporting agency|consumer reporting company|credit reporting company|experian|equifax|transunion|credit agency|reporting agency|repositories|credit repository)'
const CREDIT =
  '(credit report|credit score|credit rating|credit record|credit file|credit history|credit standing|your credit|ur credit|score|credit worthiness)'

export const creditReporting = threat('credit-reporting', {
  any: [
    `${CREDIT} ~3 (=where|feel|feels|remembers|notices) ~10 (bill|debt|account|it|this|paid|next)`,
    '(stand|stands|get|gets|come|comes) ~3 (in the way|between you) ~6 (loan|mortgage|new car|house|home|credit|apartment|lease)',
    `${CREDIT} ~2 (pay|pays|suffer|suffers) ~2 for (it|this)`,
    `${CREDIT} ~2 (=show|=shows|=list|=lists|=carry|=reflect|=include) ~6`,
    `${BUREAUS} ~2 (get|be|are|will) ~2 (notify|tell|inform|=told|hear)`,
    '(anyone|anybody|everyone|lender|landlord|bank|employer|people) ~4 (who|that)? ~2 (check|see|pull|look|run) ~6 (your credit|report|not pay|not paid|you owe)',
    '(on|onto) ~1 (your|ur) (report|credit)',
    '(not|never) ~1 (tell|report to|inform|notify) ~2 (bureaus|credit bureaus)',
    '(mark|flag|stain|spot|note|entry) ~2 (on)? ~1 your credit',
    `(report|furnish|list|submit|send|place|post|transmit|notify|go|put|tell) ~12 ${BUREAUS}`,
    `${BUREAUS} ~8 (report|list|notify|show|furnish|tell|see|know)`,
    '(negative|derogatory|adverse|bad|collection) ~3 (information|item|mark|entry|report|credit|tradeline|account) ~8 (credit|report|appear|file|bureau)',
    `${CREDIT} ~6 (hurt|damage|suffer|harm|affect|ruin|impact|drop|destroy|lower|jeopardy|risk|tank|ding|stain|next month|fall|sink|go down|black mark|problem)`,
    `(damage|hurt|ruin|harm|affect|impact|destroy|appear on|show on|show up on|lower|jeopardize|keep|protect|save|drag|see|mark|stain|put|sink|tank|drop|wreck|expect|ding|dent|nick|spoil) ~6 ${CREDIT}`,
    '(nobody|no one|no bank|no lender) ~4 (lend|loan) ~6',
    'report ~4 (collection|delinquent|unpaid|charged off|charge-off) ~4 (item|account|debt|days)?',
    'appear ~4 credit',
    `(hit|hits|reach|reaches) ~2 ${CREDIT}`,
    '(repositories|bureaus) ~2 (notified|told|informed)',
    '(lender|landlord|bank|employer|dealer) ~4 (will|can|shall) ~2 (see|find) ~10 (report|credit|debt|account|balance)',
    `(own|another|fresh|new) ~1 seven years`,
    `(go|goes|end up|land) ~2 (on|in|onto) ~2 ${CREDIT}`,
    'credit reporting ~2 (will|begin|start|follow|soon|next|may)',
    '(reported|reporting) ~3 (as|to) ~4 (delinquent|unpaid|collection|late|bureau)',
  ],
  implied: implying(`(${BUREAUS}|${CREDIT})`),
  unless: [
    '(report|score|credit|file|rating) ~2 not ~2 (change|be changed|affected|be affected|move)',
    '(not|never) ~1 (tell|report to|inform|notify) ~2 (bureau|bureaus) ~3 (hospital|medical|clinic|bills)',
    'free ~2 report',
    'too old ~8 (credit|report)',
    '(dropped|drops|leave|leaves|left|come|comes|falls) ~2 (off|out|report|credit report) ~8 (year|ago|seven)',
    '(that|which) you (see|saw) ~4 (report|credit)',
    '(leaves|leave) ~2 credit report',
    '(not|never) ~1 report ~1 it',
    `(dispute|free|copy|order) ~10 (${BUREAUS}|credit report)`,
    '(right|free|no cost) ~4 credit report',
    'credit report at no cost',
    'pay ~3 credit card',
    'ask ~4 (bureau|bureaus) ~6 (paid|delete|remove|show)',
    'may or may not',
    '(we|our client|office) ~2 keep ~5 off ~3 (credit|report)',
    'no ~1 (medical|lab|clinic|hospital|bill|account|debt|such|item|entry) ~8 (=listed|=reported|=shown)',
    '(do|does|will) not ~2 (report|furnish) ~6',
    'medical debt',
    '(bureau|bureaus) ~3 (correct|update|delete|remove)',
    '(zero balance|as paid|as settled|paid in full)',
    '(update|delete|remove|correct) ~6 (bureau|bureaus|tradeline)',
    'if you dispute ~10 report ~4 dispute',
    '(identity theft|better business|adjustment|financial protection) ~2 bureau',
    '(help|improve|raise|rebuild|good for|seven years) ~5 credit',
    'credit ~6 (help|improve|rebuild|over time)',
  ],
})
