import { assess as assessOn } from '#analyses/assess.ts'
import type { Assessment } from '#law/assessment.ts'
import type { LetterFacts } from '#law/facts.ts'
import { todayIn, type Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { analysisById, type AnalysisRow } from './table.ts'

/** What the law says today, where the person is, about a stored analysis. */
export function assess(
  row: Parameters<typeof assessOn>[0] & { readonly timeZone: string | null },
  clock: Clock,
  earlier?: LetterFacts,
): Assessment {
  return assessOn(row, todayIn(clock, row.timeZone ?? undefined), earlier)
}

/** The same, beside the earlier letter it is compared with, when there is one. */
export async function assessmentOf(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  row: AnalysisRow & { readonly facts: LetterFacts },
): Promise<Assessment> {
  // whoever owns this letter owned that one when they named it
  const earlier = row.earlierId ? await analysisById(db, row.earlierId) : undefined
  return assess(row, clock, earlier?.facts ?? undefined)
}
