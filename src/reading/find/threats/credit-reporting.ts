import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

const BUREAUS =
  '(credit bureau|bureau|bureaus|credit reporting agency|credit reporting agencies|consumer reporting agency|consumer reporting agencies|consumer reporting company|credit reporting company|experian|equifax|transunion|credit agency|reporting agency)'

export const creditReporting = threat('credit-reporting', {
  any: [
    `(report|furnish|list|submit|send|place|post|transmit|reported) ~12 ${BUREAUS}`,
    `${BUREAUS} ~8 (report|list|notify|show|furnish|told|see)`,
    '(negative|derogatory|adverse|bad|collection) ~3 (information|item|mark|entry|report|credit|tradeline|account) ~8 (credit|report|appear|file|bureau|reported)',
    '(credit) ~1 (rating|score|record|report|file|history|standing|worthiness)? ~5 (hurt|damage|suffer|harm|affect|ruin|impact|drop|destroy|lower|negative|jeopardy|risk)',
    '(damage|hurt|ruin|harm|affect|impact|destroy|appear on|show on|show up on|lower|jeopardize|keep|protect|save) ~5 credit ~1 (report|score|rating|record|file|history|clean|standing)?',
    '(report|reported) ~4 (collection|delinquent|unpaid|charged off|charge-off) ~4 (item|account|debt|days)?',
    'appear ~4 credit',
  ],
  implied: implying(BUREAUS),
  unless: [
    `(dispute|free|copy) ~10 ${BUREAUS}`,
    '(right|free) ~4 credit report',
    'pay ~3 credit card',
    'ask ~4 (bureau|bureaus) ~6 (paid|delete|remove|show)',
    'may or may not',
    'medical debt',
    '(update|delete|remove|correct) ~6 (bureau|bureaus|tradeline)',
    'if you dispute ~10 report ~4 disputed',
    '(identity theft|better business|adjustment|financial protection) ~2 bureau',
  ],
})
