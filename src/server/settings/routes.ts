import { RULES } from '#law/rules/index.ts'
import { LAW_AS_OF } from '#law/law-age.ts'
import type { CALLS } from '#contract/index.ts'
import type { Route } from '#server/route.ts'
import { guessState } from './guess-state.ts'
import { VERSION } from './version.ts'

export const health: Route<typeof CALLS.health> = {
  who: 'anyone',
  handle: async ({ room, reply }) => {
    const database = (await room.database.isUp()) ? 'ok' : 'down'
    const reader = room.reader.isUp() ? 'ok' : 'down'
    const isWell = database === 'ok' && reader === 'ok'
    if (!isWell) reply.status(503)
    return {
      status: isWell ? 'ok' : 'degraded',
      database,
      reader,
      version: VERSION,
      law_as_of: LAW_AS_OF,
    }
  },
}

export const settings: Route<typeof CALLS.settings> = {
  who: 'anyone',
  handle: async ({ room, request }) => ({
    billing: room.config.billing,
    law_as_of: LAW_AS_OF,
    support_email: room.config.supportEmail ?? null,
    office_address: room.config.officeAddress ?? null,
    rules: RULES.length,
    inbound_mail: room.config.inboundMail !== undefined,
    state_guess: (await guessState(room.config.locationDatabase, request.ip)) ?? null,
  }),
}
