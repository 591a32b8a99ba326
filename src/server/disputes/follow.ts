import { cents } from '#units/cents.ts'
import { day, type IsoDate } from '#units/iso-date.ts'
import type { Dispute } from '#disputes/dispute.ts'
import { followThrough, type FollowThrough } from '#disputes/follow-through.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { type Clock, todayIn } from '#server/clock.ts'
import { refuse } from '#server/errors.ts'
import type { Room } from '#server/room.ts'
import * as table from './table.ts'

/** A dispute with its log, and where it stands today. */
export interface Followed {
  readonly row: table.DisputeRow
  readonly events: readonly table.EventRow[]
  readonly evidence: readonly table.EvidenceRow[]
  readonly view: FollowThrough
}

export async function followOne(room: Pick<Room, 'db' | 'clock'>, owner: Owner, id: string): Promise<Followed> {
  const row = await table.findDispute(room.db, owner, id)
  if (!row) throw refuse.notFound()
  const [events, evidence] = await Promise.all([table.eventsOf(room.db, [id]), table.evidenceOf(room.db, [id])])
  return followed(row, events, evidence, room.clock)
}

/** All of someone's disputes, newest first, by two queries however many there are. */
export async function followAll(room: Pick<Room, 'db' | 'clock'>, owner: Owner): Promise<Followed[]> {
  const rows = await table.disputesOf(room.db, owner)
  const events = await table.eventsOf(
    room.db,
    rows.map(({ id }) => id),
  )
  const logs = new Map<string, table.EventRow[]>(rows.map(({ id }) => [id, []]))
  for (const event of events) logs.get(event.disputeId)?.push(event)
  return rows.map(row => followed(row, logs.get(row.id) ?? [], [], room.clock))
}

/** Today where the dispute's owner lives, as far as it is known. */
export function todayOf(row: Pick<table.DisputeRow, 'timeZone'>, clock: Clock): IsoDate {
  return todayIn(clock, row.timeZone ?? undefined)
}

function followed(
  row: table.DisputeRow,
  events: readonly table.EventRow[],
  evidence: readonly table.EvidenceRow[],
  clock: Clock,
): Followed {
  return { row, events, evidence, view: followThrough(disputeOf(row, events), todayOf(row, clock)) }
}

/** A kept dispute as the pure room takes it. */
function disputeOf(row: table.DisputeRow, events: readonly table.EventRow[]): Dispute {
  return {
    openedOn: day(row.openedOn),
    collectorName: row.collectorName ?? undefined,
    amount: row.debtAmount === null ? undefined : cents(row.debtAmount),
    mailBy: row.mailBy === null ? undefined : day(row.mailBy),
    sueBy: row.sueBy === null ? undefined : day(row.sueBy),
    log: events.map(table.eventOf),
  }
}
