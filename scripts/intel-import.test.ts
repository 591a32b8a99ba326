import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMPLAINTS_FILE } from '#server/intel/collectors.ts'
import { readComplaints } from '#server/intel/read-sources.ts'

const HEADER =
  'Date received,Product,Sub-product,Issue,Sub-issue,Consumer complaint narrative,Company public response,Company,State,' +
  'ZIP code,Tags,Consumer consent provided?,Submitted via,Date sent to company,Company response to consumer,' +
  'Timely response?,Consumer disputed?,Complaint ID'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intel-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function runImport(csv: string) {
  const file = join(folder, 'complaints.csv')
  const out = join(folder, 'out.json')
  await writeFile(file, csv)
  await rm(out, { force: true })
  const run = promisify(execFile)(process.execPath, ['scripts/intel-import.ts', file, '--out', out])
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error)
  const written = await readFile(out, 'utf8').catch(() => undefined)
  return { said: stdout + stderr, json: written === undefined ? undefined : (JSON.parse(written) as unknown) }
}

function complaint(company: string, index: number, answer = 'Closed with explanation'): string {
  const text = index % 3 === 0 ? `"They wrote ""pay, now""\nand called again."` : ''
  return `2025-0${1 + (index % 9)}-11,Debt collection,Medical debt,Communication tactics,,${text},,"${company}",TX,75001,,,Web,2025-01-12,${answer},Yes,N/A,${index}`
}

test('an export becomes the file the product reads, with the other names and links of before', async () => {
  const renamed = 'Portfolio Recovery Associates, LLC' // the shipped file has it under an older name
  const rows = [
    ...Array.from({ length: 60 }, (_, index) =>
      complaint(renamed, index, index < 15 ? 'Closed with monetary relief' : undefined),
    ),
    ...Array.from({ length: 7 }, (_, index) => complaint('Small Office', 100 + index)),
    complaint('Only Once', 200),
  ]
  const { said, json } = await runImport([HEADER, ...rows].join('\n'))
  expect(said).toContain('68 rows read (0 without company or day)')
  const { records } = readComplaints(json)
  const [large, small] = records
  expect([large?.company, large?.complaints, large?.kind]).toEqual([renamed, 60, 'mainly_debt_collection'])
  expect(large?.aliases).toContain('PORTFOLIO RECOVERY ASSOCIATES INC')
  expect(large?.directoryIds).toEqual(['nmls-934179'])
  expect(large?.answers).toMatchObject({ sampled: false, relief: { share: 0.25, of: 60 } })
  expect([small?.company, small?.complaints, small?.kind]).toEqual(['Small Office', 7, 'tail'])
  expect(records).toHaveLength(2)
})

test.each([
  ['a file with other columns', 'Name,Amount\nA,1\n', 'no column Date received'],
  [
    'a file without debt collection',
    `${HEADER}\n${complaint('A', 1).replace('Debt collection', 'Mortgage')}\n`,
    'No complaint about debt collection',
  ],
  ['an unclosed quote', `${HEADER}\n"2025-01-01,Debt collection`, 'Quote Not Closed'],
])('%s is refused, and nothing is written', async (_, csv, words) => {
  const { said, json } = await runImport(csv)
  expect(said).toContain(words)
  expect(said).toContain('Nothing was changed.')
  expect(json).toBeUndefined()
})

test('the shipped file is of the shape, and says what is sampled', async () => {
  const { records } = readComplaints(JSON.parse(await readFile(COMPLAINTS_FILE, 'utf8')))
  expect(records.filter(({ kind }) => kind !== 'tail')).toHaveLength(906)
  expect(records.every(({ answers }) => answers === undefined || answers.sampled)).toBe(true)
})
