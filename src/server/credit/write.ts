import { randomUUID } from 'node:crypto'
import type { CreditLetterReply } from '#contract/credit.ts'
import { BUREAU_NAMES, DISPUTE_ADDRESSES } from '#credit/bureau-names.ts'
import type { Bureau } from '#credit/report.ts'
import type { CreditContext, TheftPapers } from '#letters/credit/credit-context.ts'
import { MOST_ITEMS, type CreditLetterId } from '#letters/credit/define-credit-letter.ts'
import { withSsn } from '#letters/credit/ssn.ts'
import { writeCreditLetter, type WrittenCreditLetter } from '#letters/credit/write-credit-letter.ts'
import { toText } from '#letters/render/to-text.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { Owner } from '#server/accounts/owner.ts'
import type { KeptBureau, KeptSender } from '#server/database/credit-tables.ts'
import type { Db } from '#server/database/database.ts'
import { refuse } from '#contract/refuse.ts'
import { steps, wire } from '#analyses/present-letter.ts'
import { documentOf, keepLetter, type LetterRow } from '#server/letters/table.ts'
import { hashOf } from '#server/letters/write.ts'
import type { Room } from '#server/room.ts'
import * as table from './table.ts'

/** Everything a letter of a dispute is written from that is not the letter's own. */
export function contextOf({
  today,
  sender,
  bureau,
  kept,
  theft,
}: {
  readonly today: IsoDate
  readonly sender: KeptSender
  readonly bureau: Bureau
  readonly kept: KeptBureau
  readonly theft?: TheftPapers | undefined
}): CreditContext {
  const [name, ...addressLines] = DISPUTE_ADDRESSES[bureau]
  return {
    today,
    consumer: { name: sender.name, addressLines: sender.addressLines, givesSsn: true },
    recipient: { name, addressLines },
    report: kept.report,
    items: kept.items.slice(0, MOST_ITEMS),
    harm: sender.harm,
    hardship: undefined,
    papers: sender.papers,
    theft,
    earlier: undefined,
    reinsertion: undefined,
    goodwill: undefined,
  }
}

export interface ToWrite {
  readonly disputeId: string
  readonly bureau: Bureau
  readonly letter: CreditLetterId
  readonly context: CreditContext
}

type Written = Extract<WrittenCreditLetter, { kind: 'letter' }>

/** Writes a letter of a dispute, keeps it, and puts it on the log. The same letter on the same day is written once.
 *  Refuses: a letter that would be untrue or too early, with what to do instead. */
export async function writeAndKeep(
  room: Room,
  tx: Db,
  owner: Owner,
  { disputeId, bureau, letter, context }: ToWrite,
): Promise<{ readonly row: LetterRow; readonly written: Written }> {
  const written = writeCreditLetter(letter, context)
  if (written.kind === 'refused') throw refuse.notWritten(written.id, written.why, written.instead)
  const row = await keepLetter(tx, {
    id: randomUUID(),
    ownerId: owner.id,
    analysisId: null,
    requestHash: hashOf(['credit', disputeId, bureau, letter, context]),
    kind: letter,
    title: `${written.letter.title}: ${context.recipient.name ?? BUREAU_NAMES[bureau]}`,
    document: written.letter,
    extra: {},
  })
  await table.keepAbout(tx, { letterId: row.id, disputeId, bureau, template: letter })
  await table.appendEvent(
    tx,
    disputeId,
    {
      kind: 'letter-written',
      bureau,
      on: context.today,
      about: { letterId: row.id, template: letter, title: row.title },
    },
    { at: room.clock.now(), key: `letter:${row.id}` },
  )
  return { row, written }
}

/** A letter as it goes out: the digits of the Social Security number are in this answer and nowhere else. */
export function letterReply(
  { row, written }: { readonly row: LetterRow; readonly written: Written },
  to: readonly string[],
  ssnLastFour: string | undefined,
): CreditLetterReply {
  return {
    letter_id: row.id,
    template: row.kind as CreditLetterId,
    title: row.title,
    content: toText(withSsn(documentOf(row), ssnLastFour === '' ? undefined : ssnLastFour)),
    bureau_address: to.join('\n'),
    document: wire(documentOf(row)),
    cautions: [...written.cautions],
    mailing: steps(written.mailing),
  }
}
