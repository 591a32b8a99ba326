import { followUpLettersJob } from '#server/billing/follow-up-job.ts'
import { settlePaymentsJob } from '#server/billing/settle-payments-job.ts'
import type { Sealer } from '#server/blobs/encryption.ts'
import type { Clock } from '#server/clock.ts'
import { chargeDeliveredJob } from '#server/credit/charge-job.ts'
import type { Db } from '#server/database/database.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { giveUpOverdue } from '#server/mail/table.ts'
import type { Transport } from '#server/mail/transport.ts'
import { isStillDue } from '#server/reminders/step-reminders.ts'
import type { Room } from '#server/room.ts'
import { DELETE_EXPIRED_UPLOADS, deleteExpiredUploadsJob } from './delete-expired-uploads.ts'
import { forgetExpiredJob } from './forget-expired.ts'
import { GIVE_UP_READING, giveUpReadingJob } from './give-up-reading.ts'
import type { Job } from './job.ts'
import type { Queue } from './queue.ts'
import { readCreditReportJob } from './read-credit-report.ts'
import { readLetterJob } from './read-letter.ts'
import { recoverUnread } from './recover.ts'
import { isByDay, REMIND_OF_DEADLINES, remindAtChosenHoursJob, remindOfDeadlinesJob } from './remind-of-deadlines.ts'
import { sendMailJob } from './send-mail.ts'
import { sendPushJob } from './send-push.ts'

type Parts = 'config' | 'db' | 'blobs' | 'reader' | 'progress' | 'clock' | 'log' | 'siteUrl' | 'pushKey' | 'payments'

export interface JobsRoom extends Pick<Room, Parts> {
  readonly sealer: Sealer
  readonly transport: Transport
  /** Asked for when a job runs: the queue is made of the jobs. */
  readonly mailRoom: () => { readonly db: Db; readonly clock: Clock; readonly queue: Queue; readonly mailer: Mailer }
}

/** Every kind of work beside the requests. */
export function allJobs({ sealer, transport, mailRoom, ...room }: JobsRoom): readonly Job[] {
  const { config, db, clock, log, siteUrl, pushKey, payments } = room
  return [
    giveUpReadingJob(room), // before those that hand on to it
    { ...readLetterJob({ ...room, sideBySide: config.readers }), givenUpTo: GIVE_UP_READING },
    { ...readCreditReportJob(room), givenUpTo: GIVE_UP_READING },
    deleteExpiredUploadsJob(room),
    forgetExpiredJob({ db, clock }),
    remindOfDeadlinesJob(mailRoom),
    remindAtChosenHoursJob(mailRoom),
    sendPushJob({ db, clock, pushKey, testPushService: config.testPushService }),
    sendMailJob({ db, clock, sealer, transport, siteUrl, isStillDue: mail => isStillDue({ db, clock }, mail) }),
    ...(payments
      ? [
          chargeDeliveredJob(() => ({ ...mailRoom(), log, payments })),
          settlePaymentsJob(() => ({ ...mailRoom(), log, payments })),
          followUpLettersJob(() => ({ ...mailRoom(), adminEmails: config.adminEmails })),
        ]
      : []),
  ]
}

/** What became due while nothing ran, and what a killed process left behind. */
export async function catchUp({
  db,
  queue,
  clock,
  isAlone,
}: {
  readonly db: Db
  readonly queue: Queue
  readonly clock: Clock
  readonly isAlone: boolean
}): Promise<void> {
  await recoverUnread(db, queue, { isAlone })
  await queue.add(db, DELETE_EXPIRED_UPLOADS, {})
  await giveUpOverdue(db, clock.now())
  if (isByDay(clock.now())) await queue.add(db, REMIND_OF_DEADLINES, {})
}
