// The figures of a set of reports, a row for each way they were read.
import type { ErrorScore } from './score-errors.ts'
import type { FieldScore } from './score-fields.ts'

export interface Scored {
  readonly source: 'text layer' | 'scan'
  readonly fields: FieldScore
  readonly errors: ErrorScore
}

const FLOORS = { 'text layer': 0.97, scan: 0.9 } as const
const PRECISION = 0.95
const RECALL = 0.9

/** Prints the figures and all that is wrong. True when every floor is reached. */
export function printScores(name: string, scored: readonly Scored[]): boolean {
  const rows = (['text layer', 'scan'] as const).flatMap(source => {
    const some = scored.filter(one => one.source === source)
    return some.length === 0 ? [] : [{ source, ...figuresOf(some) }]
  })
  for (const { source, reports, fields, exact, precision, recall, found, labelled, controls, flagged } of rows) {
    process.stdout.write(
      `${name}, ${source}: ${reports} reports; fields exact ${ratio(exact, fields)}; errors: precision ${precision.toFixed(3)} of ${found}, recall ${recall.toFixed(3)} of ${labelled}; controls flagged ${flagged} of ${controls}\n`,
    )
  }
  for (const { fields, errors } of scored) {
    for (const line of fields.wrong) process.stdout.write(`  field   ${line}\n`)
    for (const line of errors.missed) process.stdout.write(`  missed  ${line}\n`)
    for (const line of errors.false) process.stdout.write(`  false   ${line}\n`)
    for (const line of errors.controlsFlagged) process.stdout.write(`  control ${line}\n`)
  }
  return rows.every(
    ({ source, fields, exact, precision, recall, flagged }) =>
      exact / fields >= FLOORS[source] && precision >= PRECISION && recall >= RECALL && flagged === 0,
  )
}

function figuresOf(some: readonly Scored[]) {
  const sum = (pick: (one: Scored) => number): number => some.reduce((all, one) => all + pick(one), 0)
  const [found, right] = [sum(one => one.errors.found), sum(one => one.errors.right)]
  const labelled = sum(one => one.errors.labelled)
  return {
    reports: some.length,
    fields: sum(one => one.fields.fields),
    exact: sum(one => one.fields.exact),
    found,
    labelled,
    precision: right / Math.max(1, found),
    recall: (labelled - sum(one => one.errors.missed.length)) / Math.max(1, labelled),
    controls: sum(one => one.errors.controls),
    flagged: sum(one => one.errors.controlsFlagged.length),
  }
}

function ratio(part: number, whole: number): string {
  return `${(part / Math.max(1, whole)).toFixed(4)} (${part} of ${whole})`
}
