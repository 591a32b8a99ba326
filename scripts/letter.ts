// npm run --silent letter -- analysis.json --strategy "DEBT VALIDATION REQUEST" --out letter.pdf
// Writes the letter for an analysis that `analyze` printed. The ending of --out decides: .pdf, .docx or .txt.
import { docxOf, pdfOf } from '#server/letters/files.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { analysisSchema } from '#contract/analyses.ts'
import { strategyName } from '#contract/analysis-parts.ts'
import { contextFromReply } from '#contract/letter-context.ts'
import { writeLetter } from '#letters/write-letter.ts'
import { toText } from '#letters/render/to-text.ts'
import { clockFrom, todayIn } from '#server/clock.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { strategy: { type: 'string' }, out: { type: 'string' } },
})

try {
  await writeFromAnalysis()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function writeFromAnalysis(): Promise<void> {
  const [path] = positionals
  if (!path || !values.out) throw new Error('npm run --silent letter -- analysis.json --strategy NAME --out letter.pdf')
  const analysis = analysisSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const strategy = strategyName.parse(values.strategy ?? analysis.strategic_analysis.recommended_strategy)
  const context = contextFromReply(analysis, { today: todayIn(clockFrom()) })
  const written = writeLetter({ context, strategy })
  if (written.kind === 'checklist') throw new Error(written.items.map(item => `- ${item.text}`).join('\n'))
  if (written.kind === 'refused') throw new Error(`${written.why} A letter that fits: ${written.instead}.`)
  const { letter } = written
  const ending = extname(values.out).toLowerCase()
  if (ending === '.pdf') writeFileSync(values.out, await pdfOf(letter))
  else if (ending === '.docx') writeFileSync(values.out, await docxOf(letter))
  else writeFileSync(values.out, toText(letter))
}
