import type { z } from 'zod'
import type { writeCreditLetter } from '#contract/credit-disputes.ts'
import type { CreditLetterReply } from '#contract/credit.ts'
import { reinsertionNoticeBy } from '#credit/bureau-clocks.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import type { CreditContext, DisputedItem, EarlierDispute, Reinsertion } from '#letters/credit/credit-context.ts'
import { CREDIT_LETTERS } from '#letters/credit/templates/index.ts'
import type { CreditLetterId } from '#letters/credit/define-credit-letter.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { withBureau, type FollowedCredit } from './follow.ts'
import { filled } from './filled.ts'
import { requireCredit } from './openings.ts'
import { openLog } from './record.ts'
import { contextOf, letterReply, writeAndKeep } from './write.ts'

type Asked = z.output<typeof writeCreditLetter.body>
type One = FollowedCredit['bureaus'][number]

/** Writes the next letter of a dispute with a bureau from what its log says.
 *  Refuses: another's dispute, no credit plan, and a letter that would be untrue or too early, with what to do instead. */
export async function writeFollowUp(room: Room, owner: Owner, id: string, asked: Asked): Promise<CreditLetterReply> {
  await requireCredit(room, owner)
  const followed = await openLog(room, owner, id)
  const one = withBureau(followed, asked.bureau)
  const context = followUpContext(followed, one, asked)
  const written = await room.db.transaction(tx =>
    writeAndKeep(room, tx, owner, { disputeId: id, bureau: asked.bureau, letter: asked.letter, context }),
  )
  return letterReply(written, [context.recipient.name ?? '', ...context.recipient.addressLines], asked.ssn_last_four)
}

/** The letter an answer calls for, when nothing more has to be asked of the person; undefined otherwise. */
export function letterWithoutQuestions({ standing }: One): CreditLetterId | undefined {
  if (standing.answer === 'verified' && standing.followUp === undefined && !standing.newInformation)
    return 'method-of-verification'
  return standing.isOverdue && standing.answer === 'no_response' ? 'no-answer' : undefined
}

function followUpContext({ row, today }: FollowedCredit, { kept, standing }: One, asked: Asked): CreditContext {
  const bare = contextOf({
    today,
    sender: row.sender,
    bureau: standing.bureau,
    kept,
    theft: asked.theft && {
      identityProof: asked.theft.identity_proof,
      theftReport: asked.theft.report && { kind: asked.theft.report.kind, number: filled(asked.theft.report.number) },
      statesNotTheirs: asked.theft.states_not_theirs,
    },
  })
  const toBureau = CREDIT_LETTERS[asked.letter].goesTo === 'bureau'
  return {
    ...bare,
    consumer: { ...bare.consumer, givesSsn: toBureau },
    items: itemsOf(kept.items, standing, asked),
    report: { ...kept.report, bureau: BUREAU_NAMES[standing.bureau] },
    recipient: toBureau ? bare.recipient : companyOf(kept.items, asked),
    harm: toBureau || asked.letter === 'furnisher-dispute' ? bare.harm : undefined,
    hardship: filled(asked.goodwill?.hardship),
    earlier: earlierOf(standing, asked),
    reinsertion: reinsertionOf(standing, today),
    // whatever stands in this dispute is disputed, so no favor is asked about it
    goodwill: asked.goodwill && { inGoodStanding: asked.goodwill.in_good_standing, alsoDisputed: true },
  }
}

function itemsOf(items: One['kept']['items'], standing: One['standing'], asked: Asked): readonly DisputedItem[] {
  const { letter, item_ids: wanted } = asked
  const open = items.filter(({ id }) => standing.stillDisputed === undefined || standing.stillDisputed.includes(id))
  const chosen = wanted ? items.filter(({ id }) => wanted.includes(id)) : open.length > 0 ? open : items
  if (wanted && chosen.length !== new Set(wanted).size) throw refuse.notFound()
  return letter === 'furnisher-dispute' && !wanted ? chosen.filter(({ isDirect }) => isDirect) : chosen
}

function companyOf(items: One['kept']['items'], { recipient, item_ids: wanted }: Asked): CreditContext['recipient'] {
  const item = items.find(({ id }) => wanted?.includes(id) ?? true)
  return {
    name: filled(recipient?.name) ?? item?.creditor,
    addressLines: recipient?.address_lines.flatMap(line => filled(line) ?? []) ?? item?.contact ?? [],
  }
}

function earlierOf(standing: One['standing'], { reasons }: Asked): EarlierDispute {
  const { received, time } = standing
  const isKnown = received?.basis === 'delivered'
  return {
    sentOn: standing.sentOn,
    receivedOn: isKnown ? received.on : undefined,
    dueOn: isKnown ? time?.dueOn : undefined,
    isOverdue: standing.isOverdue,
    answer: standing.answer,
    answeredOn: standing.answeredOn,
    reasons: (reasons ?? []).filter(({ reason, answer }) => reason !== '' && answer !== ''),
  }
}

function reinsertionOf({ reinserted, answer, answeredOn }: One['standing'], today: IsoDate): Reinsertion | undefined {
  return (
    reinserted && {
      deletedOn: answer === 'deleted' ? answeredOn : undefined,
      reappearedOn: reinserted.on,
      wasNoticed: reinserted.wasNoticed,
      noticeIsOverdue: today > reinsertionNoticeBy(reinserted.on),
    }
  )
}
