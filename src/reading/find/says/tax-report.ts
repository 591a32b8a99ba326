import { statement } from '#reading/find/statement.ts'
import type { Phrase } from '#reading/language/find-phrases.ts'

const TAX_OFFICE =
  '(irs|i.r.s|internal revenue|tax authority|tax authorities|taxing authority|tax man|taxman|tax office|tax collector|uncle sam|tax agency|federal tax|revenue authority|revenue authorities|revenue service|revenue office|revenue department|revenue agent|revenue agents|tax people|tax folks|tax department|tax service|tax bureau|taxing body|treasury|treasury department)'
const FORM = '(1099|1099-c|1099c|1099 c)'
/** The form by its purpose. */
const NAMED_FORM =
  '(cancellation-of-debt form|cancellation of debt form|canceled-debt form|cancelled-debt form|form for ~1 (cancelled|canceled|forgiven) debt|information return|tax slip|tax form|irs form|income form|income slip|tax statement)'
const TELLS =
  '(report|reported|send|sent|file|furnish|notify|tell|inform|disclose|submit|forward|hear|know|learn|show up|appear|turn up|turn in|turned in|land|copy|pass along|passed along|pass on|passed on|list|register|record|alert|declare|communicate|transmit|relay|hand over|see|find|word|wind|on file with|told|advise|go|goes)'
const FORGIVEN =
  '(forgive|forgiveness|cancel|cancellation|discharge|write off|write-off|difference|discount|part you do not pay|settle|settlement|savings|save|reduction|less than|not pay|unpaid part|knock off|take off|let go|write down|waive|waiver|excuse|shave|erase|give up|forgo|forego|leave unpaid|left unpaid|remainder|compromise|drop|strike off|wipe|lop|accept less|take less|below ~1 balance|short of ~2 balance|let you off|rest of it|remission|remit part|concession|cut)'

export const reportingToTaxOffice: Phrase = {
  any: [
    '(tell|tells|report|reports|inform|notify|write to|turn in to) ~1 (to)? ~1 (washington|government|feds|uncle sam) ~6 (about|of|on|each|every|any|all) ~3 (dollar|dollars|cent|cents|penny|money|amount|discount|difference|settlement)',
    `(receive|receives|get|gets|find|expect|see|open|have) ~6 ${NAMED_FORM} ~8 (for|on|showing|about|with|covering|in) ~6 (${FORGIVEN}|balance|rest|copy)`,
    `${FORGIVEN} ~10 (get|gets|receive|receives|face|faces|earn|earns|draw|draws|find|finds|see|sees|collect|collects) ~2 ${FORM}`,
    `(copy|copies|duplicate|carbon) ~2 (in|to|goes to|for|at|with) ~2 (washington|irs|i.r.s|government|treasury|federal government|revenue service|tax office|tax man)`,
    `(explain|justify|account for|answer for) ~8 ${TAX_OFFICE}`,
    `${FORGIVEN} ~12 ${TELLS} ~6 ${TAX_OFFICE}`,
    `${TELLS} ~10 ${TAX_OFFICE} ~16 ${FORGIVEN}`,
    `${TAX_OFFICE} ~3 ${TELLS} ~12 ${FORGIVEN}`,
    `${TELLS} ~6 ${TAX_OFFICE} ~6 (income|earnings|money you ~2 earn|money you ~2 made|money you ~2 receive|gain|windfall)`,
    `(file|issue|send|sends|mail|submit|prepare|forward|generate|furnish|make out|fill out) ~8 ${NAMED_FORM} && (${FORGIVEN}|balance|settled)`,
    `${NAMED_FORM} ~8 (file|issue|=sent|mail|submit|forward|generate|follow|come|go out|=made out) && (${FORGIVEN}|${TAX_OFFICE})`,
    `${FORGIVEN} ~10 (=becomes|become|=counts|count|treated|regarded|considered|looked upon|seen|booked) ~2 (as|is)? ~3 (income|earnings|wages|salary|pay|earned money)`,
    `${FORGIVEN} ~8 (taxable|tax form|tax bill)`,
    `${FORGIVEN} ~10 (mean|means|bring|brings|put|puts) ~3 ${FORM}`,
    `${FORM} ~3 (in|to) ~2 (mailbox|mail|you|your)`,
    `${FORGIVEN} ~10 (tell|report to|notify|inform) ~2 (government|authorities|feds)`,
    'you ~3 (tax|taxed) ~3 (on|for) ~3 (saving|discount|difference|part|rest|forgiven)',
    `${TAX_OFFICE} ~3 (make|force|oblige|want|have) us ~8 income`,
    `${FORGIVEN} ~8 ${TAX_OFFICE} ~8 income`,
    `(tax form|irs form|tax paper) ~6 ${FORGIVEN}`,
    '(income|tax) ~8 (tax people|tax folks|tax department)',
    `(report|send|file|furnish|notify|tell|inform|disclose|submit|forward|hear|know|learn) ~12 ${TAX_OFFICE}`,
    `${TAX_OFFICE} ~10 (report|tell|notify|inform|hear|know|require|send|learn|receive|treat|tax|find out|expect|want)`,
    `(file|issue|send|receive|get|generate|mail|result in|expect|prepare|report on|form) ~7 ${FORM}`,
    `${FORM} ~8 (issue|file|send|mail|generate|receive|for whatever|will|may|for|come|follow)`,
    `${FORGIVEN} ~10 income ~6 (tax|report|irs|you|must)?`,
    '(taxable|reportable) income',
    '(trigger|face|risk|invite|you) ~3 audit',
    '(tax form|tax statement|tax bill) ~8 (discount|forgive|settle|difference)',
    'report ~8 as ~2 income',
    'report ~8 (forgive|forgiveness)',
    `${TAX_OFFICE} ~4 (get|gets|receive) ~3 (copy|notice|word|wind|report) ~3 (settlement|discount|every|deal)?`,
    `(straight|right|go|goes) ~2 (onto|on|to) ~2 ${FORM}`,
    `(owe|pay) ~2 (income tax|tax|taxes) ~4 (on|for) ~3 (discount|difference|savings|forgiven|part|rest)`,
    `(tax|taxes) ~6 (we|creditor) ~2 forgive`,
  ],
  implied: [`not ~1 (be surprised|forget|be shocked|overlook) ~10 (${FORM}|${TAX_OFFICE})`],
  unless: [
    '(may|might|could) ~2 owe ~3 tax',
    '<money> or more',
    'require ~3 certain amount',
    'if <money> or more',
    'when <money> or more',
    '<money> or more of ~2 principal',
    'more than <money> ~6 (forgive|cancel|principal)',
    '(offset|refund)',
    '(private collection agency|sales tax|tax year|prepared by|tax service)',
    '(may|might|could) ~2 have ~2 tax consequence',
    '(not|no) ~3 (have to|need|required to) ~2 report ~4 payment',
    '(credit) ~1 (bureau|bureaus)',
    'irs (debt|lien)',
    '(not|no) ~2 tax advice',
    `not ~2 (call for|require|need|trigger|produce) ~3 ${FORM}`,
    'none ~2 (=filed|=issued|=sent)',
    '(report|send|tell) nothing',
    '(too small|too little)',
    'no (tax form|form|1099) ~3 (=filed|=issued|=sent|come|follow)',
    '(owe|owes|owing) ~2 (to|with) ~2 (irs|treasury|tax office|tax authority)',
    '(neither|not) ~2 (the|from) ~1 irs',
    '(prepare|prepares|prepared) ~2 (return|taxes)',
  ],
  framings: ['law'],
}

export const taxReportClaim = statement('tax-report', reportingToTaxOffice)
