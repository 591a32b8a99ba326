import { defineFinder, quoted, toldLines } from '#credit/credit-case.ts'

/** The person says that they never took on this debt. A decree between spouses does not bind the creditor. */
export const notLiable = defineFinder('acct_not_liable', about =>
  toldLines(about, 'liability-denied')
    .filter(({ line }) => !line.responsibility.known || line.responsibility.value !== 'individual')
    .map(({ line }) => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'told' as const,
      reason: 'You say that you are not responsible for this account.',
      quotes: quoted(line.creditor, line.responsibility),
    })),
)
