import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import { presentAnalysis } from '#analyses/present.ts'
import { analyzeFields, type AnalysisReply, type ProgressEvent } from '#contract/analyses.ts'
import { consumerFactsSchema } from '#contract/consumer-facts.ts'
import type { CALLS } from '#contract/index.ts'
import type { Assessment } from '#law/assessment.ts'
import { stateCode } from '#units/state-code.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { openWithScan, resultAccessFor } from '#server/billing/holdings.ts'
import { refuse } from '#contract/refuse.ts'
import { placeInLine, refuseWhenLineIsFull } from '#server/jobs/line.ts'
import { keepable } from '#server/keepable.ts'
import { presentOrigin } from '#server/inbound-mail/present.ts'
import { inboundMailOf } from '#server/inbound-mail/table.ts'
import type { Room } from '#server/room.ts'
import { FileReply, TAKEN_OVER, type Route } from '#server/route.ts'
import { acceptUpload } from '#server/uploads/accept-upload.ts'
import { receiveForm, uploadIdOf } from '#server/uploads/receive.ts'
import { assessmentOf } from './assess.ts'
import * as table from './table.ts'
import { waitUntilRead } from './wait-until-read.ts'

const MULTIPART_BYTES = 12 * 1024 * 1024

export const analyzeStrategic: Route<typeof CALLS.analyzeStrategic> = {
  who: 'visitor',
  perMinute: 20,
  bodyBytes: MULTIPART_BYTES,
  handle: async ({ owner, room, request }) => {
    const id = uploadIdOf(request)
    if (!(await table.findAnalysis(room.db, owner, id)))
      await refuseWhenLineIsFull(room.db, room.config.longestWaitMinutes)
    room.progress.report(id, { step: 'received' })
    const { fields, files } = await receiveForm(request, analyzeFields)
    const consumerFacts = factsFrom(fields.consumer_facts)
    await acceptUpload(room, { id, owner, fields, consumerFacts, files, now: room.clock.now() })
    await waitUntilRead(room, owner, id)
    return analysisReply(room, owner, id, { spendsScan: true })
  },
}

export const getAnalysis: Route<typeof CALLS.getAnalysis> = {
  who: 'owner',
  handle: async ({ owner, room, params }) => analysisReply(room, owner, params.id),
}

export const answerQuestions: Route<typeof CALLS.answerQuestions> = {
  who: 'owner',
  perMinute: 120,
  handle: async ({ owner, room, params, body }) => {
    const row = await table.findAnalysis(room.db, owner, params.id)
    if (!row) throw refuse.notFound()
    const state = body.state === undefined ? row.state : (stateCode(body.state) ?? null)
    if (body.state !== undefined && state === null) throw refuse.stateUnknown()
    const answers = checked(consumerFactsSchema.safeParse(body.consumer_facts))
    await table.setAnswers(room.db, owner, params.id, { state, consumerFacts: { ...row.consumerFacts, ...answers } })
    return analysisReply(room, owner, params.id)
  },
}

export const setEarlier: Route<typeof CALLS.setEarlier> = {
  who: 'owner',
  perMinute: 60,
  handle: async ({ owner, room, params, body }) => {
    const { earlier_analysis_id: earlierId } = body
    if (!(await table.findAnalysis(room.db, owner, params.id))) throw refuse.notFound()
    if (earlierId === params.id) throw refuse.invalidRequest('A letter is not compared with itself.')
    if (earlierId !== null) {
      const earlier = await table.findAnalysis(room.db, owner, earlierId)
      if (!earlier) throw refuse.notFound()
      if (!earlier.facts) throw refuse.busy(5)
    }
    await table.setEarlier(room.db, owner, params.id, earlierId)
    return analysisReply(room, owner, params.id)
  },
}

export const pageImage: Route<typeof CALLS.pageImage> = {
  who: 'owner',
  handle: async ({ owner, room, params }) => {
    if (!(await table.findAnalysis(room.db, owner, params.id))) throw refuse.notFound()
    const file = await table.pageOf(room.db, params.id, params.page)
    const bytes = file && (await room.blobs.get(file.id))
    if (!file || !bytes) throw refuse.notFound()
    return new FileReply({ bytes, mediaType: file.mediaType })
  },
}

