import type { Assessment } from '#law/assessment.ts'
import type { Fact } from '#law/fact.ts'
import type { ConsumerFacts, LetterFacts } from '#law/facts.ts'
import { LEAST_READING_CONFIDENCE, type RuleResults } from '#law/judge-rules.ts'
import { isCourtPaper } from '#law/kind-of-paper.ts'
import { daysBetween, type IsoDate } from '#units/iso-date.ts'
import { NO_WISHES, type Attorney, type LetterContext, type ValidationWindow, type Wishes } from './letter-context.ts'
import { accountEnding } from './mask-account.ts'
import { pointsFrom } from './points.ts'

/** Names and addresses the person typed. Left out, what the collector printed about them is offered instead. */
export interface People {
  readonly consumerName?: string
  readonly consumerAddressLines?: readonly string[]
  readonly attorney?: Attorney
}

/** What a letter repeats from the collector's paper. */
export type FactsForLetter = Pick<
  LetterFacts,
  | 'consumerName'
  | 'consumerAddress'
  | 'collectorName'
  | 'collectorAddress'
  | 'senderRole'
  | 'notices'
  | 'letterDate'
  | 'referenceNumber'
  | 'accountNumber'
  | 'currentAmount'
  | 'originalCreditor'
  | 'currentCreditor'
>

/** The parts of an assessment a letter rests on. */
export type AssessmentForLetter = Pick<
  Assessment,
  'state' | 'kindOfPaper' | 'courtPaper' | 'originalCreditorOnly' | 'timeLimit' | 'deadlines'
> & { readonly rules: Pick<RuleResults, 'findings' | 'outOfScope'> }

export interface LetterToAnswer {
  readonly assessment: AssessmentForLetter
  readonly letter: FactsForLetter
  readonly consumer: ConsumerFacts
  readonly people?: People
  readonly wishes?: Wishes
  readonly today: IsoDate
}

/** What a letter may say about a paper that was read and assessed. A fact read with less confidence than a finding needs
 *  counts as unknown. */
export function contextFromAssessment({
  assessment,
  letter,
  consumer,
  people = {},
  wishes = NO_WISHES,
  today,
}: LetterToAnswer): LetterContext {
  const kind = assessment.kindOfPaper
  return {
    today,
    state: assessment.state,
    consumer: {
      name: people.consumerName ?? surely(letter.consumerName),
      addressLines: people.consumerAddressLines ?? surely(letter.consumerAddress)?.lines ?? [],
    },
    attorney: people.attorney,
    collector: {
      name: surely(letter.collectorName),
      addressLines: surely(letter.collectorAddress)?.lines ?? [],
      role: surely(letter.senderRole),
      electronicDispute: surely(letter.notices)?.find(({ notice }) => notice === 'electronic-dispute')?.evidence[0]
        ?.quote,
    },
    paper: {
      kind,
      isCourtPaper: assessment.courtPaper ? true : kind && isCourtPaper(kind),
      date: surely(letter.letterDate),
      receivedOn: surely(consumer.receiptDate),
      reference: surely(letter.referenceNumber),
      accountEnding: accountEnding(surely(letter.accountNumber)),
      amount: surely(letter.currentAmount),
      originalCreditor: surely(letter.originalCreditor),
      currentCreditor: surely(letter.currentCreditor),
    },
    withinTheAct: !assessment.originalCreditorOnly && !assessment.rules.outOfScope,
    window: validationWindow(assessment, today),
    timeLimit: assessment.timeLimit,
    points: pointsFrom(assessment.rules.findings),
    consumerFacts: consumer,
    wishes,
  }
}

function surely<T>(fact: Fact<T> | undefined): T | undefined {
  return fact?.known && fact.confidence >= LEAST_READING_CONFIDENCE ? fact.value : undefined
}

/** After an assumed last day the notice may still have come later than assumed; this long the letter does not say that
 *  the period has ended. */
const DOUBT_AFTER_ASSUMED_END_DAYS = 30

function validationWindow({ deadlines }: AssessmentForLetter, today: IsoDate): ValidationWindow {
  const end = deadlines.find(({ id }) => id === 'validation-period-ends')
  if (!end) return { state: 'unknown', endsOn: undefined, assumed: false }
  const daysPast = daysBetween(end.on, today)
  const { on: endsOn, assumed } = end
  if (daysPast <= 0) return { state: 'open', endsOn, assumed }
  const inDoubt = assumed && daysPast <= DOUBT_AFTER_ASSUMED_END_DAYS
  return { state: inDoubt ? 'unknown' : 'closed', endsOn, assumed }
}
