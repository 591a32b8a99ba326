import type { z } from 'zod'
import type { counterLetter } from '#contract/disputes.ts'
import type { LetterReply } from '#contract/letters.ts'
import type { StrategyName } from '#law/assessment.ts'
import { known } from '#law/fact.ts'
import type { ConsumerFacts } from '#law/facts.ts'
import type { TemplateId } from '#letters/templates/define-letter.ts'
import { dollars, toDollars, cents } from '#units/cents.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { resultAccessFor } from '#server/billing/holdings.ts'
import { isOpen } from '#server/letters/open-part.ts'
import { letterReply } from '#analyses/present-letter.ts'
import { groundOf, writeAndKeep, type Ground } from '#server/letters/write.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { followOne, type Followed } from './follow.ts'
import { followLetter } from './open.ts'

type Asked = z.output<typeof counterLetter.body>
type Letter = { readonly strategy: StrategyName; readonly template: TemplateId }

/** Writes the answer to what a collector did, resting on its reply when there is one, else on the letter that was
 *  disputed, and puts it on the log.
 *  Refuses: another's dispute, and a letter that would harm or be untrue, with the one that fits. */
export async function writeCounterLetter(room: Room, owner: Owner, id: string, asked: Asked): Promise<LetterReply> {
  const followed = await followOne(room, owner, id)
  const { row, view } = followed
  const { reply } = view.standing
  const { strategy, template } = letterFor(followed, asked)
  // a new collector is answered about its own paper, a filed reply about that reply; else the first letter stands
  const analysisId = reply?.about.analysisId ?? row.analysisId ?? undefined
  if (template === 'settlement-offer' && !(await resultAccessFor(room, owner, analysisId)).canSettle)
    throw refuse.signInNeeded()
  const ground = await groundOf(
    room,
    owner,
    analysisId,
    {
      collectorName: row.collectorName ?? undefined,
      amount: row.debtAmount === null ? undefined : toDollars(cents(row.debtAmount)),
    },
    asked.amount === undefined ? undefined : { settlement: { amount: dollars(asked.amount) } },
  )
  const written = await writeAndKeep(room, owner, { ground: withTheLog(ground, followed), strategy, template })
  await followLetter(room, owner, { row: written.row, disputeId: id })
  return letterReply(written, await isOpen(room, owner, written.row), id)
}

const STRATEGIES: Readonly<Partial<Record<TemplateId, StrategyName>>> = {
  'validation-request': 'DEBT VALIDATION REQUEST',
  'settlement-offer': 'SETTLEMENT NEGOTIATION',
  'cease-contact': 'CEASE AND DESIST',
  dispute: 'DISPUTE',
}

function letterFor({ view }: Followed, { response_type, letter }: Asked): Letter {
  const template = letter ?? templateFor(view.standing, response_type)
  return { template, strategy: STRATEGIES[template] ?? 'FDCPA VIOLATION DEMAND' }
}

function templateFor({ state, reply }: Followed['view']['standing'], type: Asked['response_type']): TemplateId {
  if (type === 'settlement_offer') return 'settlement-offer'
  if (type === 'cease_desist') return 'cease-contact'
  if (state === 'sold') return 'validation-request'
  return reply && state !== 'collecting-on' ? 'counter-letter' : 'violation-demand'
}

/** The days of the log go before answers given about one paper: they are the record. */
function withTheLog(ground: Ground, { view }: Followed): Ground {
  const { delivered, reply } = view.standing
  const facts: ConsumerFacts = {
    ...ground.context.consumerFacts,
    ...(delivered ? { writtenDisputeReceivedDate: known(delivered.on) } : {}),
    ...(reply ? { verificationReceivedDate: known(reply.on) } : {}),
  }
  const shows = reply?.about.answered.filter(point => point !== 'stopped')
  return { ...ground, context: { ...ground.context, consumerFacts: facts, ...(shows ? { replyShows: shows } : {}) } }
}
