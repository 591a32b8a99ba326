import { statement } from '#reading/find/statement.ts'
import type { Phrase } from '#reading/language/find-phrases.ts'

const TAX_OFFICE =
  '(irs|i.r.s|internal revenue|internal revenue service|tax authority|tax authorities|taxing authority|tax man|tax office|tax collector|federal tax)'
const FORM = '(1099|1099-c|1099c|1099 c|1099 - c)'
const FORGIVEN =
  '(forgive|forgiveness|forgiven|cancel|canceled|cancelled|cancellation|discharge|discharged|written off|write-off|write off|difference|discount|part you do not pay|settle|settlement|savings|saved|balance|reduction|less than)'

export const reportingToTaxOffice: Phrase = {
  any: [
    `(report|send|file|furnish|notify|tell|told|inform|disclose|submit|forward|hear|know) ~12 ${TAX_OFFICE}`,
    `${TAX_OFFICE} ~10 (report|told|tell|notify|notified|inform|hear|know|require|send|learn|receive|treat)`,
    `(file|issue|send|receive|get|getting|generate|mail|result in|expect|prepare|report on|form) ~7 ${FORM}`,
    `${FORM} ~8 (issue|file|sent|send|mailed|generate|receive|for whatever|will|may)`,
    `${FORGIVEN} ~10 (income) ~6 (tax|report|irs|reported|you|must)?`,
    '(taxable|reportable) income',
    '(trigger|face|risk|be) ~3 (audit|audited)',
    '(tax form|tax statement) ~8 (discount|forgiven|settle|difference)',
    'report ~8 as ~2 income',
    'report ~8 (forgive|forgiveness|forgiven)',
  ],
  unless: [
    'if <money> or more',
    '<money> or more of ~2 principal',
    'more than <money> ~6 (forgiven|cancelled|canceled|principal)',
    '(offset|refund)',
    '(private collection agencies|sales tax|tax year|prepared by|tax service)',
    '(may|might|could) ~2 have ~2 tax consequence',
    '(not|no) ~3 (have to|need to|required to) ~2 report ~4 payment',
    '(credit) ~1 (bureau|bureaus)',
    'irs (debt|lien)',
  ],
  framings: ['law'],
}

export const taxReportClaim = statement('tax-report', reportingToTaxOffice)
