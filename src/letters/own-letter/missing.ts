import { answered, windowIsClosed, windowMayBeOpen } from '#letters/letter-context.ts'
import { isMedical } from '#letters/parts/asks.ts'
import type { Point } from '#letters/points.ts'
import { longDate } from '#units/iso-date.ts'
import type { OwnLetter } from './own-letter.ts'
import {
  admitsNothing,
  asksForAgreement,
  asksForOriginalCreditor,
  asksForVerification,
  asksToStopContact,
  dateLine,
  disputes,
  givesAddress,
  namesReference,
  saysHowMailed,
} from './says.ts'
import { mayBeTimeBarred } from './time-barred.ts'

export type MissingId =
  | 'dispute'
  | 'verification'
  | 'original-creditor'
  | 'date'
  | 'reference'
  | 'address'
  | 'how-mailed'
  | 'stop-contact'
  | 'direct-to-lawyer'
  | 'dates-they-rely-on'
  | 'time-limit'
  | 'insurance-credits'
  | 'quotes'
  | 'point'
  | 'preserve'
  | 'settled-in-full'
  | 'no-sale'
  | 'written-agreement'
  | 'credit-reporting'
  | 'tax-note'
  | 'admits-nothing'

/** Something the letter should say and does not. */
export interface Missing {
  readonly id: MissingId
  readonly text: string
  /** The finding it is about, when it is one. */
  readonly ruleId?: string
}

/** What to add, most important first. A complete letter gets an empty list. */
export function missingFrom(letter: OwnLetter): readonly Missing[] {
  return [...disputeItems(letter), ...goalItems(letter), ...pointItems(letter), ...formItems(letter)]
}

function disputeItems(letter: OwnLetter): readonly Missing[] {
  const { context, goal } = letter
  const wantsDispute = goal === 'validation' || goal === 'dispute' || goal === 'demand' || windowMayBeOpen(context)
  const wantsAnswers = goal === 'validation' || goal === 'dispute'
  const eitherWillDo = goal === 'demand' && asksToStopContact(letter)
  return [
    ...when(wantsDispute && !disputes(letter) && !eitherWillDo, 'dispute', disputeText(letter)),
    ...when(
      wantsAnswers && !asksForVerification(letter),
      'verification',
      'a request for verification (15 USC 1692g(b))',
    ),
    ...when(
      wantsAnswers && windowMayBeOpen(context) && !asksForOriginalCreditor(letter),
      'original-creditor',
      'a request for the name and address of the original creditor',
    ),
    ...when(
      wantsAnswers &&
        mayBeTimeBarred(letter) &&
        !/\bdates?\b[^.]{0,60}\b(?:default|last payment|rely|most recent payment)/i.test(letter.plain),
      'dates-they-rely-on',
      'a request for the date of last payment and of default',
    ),
    ...when(
      wantsAnswers &&
        mayBeTimeBarred(letter) &&
        !/1006\.26|time[- ]barred|statute of limitations|time to sue/i.test(letter.plain),
      'time-limit',
      'the time-limit point: 12 CFR 1006.26(b), put as a question or stated only after the dates are sure',
    ),
    ...when(
      wantsAnswers && isMedical(context) && !/\binsurance\b|\bitemi[sz]/i.test(letter.unquoted),
      'insurance-credits',
      'a request for itemization of insurance payments and credits',
    ),
  ]
}

function disputeText({ goal }: OwnLetter): string {
  return goal === 'demand'
    ? 'a dispute sentence, or a request to cease contact'
    : 'a sentence that says the debt is disputed'
}

function goalItems(letter: OwnLetter): readonly Missing[] {
  const { context, goal, plain } = letter
  const represented = answered(context, 'attorneyRepresents') === true
  return [
    ...when(
      represented && !/\b(?:direct|send|address|forward|only)\b[^.]{0,60}\b(?:lawyer|attorney)\b/i.test(plain),
      'direct-to-lawyer',
      'the sentence: direct all contact to my lawyer',
    ),
    ...when(
      goal === 'cease' && !asksToStopContact(letter),
      'stop-contact',
      'the request itself: stop communicating with me about this debt (15 USC 1692c(c))',
    ),
    ...when(
      goal === 'demand' &&
        !/\b(?:preserve|keep|retain|save)\b[^.]{0,40}\b(?:records?|recordings?|notes|logs?)\b/i.test(plain),
      'preserve',
      'a demand to stop and to preserve records and recordings',
    ),
    ...(goal === 'settlement' ? settlementItems(letter) : []),
  ]
}

