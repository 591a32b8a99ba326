import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { CALLS } from '#contract/index.ts'
import type { Person } from '#server/accounts/owner.ts'
import { accessFor } from '#server/billing/holdings.ts'
import { analyses } from '#server/database/tables.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import type { Route } from '#server/route.ts'
import { knownCollectors } from './collectors.ts'
import { presentFound, presentIssues, presentProfile } from './present.ts'

const MOST_FOUND = 12

/** Names alone; what is known of one is part of the plan. */
export const searchCollectors: Route<typeof CALLS.searchCollectors> = {
  who: 'person',
  perMinute: 120,
  handle: async ({ query }) => {
    const { search } = await knownCollectors()
    return { success: true, collectors: search(query.name, MOST_FOUND).map(presentFound) }
  },
}

export const collectorOverview: Route<typeof CALLS.collectorOverview> = {
  who: 'person',
  handle: async () => {
    const { mostNamed, all } = await knownCollectors()
    return {
      success: true,
      most_named: mostNamed.map(presentFound),
      named_through: mostNamed[0]?.complaints?.through ?? all.through,
      total: all.total,
      through: all.through,
      issues: presentIssues(all.issues),
    }
  },
}

export const collectorProfile: Route<typeof CALLS.collectorProfile> = {
  who: 'person',
  handle: async ({ params, owner, room }) => {
    if (!(await accessFor(room, owner)).canAccessIntel) throw refuse.planNeeded()
    const { named } = await knownCollectors()
    const collector = named(params.collector)
    if (!collector) throw refuse.notFound()
    return { success: true, collector: presentProfile(collector, await lettersFrom(room, owner, collector.id)) }
  },
}

/** Letters of this person whose sender is that very collector, by name. */
async function lettersFrom({ db }: Pick<Room, 'db'>, owner: Person, collectorId: string) {
  const { named } = await knownCollectors()
  const rows = await db
    .select({
      id: analyses.id,
      collectorName: analyses.collectorName,
      createdAt: analyses.createdAt,
      violationCount: analyses.violationCount,
    })
    .from(analyses)
    .where(and(eq(analyses.ownerId, owner.id), isNotNull(analyses.collectorName)))
    .orderBy(desc(analyses.createdAt))
  return rows
    .filter(({ collectorName }) => named(collectorName!)?.id === collectorId)
    .map(({ id, createdAt, violationCount }) => ({
      analysis_id: id,
      created_at: createdAt.toISOString(),
      violation_count: violationCount,
    }))
}
