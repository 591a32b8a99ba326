import { told, type ConsumerFacts, type DebtKind, type LetterFacts, type SenderRole } from '#law/facts.ts'
import type { ConsumerFactName, Stretch } from '#law/consumer-facts.ts'
import type { Fact } from '#law/fact.ts'
import { valueOf } from '#law/fact.ts'
import type { KindOfPaper } from '#law/kind-of-paper.ts'
import type { StateLaw } from '#law/states/state-law.ts'
import { STATES } from '#law/states/index.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'

/** Something done after the default that may start the time again. */
export interface RestartingAct {
  readonly on: IsoDate
  readonly kind: 'payment' | 'writing' | 'spoken'
  /** The person is sure of the day and that it counts as what it is called. */
  readonly sure: boolean
}

/** What is known of one debt's history; what is not known is undefined. */
export interface Debt {
  readonly on: IsoDate
  /** The state a suit would be brought in first, then others. */
  readonly laws: readonly [StateLaw, ...StateLaw[]]
  readonly told: TellsFact
  /** As the person told, else as the letter describes it. */
  readonly kind: DebtKind | undefined
  readonly holder: SenderRole | undefined
  readonly acts: readonly RestartingAct[]
  readonly service: readonly Stretch[]
  /** Some date is an estimate. */
  readonly estimated: boolean
  /** What the paper in hand is and says, when there is one. */
  readonly paper: Paper
}

interface Paper {
  readonly kind: KindOfPaper | undefined
  readonly datedOn: IsoDate | undefined
  /** The day of the court's filing stamp. */
  readonly filedOn: IsoDate | undefined
  readonly claimsJudgment: boolean
  readonly claimsLawsuit: boolean
}

type TellsFact = <Name extends ConsumerFactName>(name: Name) => ReturnType<typeof told<Name>>

/** A date given with less certainty than this is an estimate. */
const SURE = 0.9

const DATES = [
  'defaultDate',
  'lastPaymentDate',
  'chargeOffDate',
  'lastChargeDate',
  'paymentDates',
  'acknowledgments',
  'acceleratedDate',
  'lastInstalmentDate',
  'collateralSoldDate',
  'treatmentDate',
  'invoiceDueDate',
  'referredToCollectionsDate',
  'suitFiledDate',
  'serviceDate',
] as const satisfies readonly ConsumerFactName[]

export interface DebtToTime {
  readonly consumer: ConsumerFacts
  /** The state the person chose. Without one, and with no residence told, no state's law is asserted. */
  readonly state: StateCode | undefined
  readonly on: IsoDate
  readonly letter?: Partial<LetterFacts>
}

/** The debt's history from what was told, or undefined when no state is known. */
export function debtOf({ consumer, state, on, letter = {} }: DebtToTime): Debt | undefined {
  const tells: TellsFact = name => told(consumer, name)
  const lives = state ?? tells('stateOfResidence')
  if (!lives) return undefined
  const others = [tells('stateOfResidence'), tells('stateWhenSigned')].filter(code => code !== undefined)
  const more = [...new Set(others)].filter(code => code !== lives).map(code => STATES[code])
  return {
    on,
    laws: [STATES[lives], ...more],
    told: tells,
    kind: tells('debtKind') ?? (letter.debtDescribedAs && valueWhenSure(letter.debtDescribedAs)),
    holder: letter.senderRole && valueOf(letter.senderRole),
    acts: actsOf(consumer),
    service: tells('militaryService') ?? [],
    estimated: DATES.some(name => isUnsure(consumer[name])),
    paper: paperOf(letter),
  }
}

function paperOf({ kindOfPaper, letterDate, filedDate, claimsJudgment, claimsLawsuit }: Partial<LetterFacts>): Paper {
  return {
    kind: kindOfPaper && valueOf(kindOfPaper),
    datedOn: letterDate && valueOf(letterDate),
    filedOn: filedDate && valueOf(filedDate),
    claimsJudgment: claimsJudgment !== undefined && valueOf(claimsJudgment) === true,
    claimsLawsuit: claimsLawsuit !== undefined && valueOf(claimsLawsuit) === true,
  }
}

function actsOf(consumer: ConsumerFacts): RestartingAct[] {
  const last = told(consumer, 'lastPaymentDate')
  const paid = new Map<IsoDate, boolean>()
  for (const on of told(consumer, 'paymentDates') ?? []) paid.set(on, !isUnsure(consumer.paymentDates))
  if (last) paid.set(last, !isUnsure(consumer.lastPaymentDate))
  const payments = [...paid].map(([on, sure]) => ({ on, kind: 'payment' as const, sure }))
  const said = (told(consumer, 'acknowledgments') ?? []).map(({ on, form }) => ({
    on,
    kind: form === 'spoken' ? ('spoken' as const) : ('writing' as const),
    // whether an e-mail was a signed writing is for a court to say
    sure: form === 'signed' && !isUnsure(consumer.acknowledgments),
  }))
  return [...payments, ...said].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

function valueWhenSure<Value>(fact: Fact<Value>): Value | undefined {
  return isUnsure(fact) ? undefined : valueOf(fact)
}

function isUnsure(fact: Fact<unknown> | undefined): boolean {
  return fact !== undefined && fact.known && fact.confidence < SURE
}

/** The same debt as if the person had given this answer. */
export function withAnswer(debt: Debt, fact: ConsumerFactName, answer: unknown): Debt {
  const tells = (name: ConsumerFactName) => (name === fact ? answer : debt.told(name))
  return { ...debt, told: tells as TellsFact }
}
