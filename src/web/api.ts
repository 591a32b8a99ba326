import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { refusalSchema } from '#contract/refusal.ts'
import { dropSession, savedState, savedToken } from './saved.ts'
import { PLAIN } from './copy/messages.ts'
import { answersHere } from './private/mode.ts'

/** Why a call did not succeed. `refused`: the server said no, in words for the page. `unreachable`: no answer came.
 *  `unreadable`: an answer came that is not what was agreed. */
export type Failure = 'refused' | 'unreachable' | 'unreadable'

export class CallFailed extends Error {
  readonly failure: Failure
  readonly status: number
  readonly code: string
  readonly suggestion: string

  constructor(
    failure: Failure,
    told: { readonly words: string; readonly status?: number; readonly code?: string; readonly suggestion?: string },
  ) {
    super(told.words)
    this.failure = failure
    this.status = told.status ?? 0
    this.code = told.code ?? failure
    this.suggestion = told.suggestion ?? ''
  }
}

export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly form?: FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** Makes one call of the contract and gives its reply, checked against the agreed shape.
 *  Throws `CallFailed`; an abort through `signal` passes as it is.
 *  @example await send(getAnalysis, { params: { id } }) */
export async function send<C extends Call>(call: C, input: CallInput = {}): Promise<z.output<C['reply']>> {
  const response = await request(call, input)
  return readReply(call, response.status, await response.text())
}

const keptReplies = new Map<string, { readonly tag: string; readonly reply: unknown }>()

/** The same for calls that are asked again and again: an answer that did not change is not sent a second time.
 *  Kept in memory for this page alone. */
export async function sendUnlessUnchanged<C extends Call>(
  call: C,
  input: CallInput = {},
): Promise<z.output<C['reply']>> {
  const key = `${savedToken()} ${callUrl(call, input)}`
  const kept = keptReplies.get(key)
  const response = await request(call, { ...input, headers: { ...(kept && { 'If-None-Match': kept.tag }) } })
  if (response.status === 304 && kept) return kept.reply as z.output<C['reply']>
  const reply = readReply(call, response.status, await response.text())
  const tag = response.headers.get('etag')
  if (tag) keptReplies.set(key, { tag, reply })
  return reply
}

/** The same for calls whose reply is a file. */
export async function sendForFile(call: Call, input: CallInput = {}): Promise<Blob> {
  const response = await request(call, input)
  if (!response.ok) throw refusal(response.status, await response.text())
  return response.blob()
}

/** Reads an answer's text as the call's reply, or throws the refusal it holds. */
export function readReply<C extends Call>(call: C, status: number, text: string): z.output<C['reply']> {
  if (status < 200 || status > 299) throw refusal(status, text)
  const reply = call.reply.safeParse(parseJson(text))
  if (!reply.success) throw new CallFailed('unreadable', { words: PLAIN.somethingFailed, status })
  return reply.data as z.output<C['reply']>
}

export function callUrl(call: Call, { params = {}, query = {} }: CallInput = {}): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** Who asks: the bearer token when there is one, and the state as a hint. */
export function callHeaders(): Record<string, string> {
  const token = savedToken()
  return { 'X-User-State': savedState() ?? 'CA', ...(token && { Authorization: `Bearer ${token}` }) }
}

export function unreachable(): CallFailed {
  return new CallFailed('unreachable', { words: navigator.onLine ? PLAIN.somethingFailed : PLAIN.offline })
}

async function request(call: Call, input: CallInput): Promise<Response> {
  const here = await answersHere()
  if (here) return here.answer(call, input)
  const headers: Record<string, string> = { ...callHeaders(), ...input.headers }
  if (input.body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    return await fetch(callUrl(call, input), {
      method: call.method,
      headers,
      body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
      signal: input.signal ?? null,
    })
  } catch (error) {
    if (input.signal?.aborted) throw error
    throw unreachable()
  }
}

function refusal(status: number, text: string): CallFailed {
  const told = refusalSchema.safeParse(parseJson(text))
  if (!told.success) return new CallFailed('refused', { words: PLAIN.somethingFailed, status, code: `http-${status}` })
  const { error, code, suggestion } = told.data
  if (code === 'session-ended') dropSession()
  return new CallFailed('refused', { words: error, status, code, suggestion })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
