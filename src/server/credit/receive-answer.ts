import type { FastifyRequest } from 'fastify'
import { uploadBureauAnswer } from '#contract/credit-disputes.ts'
import type { BureauAnswer, DisputedItem } from '#credit/bureau-answer.ts'
import type { RecordedAnswer } from '#credit/dispute-log.ts'
import { readBureauAnswer } from '#credit/read/read-answer.ts'
import type { Bureau } from '#credit/report.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { receiveForm, uploadIdOf } from '#server/uploads/receive.ts'
import { withBureau, type FollowedCredit } from './follow.ts'
import { openLog } from './record.ts'
import * as table from './table.ts'

/** Reads a bureau's answer and puts what it concludes on the log. Its pages are not kept.
 *  Refuses: another's dispute, a bureau nothing was sent to, what cannot be read, and an answer that does not say enough. */
export async function receiveAnswer(
  room: Room,
  owner: Owner,
  id: string,
  request: FastifyRequest,
): Promise<{ readonly eventId: string; readonly bureau: Bureau }> {
  const followed = await openLog(room, owner, id)
  const uploadId = uploadIdOf(request)
  const { fields, files } = await receiveForm(request, uploadBureauAnswer.multipart.fields)
  if (files.length === 0) throw refuse.invalidRequest('there is no answer in it.')
  const { standing, kept } = withBureau(followed, fields.bureau)
  if (standing.sentOn === undefined) throw refuse.invalidRequest('no letter to this bureau is recorded as sent.')
  const read = await room.reader.read({
    files: files.map(({ name, bytes }) => ({ name, bytes })),
    kind: 'credit-report',
    onProgress: (page, pages) => room.progress.report(uploadId, { step: 'page_read', page, pages }),
    signal: room.stopping,
  })
  room.progress.report(uploadId, { step: 'done' })
  if (read.kind === 'refused') throw refuse.unreadable(read.code, read.message, read.suggestion)
  const answer = readBureauAnswer(read.paper, kept.items.flatMap(disputedOf))
  if (answer.bureau !== undefined && answer.bureau !== fields.bureau)
    throw refuse.notWritten('another-bureau', 'This letter is from another bureau.', 'Add it where that bureau stands.')
  const eventId = await file(room, followed, { id, bureau: fields.bureau, answer })
  return { eventId, bureau: fields.bureau }
}

function disputedOf(item: FollowedCredit['bureaus'][number]['kept']['items'][number]): DisputedItem[] {
  const { id, creditor, account, shown, correct } = item
  if (creditor === undefined) return []
  return [
    {
      id,
      creditor,
      ...(account && { account }),
      ...(shown[0] && { field: shown[0].label }),
      ...(correct && { wanted: correct }),
    },
  ]
}

interface ToFile {
  readonly id: string
  readonly bureau: Bureau
  readonly answer: BureauAnswer
}

async function file(room: Room, followed: FollowedCredit, { id, bureau, answer }: ToFile): Promise<string> {
  const at = { at: room.clock.now() }
  const on = notAfter(answer.letterDate, followed.today)
  if (answer.kind === 'reinsertion') {
    const reinsertedOn = notAfter(answer.items.find(item => item.reinsertedOn)?.reinsertedOn, on)
    return table.appendEvent(
      room.db,
      id,
      { kind: 'reinserted', bureau, on, about: { reinsertedOn, wasNoticed: true } },
      at,
    )
  }
  if (answer.kind === 'unknown')
    throw refuse.notWritten(
      'answer-unclear',
      'We could not tell from this letter what the bureau decided.',
      'Read its results and tell us what it says.',
    )
  const open = answer.items.filter(({ result }) => result !== 'deleted' && result !== 'updated')
  return table.appendEvent(
    room.db,
    id,
    {
      kind: 'answered',
      bureau,
      on,
      about: {
        answer: recorded(answer),
        from: 'letter',
        reasons: answer.reasons,
        newInformation: answer.items.find(item => item.newInformation)?.newInformation,
        isMixed: answer.isMixed,
        stillDisputed: open.flatMap(({ disputedId }) => disputedId ?? []),
      },
    },
    at,
  )
}

/** With several results the one that leaves something to do goes before the others. */
function recorded({ kind, items }: BureauAnswer): RecordedAnswer {
  if (kind === 'frivolous') return 'frivolous'
  return items.some(({ result }) => result === 'verified') ? 'verified' : kind === 'deleted' ? 'deleted' : 'updated'
}

function notAfter(day: IsoDate | undefined, last: IsoDate): IsoDate {
  return day === undefined || day > last ? last : day
}
