import { createReadStream } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { COMPLAINTS_FILE } from '#server/intel/collectors.ts'
import { complaintsFile, readComplaints } from '#server/intel/read-sources.ts'
import { complaintsFileOf } from './intel-import/complaints-file.ts'
import { countExport } from './intel-import/count-file.ts'

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true })
const [csv] = positionals
if (csv === undefined) {
  process.stderr.write(`Usage: npm run intel:import -- complaints.csv [--out file.json]
complaints.csv is the official export, unpacked: https://files.consumerfinance.gov/ccdb/complaints.csv.zip
(or - to read it from a pipe: unzip -p complaints.csv.zip | npm run intel:import -- -)
`)
  process.exit(2)
}
const out = values.out ?? COMPLAINTS_FILE
const before = JSON.parse(await readFile(COMPLAINTS_FILE, 'utf8')) as z.input<typeof complaintsFile>
try {
  const count = await countExport(csv === '-' ? process.stdin : createReadStream(csv))
  const file = complaintsFileOf(count, before, new Date().toISOString().slice(0, 10))
  readComplaints(file) // what the product could not read is not written
  await writeFile(`${out}.part`, JSON.stringify(file))
  await rename(`${out}.part`, out)
  process.stdout.write(
    `${count.rows} rows read (${count.unread} without company or day), ${count.overall.complaints} about debt collection up to ` +
      `${count.overall.lastSeen}; ${file.companies.length} companies with a record, ${Object.keys(file.tail).length} by count alone.\n` +
      `Peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB. Written: ${out}\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nNothing was changed.\n`)
  process.exitCode = 1
}
