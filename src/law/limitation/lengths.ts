import type { Confidence } from '#law/define-rule.ts'
import type { LawChange, PeriodClass, StateLaw } from '#law/states/state-law.ts'
import type { IsoDate } from '#units/iso-date.ts'
import { clockStart } from './clock-start.ts'
import type { Debt } from './debt.ts'
import { isLoan } from './period-classes.ts'
import type { SuitDate } from './suit-date.ts'

/** Years and statute of one reading; `neverAfter`: a changed law that ends all older claims by that day. */
export interface Length {
  readonly claim: PeriodClass | 'sealed'
  readonly years: number
  readonly statute: string
  readonly confidence: Confidence
  readonly neverAfter?: IsoDate
}

interface Circumstances {
  readonly debt: Debt
  readonly law: StateLaw
  readonly claim: PeriodClass
  readonly suit: SuitDate
}

/** Every length a court may give the time for one kind of claim in one state: the contested readings, a seal, a cap for
 *  collectors, and changed law, old and new where it is open which holds.  @law limitations.md 1.3 (2), (8) */
export function lengths(circumstances: Circumstances): Length[] {
  const { debt, law, claim } = circumstances
  return today(debt, law, claim).flatMap(length => changed(length, circumstances))
}

function today(debt: Debt, law: StateLaw, claim: PeriodClass): Length[] {
  // a Florida bill not from a hospital is an ordinary account
  const isOrdinary = law.clockStart.medicalFrom === 'referral-to-collections' && debt.told('hospitalBill') === false
  const period = law.periods[claim === 'medical' && isOrdinary ? 'open-account' : claim]
  const longer = { claim, years: period.years, statute: period.statute, confidence: period.confidence }
  const { contested } = period
  const shorter = contested && {
    ...longer,
    years: contested.shorterYears,
    statute: contested.statute ?? period.statute,
  }
  const sealed = sealedLength(debt, law, claim)
  return [...(shorter ? [shorter] : []), longer, ...(sealed ? [sealed] : [])].map(length => capped(length, debt, law))
}

function sealedLength({ kind, told }: Debt, law: StateLaw, claim: PeriodClass): Length | undefined {
  const seal = law.sealedInstrument
  const mayBeSealed = isLoan(kind) && told('signedAgreement') !== false && told('underSeal') !== false
  if (!seal || !mayBeSealed || claim !== 'written-contract') return undefined
  return { claim: 'sealed', years: seal.years, statute: seal.statute, confidence: seal.confidence }
}

function capped(length: Length, { holder }: Debt, { collectorCap }: StateLaw): Length {
  const isCollector = holder !== undefined && holder !== 'original-creditor-in-own-name'
  if (!collectorCap || !isCollector || length.years <= collectorCap.years) return length
  return { ...length, years: collectorCap.years, statute: collectorCap.statute, confidence: collectorCap.confidence }
}

/** The lengths that stand once changed law is applied: the old, the new, or both when it is open which.
 *  @law limitations.md 1.3 (8) */
function changed(length: Length, { debt, law, claim, suit }: Circumstances): Length[] {
  if (length.claim === 'sealed') return [length]
  let now: Length[] = [length]
  for (const change of law.changes) {
    if (change.kind === 'signed-since') now = now.flatMap(one => signedSince(one, change, debt))
    if (change.kind === 'suits-filed-before') now = filedBefore(now, change, { claim, suit })
  }
  const before = law.changes.filter(change => change.kind === 'claims-due-before')
  return before.length > 0 ? dueBefore(now, before, { debt, law, claim }) : now
}

type Change<Kind extends LawChange['kind']> = Extract<LawChange, { kind: Kind }>

function signedSince(length: Length, change: Change<'signed-since'>, { told }: Debt): Length[] {
  const years = change.years[length.claim as PeriodClass]
  const signedOn = told('accountOpenedDate')
  if (years === undefined || signedOn === undefined) return [length]
  // before the change the new, shorter period is no reading at all
  if (signedOn < change.on) return length.years === years ? [] : [length]
  return [length.years > years ? { ...length, years, statute: change.statute } : length]
}

function filedBefore(
  now: Length[],
  change: Change<'suits-filed-before'>,
  { claim, suit }: Pick<Circumstances, 'claim' | 'suit'>,
): Length[] {
  const years = change.years[claim]
  const mayBeBefore = suit.from === undefined || suit.from < change.on
  if (years === undefined || !suit.isFiled || !mayBeBefore) return now
  const old = now.map(length => ({ ...length, years, statute: change.statute }))
  return suit.to < change.on ? old : [...now, ...old]
}

/** `changes` in order of time: the first that the claim is older than holds. */
function dueBefore(
  now: Length[],
  changes: readonly Change<'claims-due-before'>[],
  { debt, law, claim }: Omit<Circumstances, 'suit'>,
): Length[] {
  return now.flatMap(length => {
    const start = clockStart(debt, { law, claim, years: length.years })
    const change = changes.find(
      ({ on, years }) => years[claim] !== undefined && isBefore(start.first ?? start.last, on),
    )
    if (!change) return [length]
    const old = oldLengths(length, change, claim)
    return isBefore(start.last, change.on) ? old : [...old, length]
  })
}

function oldLengths(length: Length, change: Change<'claims-due-before'>, claim: PeriodClass): Length[] {
  const years = [change.shorterYears?.[claim], change.years[claim]].filter(figure => figure !== undefined)
  return years.map(figure => ({
    ...length,
    years: figure,
    statute: change.statute,
    neverAfter: change.neverAfter,
  }))
}

function isBefore(date: IsoDate | undefined, limit: IsoDate): boolean {
  return date !== undefined && date < limit
}
