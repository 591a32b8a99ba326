import { defineFinder, quoted, toldLines } from '#credit/credit-case.ts'

/** A student loan the person rehabilitated or had discharged that still shows its default. */
export const studentLoan = defineFinder('old_student_loan_default', about =>
  toldLines(about, 'loan-rehabilitated')
    .filter(({ line }) => !line.status.known || line.status.value !== 'current')
    .map(({ line, told }) => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'told' as const,
      reason: 'You say that this student loan was rehabilitated or discharged. The report still shows the default.',
      quotes: quoted(line.creditor, line.status),
      dates: told.date ? [{ label: 'Rehabilitated or discharged', date: told.date }] : [],
    })),
)
