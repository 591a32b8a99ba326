import fc from 'fast-check'
import type { Call } from '#contract/call.ts'
import { CALLS, type CallName } from '#contract/index.ts'
import { refusalSchema } from '#contract/refusal.ts'
import { example } from '#e2e/examples.ts'
import { runProduct, type RunningProduct } from '#e2e/running-product.ts'
import { analyzedLetter, signedIn } from '#e2e/signed-in.ts'
import { ROUTES } from '#server/routes.ts'
import { seeded } from '#units/seeded.ts'
import type { Random } from './mutate.ts'
import { inputsOf, requestOf, withKnownIds, type CallInput } from './requests.ts'
import { Silence } from './silence.ts'

/** A call that was answered as none may be. */
export interface BadCall {
  readonly call: string
  readonly why: string
  readonly request: string
}

export interface CallRun {
  /** How many answers of each status. */
  readonly answers: Readonly<Record<string, number>>
  /** How often each call was answered as asked (2xx), to see that the way in is not always barred. */
  readonly accepted: Readonly<Record<string, number>>
  /** How many different calls there are. */
  readonly kinds: number
  readonly found: readonly BadCall[]
  readonly longestMs: number
  readonly made: number
}

const LONGEST_MS = 10_000
const AT_ONCE = 8
/** Different inputs of each call. */
const INPUTS = 1000
const OPERATOR = 'fuzz-admin'
const SETTINGS = {
  TRUSTED_PROXIES: '127.0.0.1', // each call comes from another address: what is tried here is not the counting of calls
  ADMIN_EMAILS: `${OPERATOR}@example.com`,
  INBOUND_MAIL: 'on',
  INBOUND_MAIL_NAME: 'in.example.com',
  INBOUND_MAIL_PORT: '0',
  LOG_LEVEL: 'error', // the cause of an answer 500 is told beside it
}
/** They end the session or the data that others need: made less often, once in so many turns. */
const ENDING: ReadonlySet<CallName> = new Set(['deleteData', 'logout', 'endOtherSessions', 'endSession'])
const ENDING_TURNS = 250 // a person may log in so often in an hour only
/** They keep a core busy for seconds: the same. */
const DEAR: ReadonlySet<CallName> = new Set([
  ...(['analyzeStrategic', 'analyzeCredit', 'readEnvelope', 'generatePdf'] as const),
  ...(['uploadResponse', 'addResponse', 'uploadBureauAnswer'] as const),
])
const DEAR_TURNS = 12

/** Calls the running product in every way its contract allows, and in ways it does not: three people, one of them an
 *  operator, and somebody unknown, with each other's ids.
 *  @param until the moment (`performance.now()`) to stop at, however many were made */
export async function fuzzCalls(count: number, seed: number, until: number): Promise<CallRun> {
  const product = await runProduct({ env: SETTINGS })
  try {
    const callers = await Promise.all(['dana', 'sam', OPERATOR].map(name => comeIn(product, name)))
    const run = new Run(product, [...callers, { name: 'nobody', headers: {}, known: [] }], seeded(seed))
    const inputs = Object.values(CALLS).map(call => fc.sample(inputsOf(call), { numRuns: INPUTS, seed }))
    await run.make(count, inputs, until)
    return run
  } finally {
    await product.remove()
  }
}

interface Caller {
  readonly name: string
  headers: Readonly<Record<string, string>>
  /** Ids the server gave them, the newest ones. */
  known: string[]
}

const LETTER = example('corpus/pdf/038-time-barred-suit-threat-ca.pdf')
const MOST_KNOWN = 60

async function comeIn(product: RunningProduct, name: string): Promise<Caller> {
  const token = await signedIn(product.address, `${name}@example.com`)
  await analyzedLetter(product.address, token, LETTER, 'CA')
  return { name, headers: { authorization: `Bearer ${token}` }, known: [] }
}

class Run implements CallRun {
  readonly answers: Record<string, number> = {}
  readonly accepted: Record<string, number> = {}
  readonly kinds = Object.keys(CALLS).length
  readonly found: BadCall[] = []
  longestMs = 0
  made = 0
  readonly #product: RunningProduct
  readonly #callers: readonly Caller[]
  readonly #random: Random
  /** Whose an id is: the one who was given it first. */
  readonly #owners = new Map<string, Caller>()

  constructor(product: RunningProduct, callers: readonly Caller[], random: Random) {
    this.#product = product
    this.#callers = callers
    this.#random = random
  }

