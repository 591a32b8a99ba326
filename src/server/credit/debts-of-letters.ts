import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { LetterDebt } from '#credit/told.ts'
import { LEAST_READING_CONFIDENCE } from '#law/judge-rules.ts'
import type { Fact } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import type { Owner } from '#server/accounts/owner.ts'
import type { Db } from '#server/database/database.ts'
import { analyses } from '#server/database/tables.ts'

const MOST_LETTERS = 50

/** The debts of the collection letters someone had analysed, as far as they were read surely enough to compare. */
export async function debtsOfLetters(db: Db, owner: Owner): Promise<readonly LetterDebt[]> {
  const rows = await db
    .select({ id: analyses.id, facts: analyses.facts })
    .from(analyses)
    .where(and(eq(analyses.ownerId, owner.id), eq(analyses.status, 'done'), isNotNull(analyses.facts)))
    .orderBy(desc(analyses.createdAt))
    .limit(MOST_LETTERS)
  return rows.flatMap(({ id, facts }) => (facts ? [debtOf(id, facts)] : []))
}

function debtOf(analysisId: string, facts: LetterFacts): LetterDebt {
  const told = {
    letterDate: surely(facts.letterDate),
    collector: surely(facts.collectorName),
    originalCreditor: surely(facts.originalCreditor),
    currentCreditor: surely(facts.currentCreditor),
    account: surely(facts.accountNumber),
    amount: surely(facts.currentAmount),
  }
  return { analysisId, ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) }
}

function surely<T>(fact: Fact<T>): T | undefined {
  return fact.known && fact.confidence >= LEAST_READING_CONFIDENCE ? fact.value : undefined
}
