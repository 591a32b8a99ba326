import { bureauStanding, type BureauStanding } from '#credit/bureau-standing.ts'
import { bureausToFollowUp } from '#credit/follow-up.ts'
import { BUREAUS, type Bureau } from '#credit/report.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { todayIn } from '#server/clock.ts'
import type { KeptBureau } from '#server/database/credit-tables.ts'
import { refuse } from '#contract/refuse.ts'
import type { LetterRow } from '#server/letters/table.ts'
import type { Room } from '#server/room.ts'
import * as table from './table.ts'

/** A dispute with the bureaus, its log, and where it stands with each today. */
export interface FollowedCredit {
  readonly row: table.CreditDisputeRow
  readonly events: readonly table.CreditEventRow[]
  readonly letters: readonly { readonly about: table.CreditLetterRow; readonly row: LetterRow }[]
  readonly bureaus: readonly { readonly standing: BureauStanding; readonly kept: KeptBureau }[]
  readonly toFollowUp: readonly Bureau[]
  readonly today: IsoDate
}

/** Refuses: another's dispute. */
export async function followCredit(
  room: Pick<Room, 'db' | 'clock'>,
  owner: Owner,
  id: string,
): Promise<FollowedCredit> {
  const row = await table.findDispute(room.db, owner, id)
  if (!row) throw refuse.notFound()
  const [events, letters] = await Promise.all([table.eventsOf(room.db, [id]), table.lettersOf(room.db, [id])])
  return followed(row, events, letters, todayIn(room.clock))
}

/** All of someone's, newest first, by three queries however many there are. */
export async function followAllCredit(
  room: Pick<Room, 'db' | 'clock'>,
  owner: { readonly id: string },
): Promise<FollowedCredit[]> {
  const rows = await table.disputesOf(room.db, owner)
  const ids = rows.map(({ id }) => id)
  const [events, letters] = await Promise.all([table.eventsOf(room.db, ids), table.lettersOf(room.db, ids)])
  return rows.map(row =>
    followed(
      row,
      events.filter(({ disputeId }) => disputeId === row.id),
      letters.filter(({ about }) => about.disputeId === row.id),
      todayIn(room.clock),
    ),
  )
}

/** With one bureau.  Refuses: a bureau this dispute is not with. */
export function withBureau({ bureaus }: FollowedCredit, bureau: Bureau): FollowedCredit['bureaus'][number] {
  const one = bureaus.find(({ standing }) => standing.bureau === bureau)
  if (!one) throw refuse.notFound()
  return one
}

function followed(
  row: table.CreditDisputeRow,
  events: readonly table.CreditEventRow[],
  letters: FollowedCredit['letters'],
  today: IsoDate,
): FollowedCredit {
  const log = events.map(table.eventOf)
  const bureaus = BUREAUS.flatMap(bureau => {
    const kept = row.bureaus[bureau]
    const isFreeAnnual = kept?.report.isFreeAnnual === true
    return kept ? [{ kept, standing: bureauStanding(bureau, log, { today, isFreeAnnual }) }] : []
  })
  const standings = bureaus.map(({ standing }) => standing)
  return { row, events, letters, bureaus, today, toFollowUp: bureausToFollowUp(standings, today) }
}