export const analysisProgress: Route<typeof CALLS.analysisProgress> = {
  who: 'anyone', // the id is a random one only its maker knows, and steps say nothing about the letter
  perMinute: 60,
  handle: async ({ room, params, reply: response }) => {
    response.hijack()
    const { raw } = response
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.flushHeaders() // the first event may be long in coming
    const look = setInterval(() => void tellPlace(room, params.id, raw), LOOK_AT_LINE_MS)
    const beat = setInterval(() => raw.write(': still here\n\n'), 15_000)
    const stop = room.progress.watch(params.id, event => {
      raw.write(`data: ${JSON.stringify(event)}\n\n`)
      if (isLast(event)) raw.end()
    })
    const end = (): void => void raw.end()
    room.draining.addEventListener('abort', end, { once: true })
    raw.once('close', () => {
      clearInterval(look)
      clearInterval(beat)
      stop()
      room.draining.removeEventListener('abort', end)
    })
    return TAKEN_OVER
  },
}

const LOOK_AT_LINE_MS = 4_000

async function tellPlace({ db }: Room, id: string, raw: ServerResponse): Promise<void> {
  const place = await placeInLine(db, id).catch(() => undefined)
  if (!place || raw.writableEnded) return
  const minutes = place.seconds === undefined ? null : Math.ceil(place.seconds / 60)
  const event: ProgressEvent = { step: 'in_line', ahead: place.ahead, minutes }
  raw.write(`data: ${JSON.stringify(event)}\n\n`)
}

function isLast(event: ProgressEvent): boolean {
  return event.step === 'done' || event.step === 'failed'
}

/** One's own analysis as it is shown.  Refuses: not found, not readable, not read yet. */
export async function analysisReply(
  room: Room,
  owner: Owner,
  id: string,
  { spendsScan } = { spendsScan: false },
): Promise<AnalysisReply> {
  const row = await table.findAnalysis(room.db, owner, id)
  if (!row) throw refuse.notFound()
  if (row.failure) throw refuse.unreadable(row.failure.code, row.failure.message, row.failure.suggestion)
  if (!row.facts || !row.reading) throw refuse.busy(5)
  const assessment = await assessmentOf(room, { ...row, facts: row.facts })
  const earlier = row.earlierId ? await table.findAnalysis(room.db, owner, row.earlierId) : undefined
  const [pages, pieces, mail] = await Promise.all([
    table.filesOf(room.db, id, 'page'),
    table.filesOf(room.db, id, 'piece'),
    inboundMailOf(room.db, id),
  ])
  return presentAnalysis(
    {
      ...row,
      facts: row.facts,
      reading: row.reading,
      earlier: earlier?.facts ? { ...earlier, facts: earlier.facts } : undefined,
      pages,
      pieces,
      mail: mail && presentOrigin(mail),
    },
    assessment,
    await accessTo(room, owner, id, spendsScan && hasSomethingToOpen(assessment)),
  )
}

/** A scan bought beforehand opens the next letter by itself. Not one that is a court paper or has nothing to open: the
 *  person can still choose to spend it there. */
async function accessTo(room: Room, owner: Owner, id: string, spendsScan: boolean) {
  const access = await resultAccessFor(room, owner, id)
  if (!spendsScan || access.seesAllFindings || !access.scansLeft) return access
  await openWithScan(room.db, owner, id, room.clock.now())
  return resultAccessFor(room, owner, id)
}

function hasSomethingToOpen({ rules, courtPaper }: Assessment): boolean {
  return rules.findings.length > 0 && courtPaper === undefined
}

function factsFrom(json: string | undefined): Record<string, unknown> {
  if (!json) return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    throw refuse.invalidRequest('consumer_facts is not JSON.')
  }
  return checked(consumerFactsSchema.safeParse(keepable(parsed)))
}

function checked<T>(result: z.ZodSafeParseResult<T>): T {
  if (result.success) return result.data
  throw refuse.invalidRequest(result.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('; '))
}
