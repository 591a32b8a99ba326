import { defineFinder, quoted, toldOf, tradelinesOf } from '#credit/credit-case.ts'
import { STATES_AGAINST_MEDICAL_REPORTING, medicalSign } from '#credit/medical.ts'

/** A medical collection of a veteran, or in a state whose law keeps medical debt off reports. */
export const medicalStateOrVa = defineFinder('acct_medical_state_or_va', about => {
  const isVeteran = toldOf(about, 'veteran').length > 0
  const { state } = about.profile
  const isBarred = state !== undefined && STATES_AGAINST_MEDICAL_REPORTING.has(state)
  if (!isVeteran && !isBarred) return []
  return tradelinesOf(about, 'collection').flatMap(line => {
    const sign = medicalSign(line)
    if (!sign) return []
    return [
      {
        bureaus: [line.bureau],
        ref: line.id,
        certainty: isVeteran ? ('confirm' as const) : ('contested' as const),
        reason: isVeteran
          ? 'A medical debt of a veteran has rules of its own.'
          : `The law of ${state} keeps medical debt off credit reports. Whether a state may do that is disputed.`,
        quotes: quoted(sign.field, line.balance),
        confirm: isVeteran
          ? 'Was this care the VA should have paid for?'
          : 'Is this a debt for medical care, and did you live there then?',
      },
    ]
  })
})
