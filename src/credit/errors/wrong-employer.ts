import { defineFinder, quoted, toldAbout } from '#credit/credit-case.ts'
import { companyWords } from '#credit/names.ts'

/** An employer that shares no word with those the person gave, or that they deny. */
export const wrongEmployer = defineFinder('fraud_employer_wrong', about =>
  about.report.files.flatMap(file =>
    file.personal.employers.flatMap(employer => {
      const { employers: own } = about.profile
      const isDenied = toldAbout(about, 'personal-denied', employer.id)
      const isOther = own.length > 0 && !own.some(one => shareWords(one, employer.value))
      if (!isDenied && !isOther) return []
      return [
        {
          bureaus: [file.bureau],
          ref: employer.id,
          quotes: quoted(employer),
          ...(isDenied
            ? { certainty: 'told' as const, reason: `You say that you never worked for ${employer.value}.` }
            : {
                certainty: 'confirm' as const,
                reason: `${employer.value} is not among the employers you gave us.`,
                confirm: 'Have you never worked there?',
              }),
        },
      ]
    }),
  ),
)

function shareWords(a: string, b: string): boolean {
  const [left, right] = [companyWords(a), companyWords(b)]
  const short = left.length < right.length ? left : right
  const long = new Set(short === left ? right : left)
  return short.length > 0 && short.filter(word => long.has(word)).length >= Math.ceil(short.length / 2)
}
