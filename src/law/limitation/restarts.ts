import type { SenderRole } from '#law/facts.ts'
import type { PeriodClass, RestartEffect, StateLaw } from '#law/states/state-law.ts'
import { addDays, addYears, latest, type IsoDate } from '#units/iso-date.ts'
import type { ClockStart } from './clock-start.ts'
import type { RestartingAct } from './debt.ts'

interface Run {
  readonly start: ClockStart
  readonly acts: readonly RestartingAct[]
  readonly law: StateLaw
  readonly claim: PeriodClass
  readonly years: number
  readonly holder: SenderRole | undefined
  /** The last day moved for the times the clock stood still. */
  readonly tolled: (lastDay: IsoDate) => IsoDate
}

/** The start of the time after every payment and admission, each taken in order of time. Only an act that surely counts,
 *  surely in time, moves the first possible start; any that may count moves the last one.
 *  @law limitations.md 1.3 (4) */
export function afterRestarts({ start, acts, law, claim, years, holder, tolled }: Run): ClockStart {
  let { first, last } = start
  const offset = law.clockStart.offsetDays ?? 0
  for (const act of acts) {
    if (last === undefined || (first !== undefined && act.on <= first)) continue
    const isSurelyBefore = first !== undefined && act.on <= addYears(first, years)
    const isSurelyAfter = act.on > tolled(addYears(last, years))
    if (isSurelyAfter && law.extinguishedBy) continue
    const before = isSurelyAfter ? 'no' : effect(act, 'beforeExpiry', { law, claim, holder })
    const after = isSurelyBefore ? 'no' : effect(act, 'afterExpiry', { law, claim, holder })
    if (before === 'no' && after === 'no') continue
    const again = addDays(act.on, offset)
    last = latest(last, again)
    const surelyCounts = before === 'yes' && act.sure && law.restart.confidence !== 'low'
    if (isSurelyBefore && surelyCounts && first !== undefined) first = latest(first, again)
  }
  return { first, last }
}

type When = 'beforeExpiry' | 'afterExpiry'

/** What an act does to the time to sue in this state, for this kind of claim and this holder. */
function effect(
  act: RestartingAct,
  when: When,
  { law, claim, holder }: Pick<Run, 'law' | 'claim' | 'holder'>,
): RestartEffect {
  const { restart } = law
  if (act.kind === 'payment' && restart.neverByPayment?.includes(claim)) return 'no'
  const rule = restart[act.kind][when]
  if (when === 'beforeExpiry') return rule
  const none = restart.nothingRevivesFor
  if (none && holder && none.holders.includes(holder) && act.on >= none.since) return 'no'
  return rule === 'no' && isOlderThanTheRule(act, law) ? 'unclear' : rule
}

function isOlderThanTheRule(act: RestartingAct, { restart }: StateLaw): boolean {
  return restart.afterExpirySince !== undefined && act.on < restart.afterExpirySince
}
