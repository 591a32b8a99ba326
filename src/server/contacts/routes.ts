import { randomUUID } from 'node:crypto'
import type { CALLS } from '#contract/index.ts'
import { isoDate } from '#units/iso-date.ts'
import { ownerOf } from '#server/accounts/identify.ts'
import { findAnalysis } from '#server/analyses/table.ts'
import { refuse } from '#contract/refuse.ts'
import type { Route } from '#server/route.ts'
import { localTime, wasOnTheClock } from './local-time.ts'
import { presentLog } from './present.ts'
import * as table from './table.ts'

export const contactLog: Route<typeof CALLS.contactLog> = {
  who: 'anyone', // whoever has written nothing down has an empty log; nobody is made a visitor by looking
  handle: async ({ room, request }) => {
    const owner = await ownerOf(room, request)
    return { success: true, debts: owner ? presentLog(await table.contactsOf(room.db, owner)) : [] }
  },
}

export const logContact: Route<typeof CALLS.logContact> = {
  who: 'visitor',
  perMinute: 60,
  handle: async ({ room, owner, body }) => {
    const now = room.clock.now()
    const local = localTime(now, body.time_zone)
    if (!local) throw refuse.invalidRequest('time_zone is not a time zone.')
    const on = body.on === undefined ? local.on : isoDate(body.on)!
    // the time of a day that was told without one is not known; only "now" knows its own
    const at = body.at ?? (body.on === undefined ? local.at : undefined)
    if (`${on} ${at ?? ''}` > `${local.on} ${local.at}`) throw refuse.invalidRequest('that is still to come.')
    if (at !== undefined && !wasOnTheClock({ on, at }, body.time_zone))
      throw refuse.invalidRequest('no clock showed that time: it was skipped for summer time.')
    if (body.analysis_id !== undefined && !(await findAnalysis(room.db, owner, body.analysis_id)))
      throw refuse.notFound()
    const id = randomUUID()
    await table.insertContact(room.db, {
      id,
      ownerId: owner.id,
      analysisId: body.analysis_id ?? null,
      collectorName: body.collector,
      way: body.kind === 'contact' ? body.way : null,
      request: body.kind === 'request' ? body.request : null,
      inWriting: body.kind === 'request' && body.in_writing,
      happenedOn: on,
      happenedAt: at ?? null,
      timeZone: body.time_zone,
      details: body.kind === 'contact' ? body.details : {},
      recordedAt: now,
    })
    return { success: true, id }
  },
}

export const changeContact: Route<typeof CALLS.changeContact> = {
  who: 'owner',
  handle: async ({ room, owner, params, body }) => {
    if (!(await table.setDetails(room.db, owner, params.id, body))) throw refuse.notFound()
    return { success: true }
  },
}

export const deleteContact: Route<typeof CALLS.deleteContact> = {
  who: 'owner',
  handle: async ({ room, owner, params }) => {
    if (!(await table.removeContact(room.db, owner, params.id))) throw refuse.notFound()
    return { success: true }
  },
}
