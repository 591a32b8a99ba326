import { z } from 'zod'
import { forgetExpired, forgetUnreachableVisitors } from '#server/accounts/table.ts'
import { forgetOldTries } from '#server/accounts/tries.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { giveUpOverdue, removeEndedBefore } from '#server/mail/table.ts'
import { removeOldPushes } from '#server/push/table.ts'
import { forgetAnswersBefore } from '#server/watch/answer-table.ts'
import { defineJob, type Job } from './job.ts'

const VISITOR_DAYS = 366 // the cookie that leads to a visitor's letters lives for a year
const ANSWERS_KEPT_DAYS = 2
const MAIL_ROWS_KEPT_DAYS = 30

/** Forgets what has served: ended sessions, old codes and counters, how calls were answered, that a mail was sent, and what visitors left whose
 *  cookie is over. Safe to run twice. */
export function forgetExpiredJob({ db, clock }: { db: Db; clock: Clock }): Job {
  return defineJob({
    name: 'forget-expired',
    payload: z.object({}),
    sideBySide: 1,
    retries: 3,
    secondsBeforeGivenUp: 120,
    schedule: '17 * * * *',
    work: async () => {
      const now = clock.now()
      await forgetExpired(db, now)
      await forgetUnreachableVisitors(db, new Date(now.getTime() - VISITOR_DAYS * 86_400_000))
      await forgetOldTries(db, now)
      await giveUpOverdue(db, now)
      await removeOldPushes(db, new Date(now.getTime() - MAIL_ROWS_KEPT_DAYS * 86_400_000))
      await removeEndedBefore(db, new Date(now.getTime() - MAIL_ROWS_KEPT_DAYS * 86_400_000))
      await forgetAnswersBefore(db, new Date(now.getTime() - ANSWERS_KEPT_DAYS * 86_400_000))
      return { kind: 'done' }
    },
  })
}
