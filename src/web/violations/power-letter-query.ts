import type { HistoryViolationReply } from '#contract/violations.ts'

/** What `/results?violations={ids}&combo={name}` asks for. The names in the address only choose: what is demanded for is
 *  looked up in the person's own history.
 *  @law specification part 2, 2.4 */
export function powerLetterOf(search: URLSearchParams, all: readonly HistoryViolationReply[]) {
  const ids = new Set((search.get('violations') ?? '').split(',').filter(id => id !== ''))
  const chosen = all.filter(({ id }) => ids.has(id))
  const letters = new Map<string, HistoryViolationReply[]>()
  for (const one of chosen)
    if (one.analysisId !== null) letters.set(one.analysisId, [...(letters.get(one.analysisId) ?? []), one])
  return {
    /** One demand a letter of theirs: what each says is proved by that letter alone. */
    demands: [...letters].map(([analysisId, violations]) => ({
      analysisId,
      violations,
      rules: violations.map(({ id }) => id.slice(analysisId.length + 1)),
    })),
    /** Told by the person and shown by no letter: not asserted in the demand. */
    told: chosen.filter(one => one.analysisId === null),
    /** Named in the address and not in the history. */
    missing: ids.size - chosen.length,
  }
}
