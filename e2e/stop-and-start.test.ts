import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { Person } from '#server/testing.ts'
import { example } from './examples.ts'
import { MAIN, runProduct, type RunningProduct } from './running-product.ts'

let product: RunningProduct | undefined

afterEach(async () => {
  await product?.remove()
  product = undefined
})

const PHOTO = readFileSync(example('corpus/photos/022-old-style-notice-fl-medium.jpg'))

test('asked to stop while it reads, it ends cleanly and the letter is read all the same', async () => {
  product = await runProduct()
  const { person, id } = await startReading(product)
  const { code } = await product.stop()
  expect(code).toBe(0)
  product = await runProduct({ dataDir: product.dataDir })
  expect((await finished(product, person, id)).letter_kind).not.toBeNull()
})

test('killed while it reads, it takes the letter up again when it starts', async () => {
  product = await runProduct()
  const { person, id } = await startReading(product)
  product.process.kill('SIGKILL')
  await once(product.process, 'exit')
  product = await runProduct({ dataDir: product.dataDir })
  expect((await finished(product, person, id)).letter_kind).not.toBeNull()
})

test('wrong settings are all told at once, and it does not start', () => {
  const env = { ...process.env, PORT: 'seven', BILLING: 'maybe', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://there' }
  const { status, stderr } = spawnSync(process.execPath, [MAIN], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  for (const name of ['PORT', 'BILLING', 'LOG_LEVEL', 'DATABASE_URL']) expect(stderr).toContain(`${name}: `)
})

/** Sends a photo and returns as soon as the reading runs; the connection may break afterwards. */
async function startReading({ address }: RunningProduct): Promise<{ person: Person; id: string }> {
  const person = new Person({ address })
  await person.post('/api/generate-letter', {}) // now known by a cookie
  const id = randomUUID()
  const upload = person.upload([{ name: 'photo.jpg', bytes: PHOTO }], { state: 'FL' }, id)
  upload.catch(() => undefined)
  for (;;) {
    const answer = await person.get(`/api/analyses/${id}`)
    if (answer.status === 503) return { person, id } // it is in line, and not done
    expect(answer.status).toBe(404)
    await pause(20)
  }
}

async function finished({ address }: RunningProduct, person: Person, id: string): Promise<AnalysisReply> {
  const same = person.at(address)
  const until = Date.now() + 90_000
  while (Date.now() < until) {
    const { status, json } = await same.get(`/api/analyses/${id}`)
    if (status === 200) return json as AnalysisReply
    expect(status).toBe(503)
    await pause(500)
  }
  throw new Error('The letter was not read again within 90 seconds.')
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(done => setTimeout(done, milliseconds))
}
