import { cents } from '#units/cents.ts'
import { day, type IsoDate } from '#units/iso-date.ts'
import type { Dispute } from '#disputes/dispute.ts'
import { followThrough, type FollowThrough } from '#disputes/follow-through.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { type Clock, todayIn } from '#server/clock.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import * as table from './table.ts'

/** A dispute, and where it stands today. */
export interface Followed {
  readonly row: table.DisputeRow
  readonly view: FollowThrough
}

/** The same with what its page shows of each line of the log. */
export interface FollowedInFull extends Followed {
  readonly recordedAt: ReadonlyMap<string, Date>
  readonly evidence: readonly table.EvidenceRow[]
}

export async function followOne(room: Pick<Room, 'db' | 'clock'>, owner: Owner, id: string): Promise<FollowedInFull> {
  const row = await table.findDispute(room.db, owner, id)
  if (!row) throw refuse.notFound()
  const [recordedAt, evidence] = await Promise.all([table.recordedAt(room.db, [id]), table.evidenceOf(room.db, [id])])
  return { ...followed(row, room.clock), recordedAt, evidence }
}

/** All of someone's disputes, newest first, by one query however many there are. */
export async function followAll(room: Pick<Room, 'db' | 'clock'>, owner: Pick<Owner, 'id'>): Promise<Followed[]> {
  return (await table.disputesOf(room.db, owner)).map(row => followed(row, room.clock))
}

/** Today where the dispute's owner lives, as far as it is known. */
export function todayOf(row: Pick<table.DisputeRow, 'timeZone'>, clock: Clock): IsoDate {
  return todayIn(clock, row.timeZone ?? undefined)
}

function followed(row: table.DisputeRow, clock: Clock): Followed {
  return { row, view: followThrough(disputeOf(row), todayOf(row, clock)) }
}

/** A kept dispute as the pure room takes it. */
export function disputeOf(row: table.DisputeRow): Dispute {
  return {
    openedOn: day(row.openedOn),
    collectorName: row.collectorName ?? undefined,
    amount: row.debtAmount === null ? undefined : cents(row.debtAmount),
    mailBy: row.mailBy === null ? undefined : day(row.mailBy),
    sueBy: row.sueBy === null ? undefined : day(row.sueBy),
    log: row.log,
  }
}
