// npm run --silent analyze -- FILE… --state CA [--facts facts.json] [--earlier FILE] [--explain]
// Reads a letter and prints the reply of POST /api/analyze-strategic. Full access; nothing is stored. With --explain it says
// instead why each finding was made: rule, fact, words, source, and the known wording most like them.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { EVERYTHING_OPEN } from '#billing/access.ts'
import { consumerFactsSchema } from '#contract/consumer-facts.ts'
import type { LetterFacts } from '#law/facts.ts'
import { readFacts } from '#reading/read-facts.ts'
import { assess } from '#server/analyses/assess.ts'
import { presentAnalysis } from '#analyses/present.ts'
import { clockFrom } from '#server/clock.ts'
import { readingOf } from '#analyses/reading.ts'
import { startReader, type Reader } from '#server/reading/read-upload.ts'
import { stateCode } from '#units/state-code.ts'
import { explain } from './analyze/explain.ts'
import { passages } from './train-statements/passages.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: 'string' },
    facts: { type: 'string' },
    earlier: { type: 'string' },
    explain: { type: 'boolean' },
  },
})

const scratchDir = mkdtempSync(join(tmpdir(), 'writeback-analyze-'))
const reader = startReader({ processes: 1, scratchDir })
try {
  process.stdout.write(await analyze(reader))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await reader.close()
  rmSync(scratchDir, { recursive: true, force: true })
}

async function analyze(from: Reader): Promise<string> {
  if (positionals.length === 0) throw new Error('Which letter? npm run --silent analyze -- FILE… --state CA')
  if (values.state !== undefined && !stateCode(values.state)) throw new Error(`No such state: ${values.state}`)
  const consumerFacts = values.facts ? consumerFactsSchema.parse(JSON.parse(readFileSync(values.facts, 'utf8'))) : {}
  const read = await readPaper(from, positionals)
  const facts = readFacts(read.paper)
  const earlier: LetterFacts | undefined = values.earlier
    ? readFacts((await readPaper(from, [values.earlier])).paper)
    : undefined
  const state = values.state ?? null
  const assessment = assess({ facts, consumerFacts, state, timeZone: null }, clockFrom(), earlier)
  if (values.explain === true) {
    const wordings = passages().map(({ text, says, hand }) => ({ text, says, from: hand }))
    return explain(assessment.rules, facts, wordings)
  }
  const reply = presentAnalysis(
    {
      id: randomUUID(),
      createdAt: clockFrom().now(),
      fileName: basename(positionals[0]!),
      flowType: 'generate',
      disputeId: null,
      state,
      reading: readingOf(read),
      facts,
      ownLetter: null,
      savedAt: null,
      pages: [],
      pieces: [],
    },
    assessment,
    EVERYTHING_OPEN,
  )
  return `${JSON.stringify(reply, null, 2)}\n`
}

async function readPaper(from: Reader, paths: readonly string[]) {
  const files = paths.map(path => ({ name: basename(path), bytes: readFileSync(path) }))
  const result = await from.read({ files, kind: 'letter' })
  if (result.kind === 'refused') throw new Error(`${result.message} ${result.suggestion}`)
  return result
}
