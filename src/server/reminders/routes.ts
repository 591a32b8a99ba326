import type { CALLS } from '#contract/index.ts'
import { refuse } from '#contract/refuse.ts'
import { canMail } from '#server/mail/transport.ts'
import type { Route } from '#server/route.ts'
import * as table from './table.ts'

export const setReminders: Route<typeof CALLS.setReminders> = {
  who: 'person',
  handle: async ({ room, owner, body: { wanted } }) => {
    if (wanted && !canMail(room.config)) throw refuse.noMail()
    await table.setReminders(room.db, owner.id, wanted, room.clock.now())
    return { success: true, wanted }
  },
}