  async make(count: number, inputs: readonly (readonly CallInput[])[], until: number): Promise<void> {
    const names = Object.keys(CALLS) as CallName[]
    let turn = 0
    const work = async (): Promise<void> => {
      while (this.made < count && performance.now() < until && this.#product.process.exitCode === null) {
        const at = turn++ % names.length
        const name = names[at]!
        if (ENDING.has(name) && this.#random() % ENDING_TURNS > 0) continue
        if (DEAR.has(name) && this.#random() % DEAR_TURNS > 0) continue
        const caller = this.#oneOf(this.#callers)
        const whose = this.#random() % 8 === 0 ? this.#oneOf(this.#callers) : caller
        await this.#callOnce(name, withKnownIds(this.#oneOf(inputs[at]!), whose.known, this.#random), caller)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  #oneOf<T>(list: readonly T[]): T {
    return list[this.#random() % list.length]!
  }

  async #callOnce(name: CallName, input: CallInput, caller: Caller): Promise<void> {
    const call: Call = CALLS[name]
    const { url, headers, body } = requestOf(call, input, this.#random)
    const bad = (why: string): void => {
      const request = `${caller.name} ${call.method} ${url} ${JSON.stringify(input)}`
      this.found.push({ call: name, why, request })
    }
    this.made += 1
    const patience = new Patience()
    try {
      const response = await fetch(`${this.#product.address}${url}`, {
        method: call.method,
        headers: { ...headers, ...caller.headers, 'x-forwarded-for': this.#anyAddress() },
        ...(body === undefined ? {} : { body }),
        signal: patience.signal,
      })
      const text = await textOf(response, patience)
      this.longestMs = Math.max(this.longestMs, patience.longestMs)
      this.answers[response.status] = (this.answers[response.status] ?? 0) + 1
      const why = whyBad(response, text)
      if (why) bad(why)
      if (!response.ok) return
      this.accepted[name] = (this.accepted[name] ?? 0) + 1
      const strangers = this.#lookForOthers(name, input, text, caller)
      if (strangers) bad(`gave ${caller.name} what is ${strangers}’s`)
      if (ENDING.has(name) && caller.name !== 'nobody')
        Object.assign(caller, await comeIn(this.#product, caller.name), { known: caller.known })
    } catch (error) {
      const { exitCode } = this.#product.process
      bad(exitCode === null ? `no answer: ${String(error)}` : `the server ended with ${exitCode}`)
    } finally {
      patience.end()
    }
  }

  /** Remembers whose ids an answer holds; gives the name of somebody else whose thing was asked for and given. */
  #lookForOthers(name: CallName, { params }: CallInput, text: string, caller: Caller): string | undefined {
    const { who } = ROUTES[name]
    if (who !== 'owner' && who !== 'person') return undefined
    for (const [id] of text.matchAll(UUID)) {
      if (this.#owners.has(id)) continue
      this.#owners.set(id, caller)
      caller.known = [id, ...caller.known].slice(0, MOST_KNOWN)
    }
    const asked = Object.values(params ?? {}).map(id => this.#owners.get(String(id)))
    return asked.find(owner => owner && owner !== caller)?.name
  }

  #anyAddress(): string {
    return [10, ...Array.from({ length: 3 }, () => this.#random() % 256)].join('.')
  }
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Gives up on a call that is silent for too long. One whose answer is made while it is sent may last, as long as it comes. */
class Patience extends Silence {
  readonly #stop = new AbortController()
  #timer = this.#wait()

  get signal(): AbortSignal {
    return this.#stop.signal
  }

  override heard(): void {
    super.heard()
    clearTimeout(this.#timer)
    this.#timer = this.#wait()
  }

  end(): void {
    clearTimeout(this.#timer)
  }

  #wait(): NodeJS.Timeout {
    return setTimeout(() => this.#stop.abort(new Error(`silent for ${LONGEST_MS} ms`)), LONGEST_MS)
  }
}

/** A stream of events is only begun. */
async function textOf({ headers, body }: Response, patience: Patience): Promise<string> {
  patience.heard()
  if (headers.get('content-type')?.startsWith('text/event-stream')) {
    await body?.cancel()
    return ''
  }
  const parts: Uint8Array[] = []
  for await (const part of body ?? []) {
    patience.heard()
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function whyBad({ status, headers }: Response, text: string): string | undefined {
  if (status >= 500 && !(status === 503 && headers.has('retry-after'))) return `answered ${status}: ${text}`
  if (status >= 400 && !isRefusal(text)) return `answered ${status} without words for a person: ${text}`
  return undefined
}

function isRefusal(text: string): boolean {
  try {
    return refusalSchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
