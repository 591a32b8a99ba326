import { statement } from '#reading/find/statement.ts'
import type { Phrase } from '#reading/language/find-phrases.ts'

const TAX_OFFICE =
  '(irs|i.r.s|internal revenue|tax authority|tax authorities|taxing authority|tax man|taxman|tax office|tax collector|uncle sam|tax agency|federal tax)'
const FORM = '(1099|1099-c|1099c|1099 c)'
const FORGIVEN =
  '(forgive|forgiveness|cancel|cancellation|discharge|write off|write-off|difference|discount|part you do not pay|settle|settlement|savings|save|reduction|less than|not pay|unpaid part|knock off|take off|let go|write down)'

export const reportingToTaxOffice: Phrase = {
  any: [
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
    '(trigger|face|risk|be|invite) ~3 audit',
    '(tax form|tax statement|tax bill) ~8 (discount|forgive|settle|difference)',
    'report ~8 as ~2 income',
    'report ~8 (forgive|forgiveness)',
    `${TAX_OFFICE} ~4 (get|gets|receive) ~3 (copy|notice|word|wind|report) ~3 (settlement|discount|every|deal)?`,
    `(straight|right|go|goes) ~2 (onto|on|to) ~2 ${FORM}`,
    `(owe|pay) ~2 (income tax|tax|taxes) ~4 (on|for) ~3 (discount|difference|savings|forgiven|part|rest)`,
    `(tax|taxes) ~6 (we|creditor) ~2 forgive`,
  ],
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
  ],
  framings: ['law'],
}

export const taxReportClaim = statement('tax-report', reportingToTaxOffice)
