import { INBOUND_MAIL_CALLS, type Forwarding } from '#contract/inbound-mail.ts'
import type { Person } from '#server/accounts/owner.ts'
import { recordAudit } from '#server/audit.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import type { Route } from '#server/route.ts'
import { newLocalPart } from './address.ts'
import { fullAddress } from './present.ts'
import * as table from './table.ts'

const GMAIL_CODE_HOURS = 24

const forwardingAddress: Route<typeof INBOUND_MAIL_CALLS.forwardingAddress> = {
  who: 'person',
  handle: ({ room, owner }) => presentForwarding(room, owner),
}

const newForwardingAddress: Route<typeof INBOUND_MAIL_CALLS.newForwardingAddress> = {
  who: 'person',
  perMinute: 20,
  handle: async ({ room, owner }) => {
    if (!room.config.inboundMail) throw refuse.noInboundMail()
    await room.db.transaction(async tx => {
      await table.keepMailAddress(tx, { personId: owner.id, localPart: newLocalPart(), createdAt: room.clock.now() })
      await recordAudit(tx, { action: 'mail-address-made', subject: owner.id })
    })
    return presentForwarding(room, owner)
  },
}

const removeForwardingAddress: Route<typeof INBOUND_MAIL_CALLS.removeForwardingAddress> = {
  who: 'person',
  handle: async ({ room, owner }) => {
    await room.db.transaction(async tx => {
      await table.removeMailAddress(tx, owner.id)
      await recordAudit(tx, { action: 'mail-address-removed', subject: owner.id })
    })
    return presentForwarding(room, owner)
  },
}

async function presentForwarding({ config, db, clock }: Room, owner: Person): Promise<Forwarding> {
  const { inboundMail } = config
  const row = inboundMail && (await table.mailAddressOf(db, owner.id))
  const isFresh = row?.gmailCodeAt && clock.now().getTime() - row.gmailCodeAt.getTime() < GMAIL_CODE_HOURS * 3_600_000
  return {
    success: true,
    on: inboundMail !== undefined,
    address: row ? fullAddress(config, row) : null,
    created_at: row?.createdAt.toISOString() ?? null,
    gmail_code: isFresh ? row.gmailCode : null,
  }
}

/** What answers the calls about one's own address. */
export const INBOUND_MAIL_ROUTES = { forwardingAddress, newForwardingAddress, removeForwardingAddress }