function settlementItems(letter: OwnLetter): readonly Missing[] {
  const { plain } = letter
  return [
    ...when(!admitsNothing(letter), 'admits-nothing', 'the words: without admitting that any amount is owed'),
    ...when(
      !/\b(?:settled|settlement|satisf\w+|paid) in full\b|\bfull (?:and final )?(?:satisfaction|settlement)\b|\bzero balance\b|\bbalance (?:of |will be )?\$?0\b/i.test(
        plain,
      ),
      'settled-in-full',
      'settled-in-full wording: accepted in full satisfaction, balance $0.00',
    ),
    ...when(
      !/\b(?:not|no|never)\b[^.]{0,40}\b(?:sell|sale|sold|transfer\w*|assign\w*)\b/i.test(plain),
      'no-sale',
      'no sale or transfer of the remainder',
    ),
    ...when(
      !asksForAgreement(letter),
      'written-agreement',
      'a request for a signed written agreement before any payment',
    ),
    ...when(
      !/\breport\w*\b[^.]{0,60}\b(?:bureaus?|agenc\w+|settled|paid|credit|how)\b|\bhow\b[^.]{0,30}\breport/i.test(
        plain,
      ),
      'credit-reporting',
      'how the account will be reported to the credit bureaus',
    ),
    ...when(
      !/\b1099/i.test(plain),
      'tax-note',
      'tax note: forgiven debt of $600 or more may be reported on Form 1099-C',
    ),
  ]
}

/** Findings belong in a demand, and in a late letter, where they are what is left to say. */
function pointItems(letter: OwnLetter): readonly Missing[] {
  const { context, goal, plain } = letter
  if (goal !== 'demand' && !(windowIsClosed(context) && goal !== 'settlement')) return []
  const unquotedPoints = context.points.filter(({ quote }) => quote !== undefined && !holds(plain, quote))
  const { date } = context.paper
  return [
    ...when(
      goal === 'demand' && unquotedPoints.length > 0,
      'quotes',
      date === undefined
        ? 'the quotes: the exact words of their letter'
        : `the quotes from their letter of ${longDate(date)}`,
    ),
    ...context.points.filter(point => !cites(plain, point)).map(pointItem),
  ]
}

function holds(plain: string, quote: string): boolean {
  const flat = (text: string) =>
    text
      .replace(/[^a-z0-9]+/gi, ' ')
      .trim()
      .toLowerCase()
  return flat(plain).includes(flat(quote))
}

function cites(plain: string, { rule }: Point): boolean {
  return rule.cites.some(cited =>
    plain.replace(/[§.\s]/g, '').includes(cited.replace(/[.\s]/g, '').replace(/^\d+(?:USC|CFR)/, '')),
  )
}

function pointItem({ rule }: Point): Missing {
  const first = (code: string) => rule.cites.find(cited => cited.includes(code))
  const law = [first('USC'), first('CFR')].filter(cited => cited !== undefined).join(' and ')
  return { id: 'point', ruleId: rule.id, text: `${law}: ${rule.title}` }
}

function formItems(letter: OwnLetter): readonly Missing[] {
  const { reference } = letter.context.paper
  return [
    ...when(
      !namesReference(letter),
      'reference',
      reference === undefined ? 'the reference number on their letter' : `the reference number ${reference}`,
    ),
    ...when(dateLine(letter) === undefined, 'date', 'the date'),
    ...when(!givesAddress(letter), 'address', 'your mailing address'),
    ...when(!saysHowMailed(letter), 'how-mailed', 'how it was mailed: certified mail, return receipt requested'),
  ]
}

function when(condition: boolean, id: MissingId, text: string): readonly Missing[] {
  return condition ? [{ id, text }] : []
}
