// npm run --silent bench:request [-- FILE]
// The product in a process of its own, warm; the median of 20 uploads of one letter, from request to reply.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runProduct } from '#e2e/running-product.ts'

const RUNS = 20
const NOTICE = 'examples/model-notices/cfpb_debt-collection_model-validation-notice_en.pdf'

const { positionals } = parseArgs({ allowPositionals: true })
const path = positionals[0] ?? NOTICE
const bytes = readFileSync(path)
// an address may send 20 letters a minute: the fifteenth waits for the next minute
const product = await runProduct({ env: { LOG_LEVEL: 'error', BILLING: 'off' } })
try {
  for (let i = 0; i < 3; i++) await upload()
  const times: number[] = []
  for (let i = 0; i < RUNS; i++) {
    if (i === 15) await new Promise(done => setTimeout(done, 61_000))
    times.push(await upload())
  }
  times.sort((a, b) => a - b)
  const [median, slowest] = [times[RUNS / 2]!, times.at(-1)!]
  process.stdout.write(
    `${path}\nmilliseconds, median of ${RUNS}: ${median.toFixed(0)}, slowest ${slowest.toFixed(0)}\n`,
  )
} finally {
  await product.remove()
}

async function upload(): Promise<number> {
  const form = new FormData()
  form.set('state', 'MD')
  form.set('file', new Blob([bytes]), 'letter')
  const start = performance.now()
  const response = await fetch(`${product.address}/api/analyze-strategic`, { method: 'POST', body: form })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return performance.now() - start
}
