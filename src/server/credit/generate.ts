import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { CreditLetterReply, generateCreditLetters } from '#contract/credit.ts'
import { BUREAU_NAMES, DISPUTE_ADDRESSES } from '#credit/bureau-names.ts'
import type { Chosen } from '#credit/letter-item.ts'
import type { Bureau } from '#credit/report.ts'
import { MOST_ITEMS } from '#letters/credit/define-credit-letter.ts'
import { NO_REPORT, type ReportShown } from '#letters/credit/credit-context.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { todayIn } from '#server/clock.ts'
import type { KeptBureau, KeptSender } from '#server/database/credit-tables.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { filled } from './filled.ts'
import { openBureau } from './openings.ts'
import * as table from './table.ts'
import { contextOf, letterReply, writeAndKeep } from './write.ts'

type UserInfo = z.output<typeof generateCreditLetters.body>['user_info']

export interface ToGenerate {
  readonly reportId: string | undefined
  readonly chosen: readonly Chosen[]
  readonly bureaus: readonly Bureau[]
  readonly reports: Partial<Record<Bureau, ReportShown>>
  readonly userInfo: UserInfo
  readonly harm: string | undefined
  readonly papers: readonly string[]
  /** The form asks for name and address; the page of ticked errors leaves them as blanks in the letter. */
  readonly needsAddress: boolean
}

export interface Generated {
  readonly disputeId: string
  readonly letters: Partial<Record<Bureau, CreditLetterReply>>
  readonly leftOut: readonly { readonly id: string; readonly title: string; readonly why: string }[]
}

/** Writes one dispute letter for each bureau and opens the dispute that follows them: all of it, or nothing.
 *  Refuses in the order of the form: no error, no bureau, no name or address; then what the plan does not open. */
export async function generateLetters(room: Room, owner: Owner, asked: ToGenerate): Promise<Generated> {
  const items = asked.chosen.filter(one => one.kind === 'item')
  const leftOut = asked.chosen.filter(one => one.kind === 'left-out').map(({ id, title, why }) => ({ id, title, why }))
  if (asked.chosen.length === 0) throw refuse.noErrorSelected()
  if (asked.bureaus.length === 0) throw refuse.noBureauSelected()
  const { name, address, city_state_zip: city, ssn_last_four: ssn } = asked.userInfo
  if (asked.needsAddress && !(filled(name) && filled(address) && filled(city))) throw refuse.creditInfoMissing()
  const first = leftOut[0]
  if (items.length === 0 && first)
    throw refuse.notWritten('nothing-to-dispute', first.why, 'Choose another error, or add what is missing.')

  const kept: Partial<Record<Bureau, KeptBureau>> = {}
  for (const bureau of asked.bureaus) {
    const theirs = items
      .filter(one => one.bureaus === undefined || one.bureaus.includes(bureau))
      .map(({ item }) => item)
    for (const { id, claim } of theirs.slice(MOST_ITEMS))
      leftOut.push({
        id,
        title: claim,
        why: `${BUREAU_NAMES[bureau]}: four items are in this letter. Send this one in a second letter later.`,
      })
    if (theirs.length > 0)
      kept[bureau] = { report: reportOf(asked.reports, bureau), items: theirs.slice(0, MOST_ITEMS) }
    else leftOut.push({ id: bureau, title: BUREAU_NAMES[bureau], why: 'This bureau does not report what you chose.' })
  }
  const sender: KeptSender = {
    name: name.trim(),
    addressLines: [address, city].flatMap(line => filled(line) ?? []),
    papers: asked.papers.flatMap(paper => filled(paper) ?? []),
    harm: asked.harm,
  }
  const today = todayIn(room.clock)
  const disputeId = randomUUID()
  return room.db.transaction(async tx => {
    await table.insertDispute(tx, {
      id: disputeId,
      ownerId: owner.id,
      reportId: asked.reportId ?? null,
      createdAt: room.clock.now(),
      sender,
      bureaus: kept,
    })
    const letters: Partial<Record<Bureau, CreditLetterReply>> = {}
    for (const [bureau, one] of Object.entries(kept) as [Bureau, KeptBureau][]) {
      await openBureau(room, tx, owner, bureau)
      const context = contextOf({ today, sender, bureau, kept: one })
      const written = await writeAndKeep(room, tx, owner, { disputeId, bureau, letter: 'bureau-dispute', context })
      letters[bureau] = letterReply(written, DISPUTE_ADDRESSES[bureau], ssn)
    }
    return { disputeId, letters, leftOut }
  })
}

function reportOf(reports: ToGenerate['reports'], bureau: Bureau): ReportShown {
  return reports[bureau] ?? { ...NO_REPORT, bureau: BUREAU_NAMES[bureau] }
}
