import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

const BUREAUS =
  '(credit bureau|bureaus|three bureaus|credit reporting agency|consumer reporting agency|consumer reporting company|credit reporting company|experian|equifax|transunion|credit agency|reporting agency)'
const CREDIT =
  '(credit report|credit score|credit rating|credit record|credit file|credit history|credit standing|your credit|ur credit|score|credit worthiness)'

export const creditReporting = threat('credit-reporting', {
  any: [
    `(report|furnish|list|submit|send|place|post|transmit|notify|go|put|tell) ~12 ${BUREAUS}`,
    `${BUREAUS} ~8 (report|list|notify|show|furnish|tell|see|know)`,
    '(negative|derogatory|adverse|bad|collection) ~3 (information|item|mark|entry|report|credit|tradeline|account) ~8 (credit|report|appear|file|bureau)',
    `${CREDIT} ~6 (hurt|damage|suffer|harm|affect|ruin|impact|drop|destroy|lower|jeopardy|risk|tank|ding|stain|next month|fall|sink|go down|black mark|problem)`,
    `(damage|hurt|ruin|harm|affect|impact|destroy|appear on|show on|show up on|lower|jeopardize|keep|protect|save|drag|see|mark|stain|put|sink|tank|drop|wreck|expect) ~6 ${CREDIT}`,
    'report ~4 (collection|delinquent|unpaid|charged off|charge-off) ~4 (item|account|debt|days)?',
    'appear ~4 credit',
    `(go|goes|end up|land) ~2 (on|in|onto) ~2 ${CREDIT}`,
    'credit reporting ~2 (will|begin|start|follow|soon|next|may)',
    '(reported|reporting) ~3 (as|to) ~4 (delinquent|unpaid|collection|late|bureau)',
  ],
  implied: implying(`(${BUREAUS}|${CREDIT})`),
  unless: [
    'free ~2 report',
    'too old ~8 (credit|report)',
    '(not|never) ~1 report ~1 it',
    `(dispute|free|copy|order) ~10 (${BUREAUS}|credit report)`,
    '(right|free|no cost) ~4 credit report',
    'credit report at no cost',
    'pay ~3 credit card',
    'ask ~4 (bureau|bureaus) ~6 (paid|delete|remove|show)',
    'may or may not',
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
