import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { LetterFacts } from '#law/facts.ts'
import { readingOf } from '#analyses/reading.ts'
import type { ReadLetter, ReadResult } from '#reading/read-result.ts'
import { readFacts } from '#reading/read-facts.ts'
import { textOf } from '#reading/paper.ts'
import { readReplySigns } from '#reading/reply-signs.ts'
import type { Progress } from '#server/analyses/progress.ts'
import * as table from '#server/analyses/table.ts'
import { assessmentOf } from '#server/analyses/assess.ts'
import { removeStoredFiles } from '#server/analyses/remove-files.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { cutEvidence } from '#server/evidence/cut-evidence.ts'
import { placesToCut } from '#server/evidence/places.ts'
import type { Reader } from '#server/reading/read-upload.ts'
import { fileReply } from '#server/disputes/file-reply.ts'
import { defineJob, type Job, type JobOutcome } from './job.ts'
import { READING_TRIES } from './reading-tries.ts'

export const READ_LETTER = 'read-letter'

export interface ReadLetterRoom {
  readonly db: Db
  readonly blobs: BlobStore
  readonly reader: Pick<Reader, 'read' | 'cut'>
  readonly progress: Progress
  readonly clock: Clock
  readonly sideBySide: number
}

/** Reads an uploaded letter: bytes to words, words to facts, facts kept for its owner. Safe to run twice. */
export function readLetterJob(room: ReadLetterRoom): Job {
  return defineJob({
    name: READ_LETTER,
    payload: z.object({ analysisId: z.uuid() }),
    sideBySide: room.sideBySide,
    ...READING_TRIES,
    secondsBeforeGivenUp: 300,
    work: ({ analysisId }, signal) => readLetter(room, analysisId, signal),
  })
}

async function readLetter(room: ReadLetterRoom, id: string, signal: AbortSignal): Promise<JobOutcome> {
  const row = await table.takeAnalysis(room.db, id)
  if (!row) return { kind: 'skipped', why: 'already read' }
  const letter = await read(room, id, 'letter', signal)
  if (letter.kind === 'refused') return refused(room, id, letter)
  const ownLetter =
    row.flowType === 'enhance' && !row.ownLetter ? await read(room, id, 'own-letter', signal) : undefined
  if (ownLetter?.kind === 'refused' && ownLetter.code !== 'empty') return refused(room, id, ownLetter)

  const facts = readFacts(letter.paper)
  room.progress.report(id, { step: 'facts_found', count: Object.values(facts).filter(fact => fact.known).length })
  const assessment = await assessmentOf(room, { ...row, facts })
  room.progress.report(id, { step: 'rules_checked', count: assessment.rules.checked })
  await storePages(room, id, letter)
  await cutEvidence(room, id, placesToCut(facts, assessment))
  const reading = readingOf(letter)
  const result = {
    reading,
    facts,
    ownLetter: row.ownLetter ?? (ownLetter?.kind === 'read' ? textOf(ownLetter.paper) : undefined),
    summary: {
      collectorName: nameOf(facts),
      violationCount: assessment.rules.findings.length,
      severityScore: assessment.severityScore,
    },
  }
  const earlier = row.earlierId ? await table.findAnalysis(room.db, { id: row.ownerId }, row.earlierId) : undefined
  const { disputeId } = row
  const finished = await room.db.transaction(async tx => {
    if (!(await table.finishAnalysis(tx, id, result, room.clock.now()))) return false
    if (disputeId !== null)
      await fileReply(tx, room.clock, {
        analysisId: id,
        ownerId: row.ownerId,
        disputeId,
        facts,
        signs: readReplySigns(letter.paper),
        assessment,
        earlier: earlier?.facts ?? undefined,
        readingConfidence: reading.confidence,
      })
    return true
  })
  if (!finished) {
    await removeMade(room, id)
    return { kind: 'skipped', why: 'given up meanwhile' }
  }
  room.progress.report(id, { step: 'done' })
  return { kind: 'done' }
}

async function read(
  room: ReadLetterRoom,
  id: string,
  role: 'letter' | 'own-letter',
  signal: AbortSignal,
): Promise<ReadResult> {
  const rows = await table.filesOf(room.db, id, role)
  const files = await Promise.all(
    rows.map(async row => ({ name: `${row.position}`, bytes: (await room.blobs.get(row.id)) ?? new Uint8Array() })),
  )
  return room.reader.read({
    files,
    kind: role,
    signal,
    ...(role === 'letter'
      ? { onProgress: (page, pages) => room.progress.report(id, { step: 'page_read', page, pages }) }
      : {}),
  })
}

async function refused(
  room: ReadLetterRoom,
  id: string,
  refusal: Extract<ReadResult, { kind: 'refused' }>,
): Promise<JobOutcome> {
  const { code, message, suggestion } = refusal
  await table.failAnalysis(room.db, id, { code, message, suggestion }, room.clock.now())
  room.progress.report(id, { step: 'failed', code })
  return { kind: 'failed', why: code }
}

/** The pictures of the pages go with the upload they were made of, however late it was read. */
async function storePages(room: ReadLetterRoom, id: string, { pageImages }: ReadLetter): Promise<void> {
  await removeMade(room, id) // by a run that did not finish
  const [upload] = await table.filesOf(room.db, id, 'letter')
  const deleteAfter = upload?.deleteAfter ?? room.clock.now()
  for (const image of pageImages) {
    const fileId = randomUUID()
    await room.blobs.put(fileId, image.bytes)
    await table.insertFile(room.db, {
      id: fileId,
      analysisId: id,
      role: 'page',
      position: image.page,
      mediaType: image.mediaType,
      bytes: image.bytes.length,
      width: image.width,
      height: image.height,
      deleteAfter,
    })
  }
}

async function removeMade({ db, blobs }: ReadLetterRoom, id: string): Promise<void> {
  const made = [...(await table.filesOf(db, id, 'page')), ...(await table.filesOf(db, id, 'piece'))]
  await removeStoredFiles(db, blobs, made)
}

function nameOf(facts: LetterFacts): string | undefined {
  return facts.collectorName.known ? facts.collectorName.value : undefined
}
