import { defineFinder, quoted } from '#credit/credit-case.ts'
import { companyWords } from '#credit/names.ts'

/** An employer that shares no word with those the person gave. */
export const wrongEmployer = defineFinder('fraud_employer_wrong', about =>
  about.profile.employers.length === 0
    ? []
    : about.report.files.flatMap(file =>
        file.personal.employers
          .filter(({ value }) => !about.profile.employers.some(own => shareWords(own, value)))
          .map(employer => ({
            bureaus: [file.bureau],
            ref: employer.id,
            certainty: 'confirm' as const,
            reason: `${employer.value} is not among the employers you gave us.`,
            quotes: quoted(employer),
            confirm: 'Have you never worked there?',
          })),
      ),
)

function shareWords(a: string, b: string): boolean {
  const [left, right] = [companyWords(a), companyWords(b)]
  const short = left.length < right.length ? left : right
  const long = new Set(short === left ? right : left)
  return short.length > 0 && short.filter(word => long.has(word)).length >= Math.ceil(short.length / 2)
}
