import { createHash, randomUUID } from 'node:crypto'
import { groundFrom } from '#analyses/letter-ground.ts'
import type { Assessment, StrategyName } from '#law/assessment.ts'
import { contextFromRequest, type BareRequest } from '#letters/context-from-request.ts'
import { NO_WISHES, type LetterContext, type Wishes } from '#letters/letter-context.ts'
import { writeLetter, type WrittenLetter } from '#letters/write-letter.ts'
import type { TemplateId } from '#letters/templates/define-letter.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { assessmentOf } from '#server/analyses/assess.ts'
import { findAnalysis } from '#server/analyses/table.ts'
import { todayIn } from '#server/clock.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { keepLetter, letterOfRequest, type LetterRow } from './table.ts'

/** What a letter rests on: a stored analysis of the person's own, or only what the request says. */
export interface Ground {
  readonly analysisId: string | undefined
  readonly context: LetterContext
  readonly assessment: Assessment | undefined
}

export async function groundOf(
  room: Room,
  owner: Owner,
  analysisId: string | undefined,
  bare: BareRequest,
  wishes: Wishes = NO_WISHES,
  /** Only these rules' findings; all of them when it names none that was found. */
  onlyRules: readonly string[] = [],
): Promise<Ground> {
  if (!analysisId) {
    const context = contextFromRequest({ ...bare, wishes }, { today: todayIn(room.clock) })
    return { analysisId: undefined, context, assessment: undefined }
  }
  const row = await findAnalysis(room.db, owner, analysisId)
  if (!row?.facts) throw refuse.notFound()
  const letter = { ...row, facts: row.facts }
  return { analysisId, ...groundFrom(letter, await assessmentOf(room, letter), wishes, onlyRules) }
}

export interface LetterToWrite {
  readonly ground: Ground
  readonly strategy: StrategyName
  readonly template?: TemplateId | undefined
  readonly courtPaperConfirmed?: boolean
}

type Written = Extract<WrittenLetter, { kind: 'letter' }>

/** Writes a letter and keeps it for its owner. The same ground and wish on the same day give the same letter.
 *  Refuses: a court paper not confirmed, and a letter that would harm or be untrue, with the one that fits. */
export async function writeAndKeep(
  room: Room,
  owner: Owner,
  { ground, strategy, template, courtPaperConfirmed = false }: LetterToWrite,
): Promise<{ row: LetterRow; written: Written }> {
  const written = writeLetter({
    context: ground.context,
    strategy,
    ...(template ? { template } : {}),
    courtPaper: ground.assessment?.courtPaper,
    courtPaperConfirmed,
  })
  if (written.kind === 'checklist') throw refuse.courtPaper()
  if (written.kind === 'refused')
    throw refuse.notWritten(written.id, written.why, `A letter that fits: ${written.instead.replaceAll('-', ' ')}.`)
  const requestHash = hashOf([ground.analysisId, strategy, template, ground.context])
  const row =
    (await letterOfRequest(room.db, owner, requestHash)) ??
    (await keepLetter(room.db, {
      id: randomUUID(),
      ownerId: owner.id,
      analysisId: ground.analysisId ?? null,
      requestHash,
      kind: written.letter.template,
      title: written.letter.title,
      document: written.letter,
      extra: {},
    }))
  return { row, written }
}

export function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
