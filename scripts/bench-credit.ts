// npm run bench:credit -- [--corpus ../shared/corpus/credit-reports] [--no-scans]
// Reads labelled credit reports through the real reader and judges them: fields of tradelines exactly right, errors found and
// missed, negative controls. Ends with 1 when a figure misses its floor.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readCreditReport } from '#credit/read/read-report.ts'
import { startReader, type Reader } from '#server/reading/read-upload.ts'
import { corpusReports, type LabelledReport } from './bench-credit/labelled.ts'
import { scoreErrors } from './bench-credit/score-errors.ts'
import { scoreFields } from './bench-credit/score-fields.ts'
import { printScores, type Scored } from './bench-credit/print-scores.ts'

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, 'no-scans': { type: 'boolean', default: false } },
})
if (values.corpus === undefined) {
  process.stderr.write('Where are the labelled reports? npm run bench:credit -- --corpus DIR\n')
  process.exit(2)
}
const corpus = resolve(values.corpus)
const scratch = mkdtempSync(join(tmpdir(), 'writeback-credit-'))
const reader = startReader({ processes: 1, scratchDir: scratch })
try {
  const scored: Scored[] = []
  for (const labelled of corpusReports(corpus)) {
    scored.push(await score(reader, labelled, labelled.pdf, 'text layer'))
    if (labelled.scan_pdf && !values['no-scans']) scored.push(await score(reader, labelled, labelled.scan_pdf, 'scan'))
  }
  process.exitCode = printScores('corpus', scored) ? 0 : 1
} finally {
  await reader.close()
  rmSync(scratch, { recursive: true, force: true })
}

async function score(by: Reader, labelled: LabelledReport, pdf: string, source: Scored['source']): Promise<Scored> {
  const bytes = readFileSync(join(corpus, pdf))
  const result = await by.read({ files: [{ name: pdf, bytes }], kind: 'credit-report' })
  if (result.kind !== 'read') throw new Error(`${pdf}: ${result.message}`)
  const report = readCreditReport(result.paper)
  const fields = scoreFields(report, labelled)
  return { source, fields, errors: scoreErrors(report, labelled, fields.matched) }
}
