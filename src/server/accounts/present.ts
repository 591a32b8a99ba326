import type { UserReply } from '#contract/accounts.ts'
import { holdingsOf } from '#server/billing/holdings.ts'
import { presentPlan } from '#server/billing/present.ts'
import type { Room } from '#server/room.ts'
import type { Person } from './owner.ts'
import type { SessionRow } from './table.ts'

/** Who is signed in, as the page shows it. */
export async function presentUser(room: Pick<Room, 'db' | 'clock'>, person: Person): Promise<UserReply> {
  const { email, name, isAdmin } = person
  const plan = presentPlan(await holdingsOf(room.db, person, room.clock.now()))
  return { email, name, ...plan, is_admin: isAdmin }
}

export function presentSession(row: SessionRow, currentId: string | undefined) {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    device: row.userAgent || 'An unknown browser',
    current: row.id === currentId,
  }
}
