import { defineFinder, isChargedOff, quotedMonth, tradelinesOf } from '#credit/credit-case.ts'
import { lateMarkLimit } from '#credit/obsolete.ts'

/** Late marks older than seven years on an account that was not charged off.
 *  @law 15 USC 1681c(a)(5) */
export const obsoleteLate = defineFinder('old_obsolete_late', about =>
  tradelinesOf(about, 'account')
    .filter(line => !isChargedOff(line))
    .flatMap(line => {
      const old = line.history.filter(({ month, code }) => /^\d+$/.test(code) && about.on > lateMarkLimit(month))
      if (old.length === 0) return []
      return [
        {
          bureaus: [line.bureau],
          ref: line.id,
          certainty: 'violation' as const,
          reason: `${old.length === 1 ? 'A late mark' : `${old.length} late marks`} older than seven years.`,
          quotes: old.flatMap(({ month }) => quotedMonth(line, month)),
          dates: old.flatMap(({ month }) => [
            { label: 'Late month', date: month },
            { label: 'Its end plus 7 years', date: lateMarkLimit(month) },
          ]),
        },
      ]
    }),
)
