import { randomUUID } from 'node:crypto'
import type { Assessment } from '#law/assessment.ts'
import { LEAST_READING_CONFIDENCE } from '#law/judge-rules.ts'
import type { Fact } from '#law/fact.ts'
import { accountEnding } from '#letters/mask-account.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { assess } from '#server/analyses/assess.ts'
import { findAnalysis, type AnalysisRow } from '#server/analyses/table.ts'
import { todayIn } from '#server/clock.ts'
import { refuse } from '#contract/refuse.ts'
import type { LetterRow } from '#server/letters/table.ts'
import type { Room } from '#server/room.ts'
import * as table from './table.ts'

/** What a dispute is about, when nobody's letter says it. */
export interface Told {
  readonly collectorName?: string | undefined
  /** Cents. */
  readonly debtAmount?: number | undefined
  readonly accountNumber?: string | undefined
  readonly timeZone?: string | undefined
}

/** Opens a dispute, or gives the one its letter has already. What the letter shows goes before what was told.
 *  Refuses: an analysis that is another person's. */
export async function openDispute(
  room: Room,
  owner: Owner,
  { analysisId, told = {} }: { readonly analysisId?: string | undefined; readonly told?: Told },
): Promise<string> {
  const row = analysisId === undefined ? undefined : await findAnalysis(room.db, owner, analysisId)
  if (analysisId !== undefined && !row) throw refuse.notFound()
  const there = row && (await table.disputeOfAnalysis(room.db, owner, row.id))
  if (there) return there.id
  const assessment = row?.facts ? assess({ ...row, facts: row.facts }, room.clock) : undefined
  const timeZone = row?.timeZone ?? told.timeZone
  const openedOn = todayIn(room.clock, timeZone)
  const id = randomUUID()
  return room.db.transaction(async tx => {
    const isNew = await table.insertDispute(tx, {
      id,
      ownerId: owner.id,
      type: 'debt_collection',
      analysisId: row?.id ?? null,
      ...subjectOf(row, told),
      timeZone: timeZone ?? null,
      openedOn,
      ...(assessment ? assessedParts(assessment) : {}),
      createdAt: room.clock.now(),
    })
    if (!isNew) return (await table.disputeOfAnalysis(tx, owner, row!.id))!.id
    await table.appendEvent(tx, id, { kind: 'opened', on: openedOn, by: 'writeback' }, { at: room.clock.now() })
    return id
  })
}

/** Puts a letter that was written on the log of its dispute, which it opens when there is none. The same letter again
 *  changes nothing. Undefined when the letter says neither of whom nor of what.
 *  Refuses: a dispute that is another person's. */
export async function followLetter(
  room: Room,
  owner: Owner,
  letter: { readonly row: LetterRow; readonly disputeId?: string | undefined; readonly told?: Told },
): Promise<string | undefined> {
  const { row, told } = letter
  if (letter.disputeId !== undefined && !(await table.findDispute(room.db, owner, letter.disputeId)))
    throw refuse.notFound()
  const analysisId = row.analysisId ?? undefined
  if (letter.disputeId === undefined && analysisId === undefined && told?.collectorName === undefined) return undefined
  const id = letter.disputeId ?? (await openDispute(room, owner, { analysisId, ...(told ? { told } : {}) }))
  const dispute = (await table.findDispute(room.db, owner, id))!
  if (analysisId !== undefined && analysisId === dispute.analysisId) await refresh(room, owner, id, analysisId)
  await table.appendEvent(
    room.db,
    id,
    {
      kind: 'letter-written',
      on: todayIn(room.clock, dispute.timeZone ?? undefined),
      by: 'you',
      about: { letterId: row.id, template: row.kind, title: row.title },
    },
    { at: room.clock.now(), key: `letter:${row.id}` },
  )
  return id
}

// dates move when the person answers more questions about the letter
async function refresh(room: Room, owner: Owner, disputeId: string, analysisId: string): Promise<void> {
  const row = await findAnalysis(room.db, owner, analysisId)
  if (row?.facts)
    await table.updateDispute(room.db, disputeId, assessedParts(assess({ ...row, facts: row.facts }, room.clock)))
}

/** What an assessment says that a dispute keeps. */
function assessedParts({ deadlines, rules, strengthEstimate }: Assessment) {
  const dateOf = (id: string) => deadlines.find(deadline => deadline.id === id)?.on ?? null
  return {
    mailBy: dateOf('mail-by'),
    sueBy: dateOf('sue-collector-by'),
    violationCount: rules.findings.length,
    strengthEstimate: strengthEstimate.percent ?? null,
  }
}

function subjectOf(row: AnalysisRow | undefined, told: Told) {
  const facts = row?.facts ?? undefined
  return {
    collectorName: (facts && surely(facts.collectorName)) ?? told.collectorName ?? null,
    debtAmount: (facts && surely(facts.currentAmount)) ?? told.debtAmount ?? null,
    accountEnding: accountEnding((facts && surely(facts.accountNumber)) ?? told.accountNumber) ?? null,
  }
}

function surely<T>(fact: Fact<T>): T | undefined {
  return fact.known && fact.confidence >= LEAST_READING_CONFIDENCE ? fact.value : undefined
}
