import { windowMayBeOpen, type LetterContext } from '#letters/letter-context.ts'
import type { LetterBlock, LinesKind } from '#letters/letter.ts'
import {
  collectionStops,
  disputeInTime,
  reportAsDisputed,
  requests,
  requestVerificationOnly,
  requestCreditorOnly,
} from '#letters/parts/dispute.ts'
import { blocksOfFrame } from '#letters/parts/frame.ts'
import { directToAttorney } from '#letters/templates/attorney-notice.ts'
import { stopContact } from '#letters/templates/cease-contact.ts'
import { pointsMentioned } from '#letters/parts/points.ts'
import { askDates, medicalBillAlone } from '#letters/parts/asks.ts'
import { reservation } from '#letters/parts/opening.ts'
import { timeLimitPoint } from '#letters/templates/time-limit-defense.ts'
import { settlementTerms, taxNote } from '#letters/templates/settlement-offer.ts'
import { keepRecords } from '#letters/templates/violation-demand.ts'
import { paragraph, type Passage } from '#letters/sentence.ts'
import type { Missing, MissingId } from './missing.ts'

/** What is added to a draft, by where it goes. The words are those of our own letters. */
export interface Additions {
  readonly head: readonly LetterBlock[]
  /** Before the writer's own paragraphs. */
  readonly first: readonly LetterBlock[]
  /** After them, before the closing. */
  readonly last: readonly LetterBlock[]
}

const HEAD: Readonly<Partial<Record<MissingId, LinesKind>>> = {
  address: 'sender',
  date: 'date',
  'how-mailed': 'delivery',
  reference: 'subject',
}

export function additionsFor(missing: readonly Missing[], context: LetterContext): Additions {
  const ids = new Set(missing.map(({ id }) => id))
  const frame = blocksOfFrame(context)
  const head = [...ids].flatMap(id => HEAD[id] ?? []).flatMap(kind => frame.filter(block => block.kind === kind))
  const write = (passages: readonly Passage[]) => passages.flatMap(passage => passage(context))
  return {
    head,
    first: write([
      ...(ids.has('dispute') ? [paragraph(...disputeInTime)] : []),
      ...(ids.has('stop-contact') ? [paragraph(stopContact)] : []),
      ...(ids.has('direct-to-lawyer') ? [paragraph(...directToAttorney)] : []),
    ]),
    last: write([...answersAsked(ids, context), ...pointsAndTerms(ids), paragraph(reservation)]),
  }
}

function answersAsked(ids: ReadonlySet<MissingId>, context: LetterContext): readonly Passage[] {
  const both = ids.has('verification') && (ids.has('original-creditor') || windowMayBeOpen(context))
  return [
    ...(both ? [requests] : []),
    ...(!both && ids.has('verification') ? [paragraph(requestVerificationOnly)] : []),
    ...(!both && ids.has('original-creditor') ? [paragraph(requestCreditorOnly)] : []),
    ...(both ? [paragraph(...collectionStops)] : []),
    paragraph(
      ...(ids.has('insurance-credits') ? [medicalBillAlone] : []),
      ...(ids.has('dates-they-rely-on') ? [askDates] : []),
      ...(ids.has('time-limit') ? timeLimitPoint : []),
    ),
    paragraph(...(ids.has('dispute') ? [reportAsDisputed] : [])),
  ]
}

function pointsAndTerms(ids: ReadonlySet<MissingId>): readonly Passage[] {
  const settles = (
    ['settled-in-full', 'no-sale', 'written-agreement', 'credit-reporting', 'admits-nothing'] as const
  ).some(id => ids.has(id))
  return [
    ...(ids.has('point') || ids.has('quotes') ? [pointsMentioned] : []),
    ...(ids.has('preserve') ? [paragraph(...keepRecords)] : []),
    ...(settles ? settlementTerms : []),
    ...(ids.has('tax-note') ? [paragraph(taxNote)] : []),
  ]
}
