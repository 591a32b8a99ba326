import { z } from 'zod'
import * as analyses from '#server/analyses/table.ts'
import type { Progress } from '#server/analyses/progress.ts'
import type { Clock } from '#server/clock.ts'
import { failReading } from '#server/credit/readings-table.ts'
import type { Db } from '#server/database/database.ts'
import { defineJob, type Job } from './job.ts'
import { idsInLine } from './unread-in-line.ts'

export const GIVE_UP_READING = 'give-up-reading'

const GIVEN_UP = {
  code: 'reading-gave-up',
  message: 'We tried several times, and each time reading this failed on our side.',
  suggestion: 'Please upload it again. A clear photo of one page at a time, or the PDF, is read most surely.',
}

/** Tells the person at once when a letter or a report was tried as often as it may be: the queue hands the job on to this
 *  one. Whoever put it in line again meanwhile is not told so. Safe to run twice. */
export function giveUpReadingJob(room: { readonly db: Db; readonly progress: Progress; readonly clock: Clock }): Job {
  return defineJob({
    name: GIVE_UP_READING,
    payload: z.union([z.object({ analysisId: z.uuid() }), z.object({ readingId: z.uuid() })]),
    sideBySide: 1,
    retries: 5,
    secondsBeforeGivenUp: 60,
    work: async given => {
      const id = 'analysisId' in given ? given.analysisId : given.readingId
      if ((await idsInLine(room.db)).has(id)) return { kind: 'skipped', why: 'in line again' }
      if ('analysisId' in given) await analyses.failStale(room.db, [id], GIVEN_UP, room.clock.now())
      else await failReading(room.db, id, GIVEN_UP)
      room.progress.report(id, { step: 'failed', code: GIVEN_UP.code })
      return { kind: 'done' }
    },
  })
}
