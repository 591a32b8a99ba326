import { statement } from '#reading/find/statement.ts'

const BUREAU =
  '(credit bureau|credit reporting bureau|credit reporting agency|consumer reporting agency|credit reporting division|credit bureau division|credit repository|credit file repository|credit reporting exchange|consumer credit bureau|national credit bureau|credit rating agency|credit rating bureau|credit reporting company|bureau of credit|credit file division|credit records bureau|credit data bureau|credit registry)'
const FILE =
  '(credit file|credit record|credit history|credit report|credit score|credit rating|credit records|credit files|credit histories|consumer file|file|files|record|records|rating|score)'

export const posesAsCreditBureau = statement('poses-as-credit-bureau', {
  any: [
    `(we|i) (are|am|be) ~3 ${BUREAU}`,
    `as (a|the|your)? ~2 ${BUREAU} ~2 (we|our|i)`,
    `(our|this|your|ur) ~3 ${BUREAU}`,
    `(we|our company|this office|this company) ~2 (operate|run|own|manage|be|maintain) ~4 ${BUREAU}`,
    `${BUREAU} ~8 (of our|our company) ~6 (maintain|keep|update|hold)`,
    `${BUREAU} ~6 (your|you) ~3 ${FILE} ~6 (flag|flagged|mark|update|lower|close|opened|derogatory|open|reviewed)`,
    `(our|this) bureau ~8 (keep|maintain|rate|calculate|hold|credit|file|score|record|flag|update|store)`,
    `(we|our) ~2 (keep|maintain|hold|calculate|assign|rate|own|compile|store|decide) ~6 (credit file|credit record|credit history|credit report|credit score|credit rating|files that lenders|what lenders see|permanent credit|credit records|credit files|your account as)`,
    `${FILE} ~4 (mark|marked|flag|flagged|lowered|closed|listed) ~6 (by|with) (this|our) bureau`,
    `(because|since|as) ~2 (we|be) ~4 ${BUREAU}`,
    `(notice|message|letter) from ~3 ${BUREAU}`,
    'credit file ~3 kept by ~2 (this|our) (office|bureau)',
    'our ~2 credit ~2 (division|department) ~3 (maintain|keep|hold)',
    'our bureau calculate',
  ],
  unless: [
    '(report|reported|furnish|send|told|obtained|update|ask|contact|dispute|notify|listed|list) ~6 (to|by|with|from|credit|at) ~4 (credit bureau|bureaus|credit bureaus|consumer reporting agencies|agencies)',
    '(collection agency|debt collector)',
    '(not|no) ~2 credit bureau',
    '(you|each) ~2 (ask|can ask)',
    'address from',
    '(experian|equifax|transunion)',
    '(financial protection) bureau',
  ],
})
