import type { Disclaimer } from './disclaimer.ts'

/** News for colleagues, neighbors and parents that is of no debt. */
export const noticesToOthers: Disclaimer = {
  any: [
    '(your|the) (supervisor|manager|employer|neighbor|landlord) ~1 =asked us',
    '(please|kindly) ~1 (tell|let|warn|inform|ask) ~2 (neighbor|neighbors|supervisor|human resources|coworkers|employer) ~2 (about|that|know|if|when|office)',
    '(ask|see) ~2 (human resources|benefits office|payroll) ~2 (about|for|whether)',
    'parents will be (told|notified|informed)',
    '(neighbor|neighbors) ~3 (complaint|complaints|noise|dog|fence|party|suit)',
    '(health plan|health plans|benefits enrollment|street closing|field trip|shift ~1 (starts|begins|ends))',
  ],
  but: ['(debt|owe|owes|account|balance|bill|unpaid|collection|pay|payment|<money>)'],
}
