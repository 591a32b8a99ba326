import { expect } from 'vitest'
import { refusalSchema } from '#contract/refusal.ts'
import type { Box } from '#law/fact.ts'
import { paperFromText, type Paper } from '#reading/paper.ts'
import type { Clock } from './clock.ts'
import { readConfig } from './config.ts'
import type { Db } from './database/database.ts'
import { testPlace, type DatabaseKind, type TestPlace } from './database/testing.ts'
import type { JobOutcome } from './jobs/job.ts'
import { createLog } from './log.ts'
import { lookAtMail } from './reading/look-at-mail.ts'
import type { startReader } from './reading/read-upload.ts'
import { startServer } from './start.ts'

export interface MovableClock extends Clock {
  readonly move: (minutes: number) => void
}

export interface TestServer {
  readonly address: string
  /** Where mail comes in. */
  readonly mailAddress: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly clock: MovableClock
  readonly db: Db
  readonly runJob: (name: string) => Promise<JobOutcome>
  readonly stop: () => Promise<void>
  /** Stops it and removes its folder and its database. */
  readonly remove: () => Promise<void>
}

/** The whole server in this process: real database, real readers, a port of its own. */
export async function testServer(
  kind: DatabaseKind,
  env: Record<string, string> = {},
  parts: Pick<Parameters<typeof startServer>[0], 'readWith' | 'payWith' | 'limits'> = {},
): Promise<TestServer> {
  return testServerIn(await testPlace(kind), env, parts)
}

/** The same in a place that other processes of an installation may share. */
export async function testServerIn(
  place: TestPlace,
  env: Record<string, string> = {},
  parts: Pick<Parameters<typeof startServer>[0], 'readWith' | 'payWith' | 'limits'> = {},
): Promise<TestServer> {
  const read = readConfig({
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    BILLING: 'off',
    LOG_LEVEL: 'error',
    READERS: '1',
    NODE_ENV: 'test',
    ...env,
  })
  if (read.kind === 'invalid') throw new Error(read.faults.join('\n'))
  const clock = movableClock()
  const server = await startServer({ config: read.config, clock, log: createLog(read.config.logLevel), ...parts })
  return {
    address: server.address,
    mailAddress: server.mailAddress,
    dataDir: place.dataDir,
    databaseUrl: place.databaseUrl,
    clock,
    db: server.db,
    runJob: server.runJob,
    stop: server.stop,
    remove: async () => {
      await server.stop()
      await place.remove()
    },
  }
}

function movableClock(): MovableClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    move: minutes => {
      ahead += minutes * 60_000
    },
  }
}

/** Someone with a browser: keeps the cookies it is given, and brings the token once signed in. */
export class Person {
  readonly #address: string
  cookie: string
  token: string | undefined

  constructor({ address }: { readonly address: string }, cookie = '') {
    this.#address = address
    this.cookie = cookie
  }

  /** The same person after the server moved to another address. */
  at(address: string): Person {
    return new Person({ address }, this.cookie)
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send(path, { headers })
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  async delete(path: string, body?: unknown): Promise<Answer> {
    if (body === undefined) return this.#send(path, { method: 'DELETE' })
    const headers = { 'content-type': 'application/json' }
    return this.#send(path, { method: 'DELETE', headers, body: JSON.stringify(body) })
  }

  /** With the code shown to whoever sits at the machine. */
  async signIn(email: string): Promise<Answer> {
    const asked = await this.post('/api/auth/login', { email })
    const { development_code: code } = asked.json as { development_code?: string }
    const answer = await this.post('/api/auth/login', { email, code })
    this.token = (answer.json as { token?: string }).token
    return answer
  }

  async upload(files: readonly UploadedFile[], fields: Record<string, string> = {}, id?: string): Promise<Answer> {
    return this.sendForm('/api/analyze-strategic', files, fields, id === undefined ? {} : { 'x-analysis-id': id })
  }

  async sendForm(
    path: string,
    files: readonly UploadedFile[],
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const { under, name, bytes } of files)
      form.append(under ?? 'file', new Blob([new Uint8Array(bytes)]), name ?? 'letter.pdf')
    return this.#send(path, { method: 'POST', body: form, headers })
  }

  async #send(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<Answer> {
    const response = await fetch(this.#address + path, {
      ...init,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...init.headers,
      },
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie) this.cookie = cookie.split(';')[0]!
    return answerOf(response)
  }
}

/** An answer read to its end. */
export async function answerOf(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    json: isJson ? (JSON.parse(bytes.toString()) as unknown) : undefined,
  }
}

export interface UploadedFile {
  readonly under?: 'file' | 'files' | 'user_letter' | 'envelope'
  readonly name?: string
  readonly bytes: Uint8Array
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  readonly json: unknown
}

/** A refusal in the contract's form: words, code and what to do now. */
export function expectRefusal(answer: Answer, status: number, code?: string): void {
  const refusal = refusalSchema.parse(answer.json)
  expect(answer.status, refusal.error).toBe(status)
  if (code !== undefined) expect(refusal.code).toBe(code)
  expect(refusal.suggestion).not.toBe('')
}

// every line of the text gets a place on the page
function onLines({ pages }: Paper): Paper {
  const placed = pages.map(page => ({
    ...page,
    blocks: page.blocks.map((block, row) => {
      const box: Box = [0.1, row / page.blocks.length, 0.9, (row + 0.8) / page.blocks.length]
      return { lines: block.lines.map(({ words }) => ({ words: words.map(word => ({ ...word, box })) })) }
    }),
  }))
  return { pages: placed }
}

/** Reads what was typed, for tests that are not about reading: the bytes are the letter's text. */
export const readTypedText: typeof startReader = () => ({
  read: async ({ files }) => {
    const paper = onLines(paperFromText(files.map(({ bytes }) => Buffer.from(bytes).toString()).join('\n')))
    const pageImages = [
      { page: 1, bytes: Buffer.from('a picture'), mediaType: 'image/jpeg' as const, width: 1, height: 1 },
    ]
    return { kind: 'read', paper, pageImages, source: 'text_layer', unread: [] }
  },
  cut: async (_, pieces) => pieces.map(() => Buffer.from('a piece of a picture')),
  lookAtMail: mail => lookAtMail(mail),
  isUp: () => true,
  close: async () => undefined,
})
