import type { CourtPaper, StrategyName } from '#law/assessment.ts'
import { assertNever } from '#units/assert-never.ts'
import { addBusinessDays } from '#units/business-days.ts'
import { addDays, type IsoDate } from '#units/iso-date.ts'
import { attorneyNowChecklist, type ChecklistItem } from './attorney-now.ts'
import { answered, toldDate, type LetterContext } from './letter-context.ts'
import type { Letter } from './letter.ts'
import { mailingChecklist } from './mailing-checklist.ts'
import { fill, type TemplateId } from './templates/define-letter.ts'
import { TEMPLATES } from './templates/index.ts'

export interface LetterRequest {
  readonly context: LetterContext
  readonly strategy: StrategyName
  /** Another letter than the strategy's own, chosen by the person. */
  readonly template?: TemplateId
  readonly courtPaper?: CourtPaper | undefined
  /** The person was warned that a court paper comes first, and goes on.  @law decision 17 */
  readonly courtPaperConfirmed?: boolean
}

export type WrittenLetter =
  | {
      readonly kind: 'letter'
      readonly letter: Letter
      /** What to know before sending it. */
      readonly cautions: readonly string[]
      readonly mailing: readonly ChecklistItem[]
      /** A reminder to look for an answer. No law sets a date for one. Undefined for a complaint. */
      readonly followUpOn: IsoDate | undefined
    }
  | { readonly kind: 'checklist'; readonly title: string; readonly items: readonly ChecklistItem[] }
  | { readonly kind: 'refused'; readonly id: string; readonly why: string; readonly instead: TemplateId }

/** Mail is taken to arrive after five business days; an answer is looked for 35 days later.  @law strategy.md 4 */
const MAIL_BUSINESS_DAYS = 5
const REPLY_CHECK_DAYS = 35

/** The front door: the letter for a strategy. Court papers give a checklist instead, unless the person confirmed to go on;
 *  a letter that would harm or be untrue is refused with the reason and the letter that fits.
 *  @example writeLetter({ context, strategy: 'DEBT VALIDATION REQUEST' }) // { kind: 'letter', letter, … } */
export function writeLetter({
  context,
  strategy,
  template,
  courtPaper,
  courtPaperConfirmed = false,
}: LetterRequest): WrittenLetter {
  const stopped = context.paper.isCourtPaper === true && !courtPaperConfirmed
  if (stopped || (strategy === 'ATTORNEY NOW' && template === undefined)) {
    return { kind: 'checklist', title: 'Court papers: what to do now', items: attorneyNowChecklist(courtPaper) }
  }
  const chosen = TEMPLATES[template ?? templateFor(strategy, context)]
  const refusal = chosen.refuses(context)
  if (refusal) return { kind: 'refused', ...refusal }
  return {
    kind: 'letter',
    letter: fill(chosen, context),
    cautions: chosen.cautions(context),
    mailing: mailingChecklist(context),
    followUpOn:
      chosen.id === 'cfpb-complaint'
        ? undefined
        : addDays(addBusinessDays(context.today, MAIL_BUSINESS_DAYS), REPLY_CHECK_DAYS),
  }
}

/** Which letter a strategy means for this context. */
export function templateFor(strategy: StrategyName, context: LetterContext): TemplateId {
  switch (strategy) {
    case 'DISPUTE':
      return disputeFor(context)
    case 'CEASE AND DESIST':
      return 'cease-contact'
    case 'STATUTE OF LIMITATIONS DEFENSE':
      return 'time-limit-defense'
    case 'SETTLEMENT NEGOTIATION':
      return 'settlement-offer'
    case 'ATTORNEY REPRESENTATION NOTICE':
      return 'attorney-notice'
    case 'FDCPA VIOLATION DEMAND':
      return demandFor(context)
    case 'ATTORNEY NOW':
    case 'DEBT VALIDATION REQUEST':
      return context.withinTheAct ? 'validation-request' : 'general-dispute'
    default:
      return assertNever(strategy)
  }
}

function disputeFor(context: LetterContext): TemplateId {
  if (answered(context, 'debtDischarged') === true || answered(context, 'stayInForce') === true) {
    return 'bankruptcy-dispute'
  }
  return context.withinTheAct ? 'dispute' : 'general-dispute'
}

/** A reply that came but shows too little is asked about, not accused.  @law strategy.md 5.8 */
function demandFor(context: LetterContext): TemplateId {
  const replied = toldDate(context, 'verificationReceivedDate') !== undefined
  const onlyInadequate = context.points.every(({ rule }) => rule.id === 'verification-inadequate')
  return replied && onlyInadequate ? 'counter-letter' : 'violation-demand'
}
