// The figures of a set of reports, a row for each way they were read.
import type { ErrorScore } from './score-errors.ts'
import type { FieldScore } from './score-fields.ts'

export interface Scored {
  readonly source: 'text layer' | 'scan'
  readonly fields: FieldScore
  readonly errors: ErrorScore
}

export interface Figures {
  readonly name: string
  readonly source: Scored['source']
  readonly reports: number
  readonly fields: number
  readonly exact: number
  readonly found: number
  readonly right: number
  readonly labelled: number
  readonly recalled: number
  readonly controls: number
  readonly flagged: number
}

const FLOORS = { 'text layer': 0.97, scan: 0.9 } as const
const PRECISION = 0.95
const RECALL = 0.9

/** Prints what is wrong and the figures, and gives them. */
export function figures(name: string, scored: readonly Scored[]): Figures[] {
  for (const { source, fields, errors } of scored) {
    for (const line of fields.wrong) process.stdout.write(`  field   (${source}) ${line}\n`)
    for (const line of errors.missed) process.stdout.write(`  missed  (${source}) ${line}\n`)
    for (const line of errors.false) process.stdout.write(`  false   (${source}) ${line}\n`)
    for (const line of errors.controlsFlagged) process.stdout.write(`  control (${source}) ${line}\n`)
  }
  const rows = (['text layer', 'scan'] as const).flatMap(source => {
    const some = scored.filter(one => one.source === source)
    return some.length === 0 ? [] : [figuresOf(name, source, some)]
  })
  for (const row of rows) process.stdout.write(`${asLine(row)}\n`)
  return rows
}

/** Whether every floor is reached. */
export function passes(all: readonly Figures[]): boolean {
  return all.every(
    row =>
      row.exact / row.fields >= FLOORS[row.source] &&
      precisionOf(row) >= PRECISION &&
      recallOf(row) >= RECALL &&
      row.flagged === 0,
  )
}

export function precisionOf({ right, found }: Figures): number {
  return right / Math.max(1, found)
}

export function recallOf({ recalled, labelled }: Figures): number {
  return recalled / Math.max(1, labelled)
}

function figuresOf(name: string, source: Scored['source'], some: readonly Scored[]): Figures {
  const sum = (pick: (one: Scored) => number): number => some.reduce((all, one) => all + pick(one), 0)
  return {
    name,
    source,
    reports: some.length,
    fields: sum(one => one.fields.fields),
    exact: sum(one => one.fields.exact),
    found: sum(one => one.errors.found),
    right: sum(one => one.errors.right),
    labelled: sum(one => one.errors.labelled),
    recalled: sum(one => one.errors.labelled - one.errors.missed.length),
    controls: sum(one => one.errors.controls),
    flagged: sum(one => one.errors.controlsFlagged.length),
  }
}

function asLine(row: Figures): string {
  return `${row.name}, ${row.source}: ${row.reports} reports; fields ${row.exact} of ${row.fields} exact (${(row.exact / row.fields).toFixed(4)}); errors: precision ${row.right} of ${row.found} (${precisionOf(row).toFixed(3)}), recall ${row.recalled} of ${row.labelled} (${recallOf(row).toFixed(3)}); controls flagged ${row.flagged} of ${row.controls}`
}
