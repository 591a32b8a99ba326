import type { AnalysisReply } from '#contract/analyses.ts'

/** Ids of the pieces under the findings a reply shows: those of a locked finding are not among them.
 *  @law decision 6 */
export function piecesShown({ violations }: Pick<AnalysisReply, 'violations'>): ReadonlySet<string> {
  return new Set(
    [...violations.violations, ...violations.worth_asking]
      .flatMap(({ evidence }) => evidence)
      .flatMap(({ piece }) => piece?.url.split('/').slice(-1) ?? []),
  )
}
