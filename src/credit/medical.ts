import type { Field } from './field.ts'
import type { Tradeline } from './report.ts'

const SAID = /\bmedical\b|health care|healthcare/i
const NAMED =
  /hospital|\bclinic\b|medical center|physician|urgent care|ambulance|\bdental\b|radiology|pathology|surgery|orthop|pediatric|health(?: system|care)?\b/i

/** Whether a collection is of a medical debt: the report says so, or only the name of the first creditor sounds like it. */
export function medicalSign(line: Tradeline): { readonly field: Field<string>; readonly isSure: boolean } | undefined {
  const said = [line.detail, ...line.remarks, line.originalCreditor].find(
    field => field.known && SAID.test(field.value),
  )
  if (said)
    return { field: said, isSure: said !== line.originalCreditor || /\(medical\)/i.test(said.known ? said.value : '') }
  const { originalCreditor } = line
  return originalCreditor.known && NAMED.test(originalCreditor.value)
    ? { field: originalCreditor, isSure: false }
    : undefined
}

/** States whose law keeps medical debt off credit reports. Whether federal law allows that is disputed.
 *  @law state-collection-laws.json medical_debt_rules */
export const STATES_AGAINST_MEDICAL_REPORTING: ReadonlySet<string> = new Set([
  'CA',
  'CO',
  'CT',
  'DE',
  'IL',
  'ME',
  'MD',
  'MN',
  'NJ',
  'NY',
  'OR',
  'RI',
  'VT',
  'VA',
  'WA',
])
