import { defineFinder, quoted, remarkOf, toldLines, tradelinesOf } from '#credit/credit-case.ts'
import { firstDay, lastDay } from '#credit/dates.ts'

const BY_GRANTOR = /closed by (?:credit )?(?:grantor|creditor|lender|bank|issuer)|\bcbg\b/i
const BY_CONSUMER = /closed (?:by|at) (?:the )?consumer|closed at.{0,12}request|\bccd\b/i

/** Closed before it was opened, closed by the wrong side, or shown closed while it is open. */
export const statusWrong = defineFinder('acct_status_wrong', about => [
  ...tradelinesOf(about).flatMap(line => {
    const { opened, closed } = line
    if (!opened.known || !closed.known || lastDay(closed.value) >= firstDay(opened.value)) return []
    return [
      {
        bureaus: [line.bureau],
        ref: line.id,
        certainty: 'violation' as const,
        reason: 'It is shown as closed before it was opened.',
        quotes: quoted(opened, closed),
        dates: [
          { label: 'Opened', date: opened.value },
          { label: 'Closed', date: closed.value },
        ],
      },
    ]
  }),
  ...toldLines(about, 'closed-by-me').flatMap(({ line, told }) => {
    const said = remarkOf(line, BY_GRANTOR)
    if (!said || remarkOf(line, BY_CONSUMER)) return []
    return [
      {
        bureaus: [line.bureau],
        ref: line.id,
        certainty: 'told' as const,
        reason: 'You closed this account. The report says that the creditor did.',
        quotes: quoted(said),
        dates: told.date ? [{ label: 'You closed it', date: told.date }] : [],
      },
    ]
  }),
  ...toldLines(about, 'still-open')
    .filter(({ line }) => line.closed.known)
    .map(({ line }) => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'told' as const,
      reason: 'You say that this account is open. The report shows it closed.',
      quotes: quoted(line.closed, line.status),
    })),
])
