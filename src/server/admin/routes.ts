import { randomUUID } from 'node:crypto'
import type { CALLS } from '#contract/index.ts'
import { LAW_AS_OF, LAW_EXPIRES_ON } from '#law/law-age.ts'
import { filesDue } from '#server/analyses/table.ts'
import { recordAudit } from '#server/audit.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import { todayIn } from '#server/clock.ts'
import { refuse } from '#contract/refuse.ts'
import { DELETE_EXPIRED_UPLOADS } from '#server/jobs/delete-expired-uploads.ts'
import { deadJobs, queueStates } from '#server/jobs/overview.ts'
import { outboxState } from '#server/mail/table.ts'
import type { Route } from '#server/route.ts'
import { answersSince } from '#server/watch/answer-table.ts'

const MOST_COUNTED = 1000
const HOUR_MS = 3_600_000

export const adminHealth: Route<typeof CALLS.adminHealth> = {
  who: 'admin',
  handle: async ({ room }) => {
    const { db, config, clock } = room
    const [database, storage, mail, overdue, [deletion], payments] = await Promise.all([
      room.database.isUp(),
      storageWorks(room.blobs),
      outboxState(db),
      filesDue(db, clock.now(), MOST_COUNTED),
      queueStates(db, [DELETE_EXPIRED_UPLOADS]),
      room.payments?.isUp(),
    ])
    return {
      success: true,
      database: { status: up(database), kind: config.databaseUrl ? 'postgres' : 'embedded' },
      storage: { status: up(storage) },
      reader: { status: up(room.reader.isUp()) },
      mail: {
        sends: config.smtpUrl ? 'smtp' : room.outbox ? 'outbox' : 'nothing',
        waiting: mail.waiting,
        oldest_waiting: mail.oldestWaiting?.toISOString() ?? null,
        given_up: mail.givenUp,
      },
      payments: { status: payments === undefined ? 'off' : up(payments), kind: config.billing },
      law: { checked_on: LAW_AS_OF, expires_on: LAW_EXPIRES_ON, expired: LAW_EXPIRES_ON < todayIn(clock) },
      deletion: { last_run: deletion?.lastDone?.toISOString() ?? null, overdue: overdue.length },
    }
  },
}

export const adminJobs: Route<typeof CALLS.adminJobs> = {
  who: 'admin',
  handle: async ({ room: { db, queue } }) => {
    const [queues, dead] = await Promise.all([queueStates(db, queue.names), deadJobs(db)])
    return {
      success: true,
      queues: queues.map(({ name, queued, running, failed, lastDone }) => ({
        name,
        queued,
        running,
        failed,
        last_done: lastDone?.toISOString() ?? null,
      })),
      dead: dead.map(({ id, name, failedAt, tries, fault }) => ({
        id,
        name,
        failed_at: failedAt?.toISOString() ?? null,
        tries,
        fault,
      })),
    }
  },
}

export const adminAnswers: Route<typeof CALLS.adminAnswers> = {
  who: 'admin',
  handle: async ({ room: { db, clock } }) => {
    const since = (hours: number) => answersSince(db, new Date(clock.now().getTime() - hours * HOUR_MS))
    const [hour, day] = await Promise.all([since(1), since(24)])
    const parts = day.map(({ part, ...ofDay }) => {
      const { answered = 0, refused = 0, failed = 0 } = hour.find(one => one.part === part) ?? {}
      return { part, hour: { answered, refused, failed }, day: ofDay }
    })
    const worstFirst = parts.toSorted(
      (a, b) => b.hour.failed - a.hour.failed || b.day.failed - a.day.failed || b.day.answered - a.day.answered,
    )
    return { success: true, parts: worstFirst }
  },
}

export const adminRetryJob: Route<typeof CALLS.adminRetryJob> = {
  who: 'admin',
  handle: async ({ room, params: { id } }) => {
    if (!(await room.queue.retry(id))) throw refuse.notFound()
    await recordAudit(room.db, { action: 'job-retried', subject: id })
    return { success: true }
  },
}

export const adminDiscardJob: Route<typeof CALLS.adminDiscardJob> = {
  who: 'admin',
  handle: async ({ room, params: { id } }) => {
    if (!(await room.queue.discard(id))) throw refuse.notFound()
    await recordAudit(room.db, { action: 'job-discarded', subject: id })
    return { success: true }
  },
}

function up(works: boolean): 'ok' | 'down' {
  return works ? 'ok' : 'down'
}

// Written, read back and removed: a full disk or a lost key shows here before a person's letter meets it.
async function storageWorks(blobs: BlobStore): Promise<boolean> {
  const id = randomUUID()
  try {
    await blobs.put(id, Buffer.from(id))
    return (await blobs.get(id))?.toString() === id
  } catch {
    return false
  } finally {
    await blobs.remove([id]).catch(() => undefined)
  }
}
