import type { Strength } from '#law/define-rule.ts'
import { stateCode } from '#units/state-code.ts'
import { dollars } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import { NO_WISHES, UNREAD_PAPER, type LetterContext, type Wishes } from './letter-context.ts'
import { pointsFromNames } from './points.ts'

/** A request that comes without a stored analysis: only what it says is known. */
export interface BareRequest {
  readonly collectorName?: string | undefined
  /** Dollars, as the request has them. */
  readonly amount?: number | undefined
  readonly userState?: string | undefined
  readonly violations?: readonly {
    readonly ruleId?: string | undefined
    readonly strength?: Strength | undefined
    readonly quote?: string | undefined
  }[]
  readonly wishes?: Wishes
}

/** What a letter may say when nothing was read: the sender is a collector because the caller says so; dates, references,
 *  the window and the age of the debt are unknown; findings are only put as "appears to". */
export function contextFromRequest(request: BareRequest, { today }: { today: IsoDate }): LetterContext {
  return {
    today,
    state: request.userState === undefined ? undefined : stateCode(request.userState),
    consumer: { name: undefined, addressLines: [] },
    attorney: undefined,
    collector: {
      name: given(request.collectorName),
      addressLines: [],
      role: undefined,
      electronicDispute: undefined,
    },
    paper: {
      ...UNREAD_PAPER,
      amount: request.amount === undefined || request.amount <= 0 ? undefined : dollars(request.amount),
    },
    withinTheAct: true,
    window: { state: 'unknown', endsOn: undefined, assumed: false },
    timeLimit: undefined,
    points: pointsFromNames(
      (request.violations ?? []).map(({ ruleId, strength, quote }) => ({ ruleId, strength, quote: given(quote) })),
    ),
    consumerFacts: {},
    wishes: request.wishes ?? NO_WISHES,
  }
}

/** Pages send "Unknown" or nothing where a name was not read. */
function given(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' || /^(?:unknown|n\/a|none|debt collector|collector)$/i.test(trimmed) ? undefined : trimmed
}
