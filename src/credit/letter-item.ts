import { isoDate, shortDate, type IsoDate } from '#units/iso-date.ts'
import type { Citation } from '#law/citations.ts'
import { isDisputed } from './categories.ts'
import { CLAIMS } from './claims.ts'
import { kindOfError, type CreditErrorKind } from './error-kinds.ts'
import { ageOf, reportingLimit } from './obsolete.ts'
import type { Bureau } from './report.ts'

/** A confirmed error as a letter names it. */
export interface LetterItem {
  readonly id: string
  readonly kind: CreditErrorKind
  readonly creditor: string | undefined
  readonly account: string | undefined
  readonly page: number | undefined
  readonly shown: readonly { readonly label: string; readonly value: string }[]
  readonly claim: string
  readonly story: string | undefined
  readonly correct: string | undefined
  readonly proof: string | undefined
  readonly wants: 'correct' | 'delete' | 'separate'
  readonly cites: readonly Citation[]
  readonly reckoning: readonly { readonly label: string; readonly on: string }[]
  readonly isDirect: boolean
  /** Where to write to the company that reports it, as the report prints it. */
  readonly contact: readonly string[]
}

/** An item for a letter with the bureaus that report it, or why it stands in none. */
export type Chosen =
  | { readonly kind: 'item'; readonly item: LetterItem; readonly bureaus: readonly Bureau[] | undefined }
  | { readonly kind: 'left-out'; readonly id: string; readonly title: string; readonly why: string }

/** What the person typed about an error. */
export interface TypedError {
  readonly type: CreditErrorKind
  readonly creditor?: string | undefined
  readonly account?: string | undefined
  readonly page?: number | undefined
  readonly field?: string | undefined
  readonly shown?: string | undefined
  readonly story?: string | undefined
  readonly correct?: string | undefined
  readonly proof?: string | undefined
  readonly first_delinquency?: string | undefined
  readonly bureaus?: readonly Bureau[] | undefined
}

/** An error the person typed in or ticked, as an item. What is too old is said only when the date proves it.
 *  @law decision 20
 *  @example typedItem({ type: 'old_sol_vs_reporting' }, 0, today).kind // 'left-out': it is no error */
export function typedItem(error: TypedError, at: number, today: IsoDate): Chosen {
  const { type } = error
  const about = kindOfError(type)
  const id = `${type}:typed-${at + 1}`
  const leftOut = (why: string): Chosen => ({ kind: 'left-out', id, title: about.label, why })
  if (!isDisputed(type)) return leftOut(about.caution ?? 'No letter disputes this.')
  const first = error.first_delinquency === undefined ? undefined : isoDate(error.first_delinquency)
  const age = type === 'old_obsolete_chargeoff_collection' ? reckonAge(first, today) : undefined
  if (age?.kind === 'not-proven') return leftOut(age.why)
  const { says, wants } = CLAIMS[type]
  return {
    kind: 'item',
    bureaus: error.bureaus,
    item: {
      id,
      kind: type,
      creditor: filled(error.creditor),
      account: maskedAccount(error.account),
      page: error.page,
      shown: error.field && error.shown ? [{ label: error.field, value: error.shown }] : [],
      claim: says,
      story: filled(error.story),
      correct: filled(error.correct),
      proof: filled(error.proof),
      wants,
      cites: about.citations,
      reckoning: age?.steps ?? [],
      isDirect: about.letters.includes('furnisher-dispute'),
      contact: [],
    },
  }
}

type Reckoned =
  | { readonly kind: 'proven'; readonly steps: LetterItem['reckoning'] }
  | { readonly kind: 'not-proven'; readonly why: string; readonly steps?: undefined }

/** Whether a charge-off or collection is older than the law allows, with the reckoning.
 *  @law 15 USC 1681c(a)(4), (c)(1) */
function reckonAge(first: IsoDate | undefined, today: IsoDate): Reckoned {
  if (first === undefined)
    return {
      kind: 'not-proven',
      why: 'Give the day the payments first stopped for good. Only that date shows whether it is too old.',
    }
  const { plus180Days, legal, practice } = reportingLimit(first)
  if (ageOf({ legal, practice }, today) !== 'past-law')
    return {
      kind: 'not-proven',
      why: `By law it may be reported until ${shortDate(legal)}: 180 days and seven years after that day.`,
    }
  return {
    kind: 'proven',
    steps: [
      { label: 'First missed payment', on: shortDate(first) },
      { label: 'plus 180 days', on: shortDate(plus180Days) },
      { label: 'plus seven years', on: shortDate(legal) },
    ],
  }
}

/** As it stands on a report: masked. A number typed in whole keeps its last four.
 *  @example maskedAccount('4417123456784417') // 'ending in 4417' */
function maskedAccount(typed: string | undefined): string | undefined {
  const text = filled(typed)
  return text !== undefined && /\d(?:[ -]?\d){7,}/.test(text)
    ? `ending in ${text.replaceAll(/\D/g, '').slice(-4)}`
    : text
}

function filled(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text.trim()
}
