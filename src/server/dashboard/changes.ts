import { eq } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { ownerChanges } from '#server/database/dashboard-tables.ts'

type Owned = { readonly id: string }

interface Changes {
  /** Grows with every change of the person's letters and disputes. */
  readonly counter: number
  /** What `keepJudged` wrote last; null when nothing was judged yet. */
  readonly judged: string | null
}

/** What tells whether answers about someone's letters and disputes are still the same, by one row. */
export async function changesOf(db: Db, owner: Owned): Promise<Changes> {
  const [row] = await db
    .select({ counter: ownerChanges.counter, judged: ownerChanges.judged })
    .from(ownerChanges)
    .where(eq(ownerChanges.ownerId, owner.id))
  return row ?? { counter: 0, judged: null }
}

/** Notes that every summary was up to date as `judged` describes. */
export async function keepJudged(db: Db, owner: Owned, judged: string): Promise<void> {
  await db
    .insert(ownerChanges)
    .values({ ownerId: owner.id, counter: 0, judged })
    .onConflictDoUpdate({ target: ownerChanges.ownerId, set: { judged } })
}
