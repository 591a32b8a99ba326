// npm run law:report [-- --on YYYY-MM-DD] [--strict]
// Lists every rule, state, figure and situation that is due for another look, not surely known, or not yet read by a lawyer.
// With --strict it fails when anything is listed: for releases.
import { AMOUNTS } from '#law/amounts/index.ts'
import type { Confidence } from '#law/define-rule.ts'
import { FLOWS } from '#law/flows/index.ts'
import { ruleExpiresOn } from '#law/law-age.ts'
import { RULES } from '#law/rules/index.ts'
import { STATES } from '#law/states/index.ts'
import type { StateLaw } from '#law/states/state-law.ts'
import { isoDate, type IsoDate } from '#units/iso-date.ts'
import { stateName } from '#units/state-code.ts'

interface Part {
  readonly name: string
  readonly checkedOn: IsoDate
  readonly expiresOn: IsoDate
  readonly reviewedByCounsel: IsoDate | undefined
  /** Figures of it that are not asserted to anyone. */
  readonly low: readonly string[]
}

export interface LawReport {
  readonly due: readonly Part[]
  readonly lowConfidence: readonly Part[]
  readonly notReviewed: readonly Part[]
}

/** What a lawyer or a reviewer has to look at, as of that day. */
export function lawReport(on: IsoDate): LawReport {
  const parts = [...rules(), ...states(), ...amounts(), ...flows()]
  return {
    due: parts.filter(({ expiresOn }) => expiresOn <= on),
    lowConfidence: parts.filter(({ low }) => low.length > 0),
    notReviewed: parts.filter(({ reviewedByCounsel }) => reviewedByCounsel === undefined),
  }
}

function rules(): Part[] {
  return RULES.map(rule => ({
    name: `rule ${rule.id}`,
    checkedOn: rule.checkedOn,
    expiresOn: ruleExpiresOn(rule),
    reviewedByCounsel: rule.reviewedByCounsel,
    low: rule.confidence === 'low' ? ['the rule itself'] : [],
  }))
}

function amounts(): Part[] {
  return AMOUNTS.map(amount => ({
    name: `figure ${amount.name}`,
    checkedOn: amount.checkedOn,
    expiresOn: amount.expiresOn,
    reviewedByCounsel: amount.reviewedByCounsel,
    low: amount.confidence === 'low' ? ['the figure itself'] : [],
  }))
}

function flows(): Part[] {
  return FLOWS.map(flow => ({
    name: `situation ${flow.id}`,
    checkedOn: flow.checkedOn,
    expiresOn: flow.expiresOn,
    reviewedByCounsel: flow.reviewedByCounsel,
    low: flow.confidence === 'low' ? ['the steps'] : [],
  }))
}

function states(): Part[] {
  return Object.values(STATES).map(law => ({
    name: `state ${stateName(law.code)}`,
    checkedOn: law.checkedOn,
    expiresOn: law.expiresOn,
    reviewedByCounsel: law.reviewedByCounsel,
    low: lowFigures(law),
  }))
}

function lowFigures(law: StateLaw): string[] {
  const figures: readonly (readonly [string, Confidence | undefined])[] = [
    ...Object.entries(law.periods).map(
      ([claim, period]) => [`${claim}, ${period.years} years`, period.confidence] as const,
    ),
    ['seal', law.sealedInstrument?.confidence],
    ['when the clock starts', law.clockStart.confidence],
    ['what starts it again', law.restart.confidence],
    ['borrowing', law.borrowing.confidence],
    ['notice about old debts', law.timeBarredNotice?.confidence],
    ['bar on suing', law.suitBar?.confidence],
    ['days to answer', law.answer.confidence],
    ['days to answer in the small court', law.answer.limitedCourt.confidence],
  ]
  return figures.filter(([, confidence]) => confidence === 'low').map(([name]) => name)
}

function print({ due, lowConfidence, notReviewed }: LawReport): void {
  section('Due for another look', due, ({ checkedOn, expiresOn }) => `checked ${checkedOn}, due since ${expiresOn}`)
  section('Low confidence, never asserted', lowConfidence, ({ low }) => low.join('; '))
  section('Not yet reviewed by counsel', notReviewed, ({ checkedOn }) => `checked ${checkedOn}`)
}

function section(title: string, parts: readonly Part[], says: (part: Part) => string): void {
  console.log(`${title}: ${parts.length}`)
  for (const part of parts) console.log(`  ${part.name}: ${says(part)}`)
  console.log('')
}

if (import.meta.main) {
  const given = process.argv[process.argv.indexOf('--on') + 1]
  const on = isoDate(process.argv.includes('--on') ? (given ?? '') : new Date().toISOString().slice(0, 10))
  if (!on) {
    console.error('--on needs a day as YYYY-MM-DD')
    process.exit(2)
  }
  const report = lawReport(on)
  print(report)
  const listed = report.due.length + report.lowConfidence.length + report.notReviewed.length
  if (process.argv.includes('--strict') && listed > 0) process.exit(1)
}
