import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { ownerChanges } from '#server/database/dashboard-tables.ts'
import { disputes } from '#server/database/dispute-tables.ts'
import { owners } from '#server/database/tables.ts'

type Owned = { readonly id: string }

export interface Changes {
  /** Grows with every change of the person's letters and disputes. */
  readonly counter: number
  /** What `keepJudged` wrote last; null when nothing was judged yet. */
  readonly judged: string | null
  /** Where the person's disputes count their days. */
  readonly timeZones: readonly string[]
}

/** What tells whether answers about someone's letters and disputes are still the same, by one row. */
export async function changesOf(db: Db, owner: Owned): Promise<Changes> {
  const [row] = await db
    .select({
      counter: ownerChanges.counter,
      judged: ownerChanges.judged,
      timeZones: sql<readonly string[]>`array(select distinct own.time_zone from ${disputes} own
        where own.owner_id = ${owner.id} and own.time_zone is not null order by 1)`,
    })
    .from(ownerChanges)
    .where(eq(ownerChanges.ownerId, owner.id))
  return row ?? { counter: 0, judged: null, timeZones: [] } // a dispute is a change: who has none has no dispute
}

/** Notes that every summary was up to date as `judged` describes; nothing when the owner was deleted meanwhile. */
export async function keepJudged(db: Db, owner: Owned, judged: string): Promise<void> {
  await db.execute(sql`
    insert into ${ownerChanges} (owner_id, counter, judged)
    select id, 0, ${judged} from ${owners} where id = ${owner.id} for key share
    on conflict (owner_id) do update set judged = excluded.judged`)
}
