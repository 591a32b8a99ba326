// npm run bench:credit -- --corpus examples/corpus [--seed 11] [--half held-out|tuning] [--no-scans] [--write docs/credit-benchmark.md]
// Reads credit reports through the real reader and judges them: the labelled corpus, and reports made by a seed in layouts of
// one half (the held-out half's wording and arrangement were never tuned on). Prints fields of tradelines exactly right,
// errors found and missed, negative controls, bureaus' answers, and what a report of 150 pages costs. Ends with 1 when a figure
// misses its floor.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '#e2e/chromium.ts'
import { readCreditReport } from '#credit/read/read-report.ts'
import { startReader, type Reader } from '#server/reading/read-upload.ts'
import { scoreAnswers } from './bench-credit/answers.ts'
import { makeReport } from './bench-credit/make-report.ts'
import { printReport, scanned } from './bench-credit/print.ts'
import { TEMPLATES, type Template } from './bench-credit/templates.ts'
import { corpusReports, type LabelledReport } from './bench-credit/labelled.ts'
import { measureLong } from './bench-credit/long-report.ts'
import { figures, passes, type Figures, type Scored } from './bench-credit/print-scores.ts'
import { scoreErrors } from './bench-credit/score-errors.ts'
import { scoreFields } from './bench-credit/score-fields.ts'
import { asDocument } from './bench-credit/write-document.ts'

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    seed: { type: 'string', default: '11' },
    half: { type: 'string', default: 'held-out' },
    reports: { type: 'string', default: '40' },
    scans: { type: 'string', default: '20' },
    'no-scans': { type: 'boolean', default: false },
    write: { type: 'string' },
  },
})
if (values.corpus === undefined) {
  process.stderr.write('Where are the labelled reports? npm run bench:credit -- --corpus DIR\n')
  process.exit(2)
}
const corpus = resolve(values.corpus)
const seed = Number(values.seed)
const templates = TEMPLATES.filter(({ half }) => half === values.half)
const scratch = mkdtempSync(join(tmpdir(), 'writeback-credit-'))
const reader = startReader({ processes: 2, scratchDir: scratch })
const browser = await launchChromium()
try {
  const all: Figures[] = []
  all.push(...figures('corpus', await ofCorpus()))
  all.push(...figures(`made, ${values.half}`, await ofMade()))
  const answers = await scoreAnswers(reader, browser, join(corpus, 'bureau-responses'))
  const long = await measureLong(browser, templates[0]!, seed, scratch)
  process.stdout.write(
    `answers ${answers.right} of ${answers.all}; ${long.pages} pages in ${long.seconds.toFixed(1)} s by the clock, ${long.processorSeconds.toFixed(1)} s of the processor, ${Math.round(long.megabytes)} MB\n`,
  )
  for (const wrong of answers.wrong) process.stdout.write(`  answer  ${wrong}\n`)
  const isGood =
    passes(all) &&
    answers.right === answers.all &&
    long.pages >= 150 &&
    long.processorSeconds < 10 &&
    long.megabytes < 600
  if (values.write !== undefined)
    writeFileSync(values.write, asDocument({ all, answers, long, seed, half: values.half, isGood }))
  process.exitCode = isGood ? 0 : 1
} finally {
  await browser.close()
  await reader.close()
  rmSync(scratch, { recursive: true, force: true })
}

async function ofCorpus(): Promise<Scored[]> {
  const folder = join(corpus, 'credit-reports')
  const scored: Scored[] = []
  for (const labelled of corpusReports(folder)) {
    scored.push(await score(reader, labelled, readFileSync(join(folder, labelled.pdf)), 'text layer'))
    if (labelled.scan_pdf && !values['no-scans'])
      scored.push(await score(reader, labelled, readFileSync(join(folder, labelled.scan_pdf)), 'scan'))
  }
  return scored
}

/** So many reports over all layouts of the half; the first ones are scanned too. */
async function ofMade(): Promise<Scored[]> {
  const scored: Scored[] = []
  const scans = values['no-scans'] ? 0 : Number(values.scans)
  for (let index = 0; index < Number(values.reports); index++) {
    const template: Template = templates[index % templates.length]!
    const isScanned = index < scans
    const size = isScanned ? { clean: 1, scenes: 3 } : { clean: 3, scenes: 6 }
    const made = makeReport(template, seed * 1000 + index, size)
    const pdf = await printReport(browser, made)
    scored.push(await score(reader, made.labelled, pdf, 'text layer'))
    if (isScanned) scored.push(await score(reader, made.labelled, await scanned(pdf, seed + index), 'scan'))
  }
  return scored
}

async function score(
  by: Reader,
  labelled: LabelledReport,
  bytes: Uint8Array,
  source: Scored['source'],
): Promise<Scored> {
  const result = await by.read({ files: [{ name: labelled.pdf, bytes }], kind: 'credit-report' })
  if (result.kind !== 'read') throw new Error(`${labelled.id}: ${result.message}`)
  const report = readCreditReport(result.paper)
  const fields = scoreFields(report, labelled)
  return { source, fields, errors: scoreErrors(report, labelled, fields.matched) }
}
