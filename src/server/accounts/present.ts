import type { UserReply } from '#contract/accounts.ts'
import type { Person } from './owner.ts'
import type { SessionRow } from './table.ts'

/** Who is signed in, as the page shows it. */
export function presentUser({ email, name, isAdmin }: Person): UserReply {
  return { email, name, plan_type: 'free', purchases: [], is_admin: isAdmin }
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
