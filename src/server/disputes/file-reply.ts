import { concludeReply } from '#disputes/conclude-reply.ts'
import type { Assessment } from '#law/assessment.ts'
import { valueOf } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import type { ReplySigns } from '#law/reply-signs.ts'
import { cents } from '#units/cents.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { findAnalysis } from '#server/analyses/table.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { todayOf } from './follow.ts'
import * as table from './table.ts'

/** A paper that was uploaded as a collector's reply, read and judged. */
export interface ReadReply {
  readonly analysisId: string
  readonly ownerId: string
  readonly disputeId: string
  readonly facts: LetterFacts
  readonly signs: ReplySigns
  readonly assessment: Assessment
  readonly earlier: LetterFacts | undefined
  readonly readingConfidence: number
}

/** Puts a reply on its dispute's log, once however often it is read: papers from a court as a lawsuit, a new collector as
 *  a change of hands besides. A dispute that was deleted meanwhile is passed over. */
export async function fileReply(tx: Db, clock: Clock, reply: ReadReply): Promise<void> {
  const dispute = await table.findDispute(tx, { id: reply.ownerId }, reply.disputeId)
  if (!dispute) return
  const line = { on: todayOf(dispute, clock), by: 'collector' } as const
  const add = (event: Parameters<typeof table.appendEvent>[2], key: string) =>
    table.appendEvent(tx, dispute.id, event, { at: clock.now(), key: `${key}:${reply.analysisId}` })
  const { courtPaper } = reply.assessment
  if (courtPaper) {
    await add({ ...line, kind: 'sued', about: { answerBy: courtPaper.answerBy } }, 'sued')
    return
  }
  const { conclusion, answered, notAnswered } = concludeReply({
    signs: reply.signs,
    facts: reply.facts,
    earlier: reply.earlier,
    amountBefore: dispute.debtAmount === null ? undefined : cents(dispute.debtAmount),
  })
  await add(
    {
      ...line,
      kind: 'reply-received',
      about: {
        analysisId: reply.analysisId,
        conclusion,
        answered,
        notAnswered,
        newViolations: reply.assessment.rules.findings.length,
        readingConfidence: reply.readingConfidence,
      },
    },
    'reply',
  )
  if (conclusion === 'continued_collection' && reply.signs['taken-over'])
    await add({ ...line, kind: 'sold', about: { to: valueOf(reply.facts.collectorName) } }, 'sold')
}

/** What the log tells the rules about a reply, under the wire names of the questions: the day the dispute came, and the
 *  day of an answer before this one. Only what was written down; the rest of the answers are those given for the letter
 *  that was disputed. */
export async function whatTheLogTells(
  db: Db,
  owner: Pick<Owner, 'id'>,
  dispute: table.DisputeRow,
): Promise<Record<string, unknown>> {
  const first = dispute.analysisId === null ? undefined : await findAnalysis(db, owner, dispute.analysisId)
  const delivered = dispute.log.find(event => event.kind === 'delivered')
  const answer = dispute.log.find(
    event =>
      event.kind === 'reply-received' && ['validated', 'partially', 'amount_changed'].includes(event.about.conclusion),
  )
  const given: Record<string, unknown> = { ...first?.consumerFacts }
  delete given['receipt_date'] // it is the other letter's
  delete given['received_on']
  delete given['sent_on']
  if (delivered) {
    given['written_dispute_received_date'] = delivered.on
    given['verification_received_date'] = answer?.on ?? null
  }
  return given
}
