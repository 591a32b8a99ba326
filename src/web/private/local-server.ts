import type { ProgressEvent } from '#contract/analyses.ts'
import type { Call } from '#contract/call.ts'
import { refusalReply } from '#contract/refuse.ts'
import { today } from '#web/clock.ts'
import { spoken } from '#web/language.tsx'
import type { FromWorker, LetterHere, LocalReply, LocalRequest, Things, ToWorker } from './messages.ts'
import { accountHere } from './account-here.ts'
import { manifestHere } from './prepared-files.ts'
import { refuseHere } from './refusals.ts'

export interface LocalServer {
  /** Answers a call of the contract as the server would, without a network. What it does not do it refuses, in words. */
  readonly answer: (call: Call, input: LocalInput) => Promise<Response>
  /** Tells the steps of a letter that is being read. Gives the way to stop telling. */
  readonly watch: (analysisId: string, tell: (event: ProgressEvent) => void) => () => void
  /** The letters read since this page was opened. */
  readonly letters: () => readonly LetterHere[]
  /** Tells each change of a letter. */
  readonly onChange: (tell: (letter: LetterHere) => void) => void
  /** Everything about a letter, to be kept; nothing when it is not known. */
  readonly pack: (analysisId: string) => Promise<Things>
  /** Makes kept letters known again. Gives those that could be. */
  readonly unpack: (things: Things) => Promise<readonly LetterHere[]>
}

interface LocalInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly form?: FormData
  readonly analysisId?: string
  readonly signal?: AbortSignal | undefined
}

/** Starts what reads and judges letters on this phone.
 *  @throws (rejects) when private mode was not prepared here */
export async function startLocalServer(): Promise<LocalServer> {
  const manifest = await manifestHere()
  const script = manifest?.files.find(({ name }) => name === 'reader.js')
  if (!manifest || !script) throw new Error('Private mode is not prepared on this phone.')
  const worker = new Worker(script.url, { type: 'module' })
  const waiting = new Map<number, (reply: LocalReply) => void>()
  const watched = new Map<string, (event: ProgressEvent) => void>()
  const known = new Map<string, LetterHere>()
  const told: ((letter: LetterHere) => void)[] = []
  const asked = new Map<number, { done: (answer: Kept) => void; failed: (error: Error) => void }>()
  let next = 0
  const send = (message: ToWorker) => worker.postMessage(message)
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    switch (data.kind) {
      case 'progress':
        return watched.get(data.analysisId)?.(data.event)
      case 'changed':
        known.set(data.letter.id, data.letter)
        return told.forEach(tell => tell(data.letter))
      case 'packed':
      case 'unpacked':
        asked.get(data.id)?.done(data)
        return void asked.delete(data.id)
      case 'reply':
        waiting.get(data.reply.id)?.(data.reply)
        waiting.delete(data.reply.id)
    }
  })
  // it did not start, or died for want of memory: nobody waits for ever
  worker.addEventListener('error', () => {
    const refusal = refuseHere.failed()
    const body = JSON.stringify(refusalReply(refusal))
    for (const [id, answer] of waiting) answer({ id, status: refusal.status, mediaType: 'application/json', body })
    waiting.clear()
    for (const { failed } of asked.values()) failed(refusal)
    asked.clear()
  })
  const ask = (message: (id: number) => ToWorker): Promise<Kept> =>
    new Promise((done, failed) => {
      const id = next++
      asked.set(id, { done, failed })
      send(message(id))
    })
  send({ kind: 'start', files: manifest.files, account: accountHere() })
  return {
    answer: ({ method, path }, { params = {}, body, form, analysisId, signal }) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const id = next++
        waiting.set(id, reply =>
          resolve(new Response(reply.body, { status: reply.status, headers: { 'content-type': reply.mediaType } })),
        )
        signal?.addEventListener('abort', () => {
          if (!waiting.delete(id)) return
          if (analysisId) send({ kind: 'stop', analysisId })
          reject(new DOMException('Cancelled', 'AbortError'))
        })
        const call: LocalRequest = {
          id,
          method,
          path,
          params,
          language: spoken(),
          today: today(),
          ...(body !== undefined && { body }),
          ...(form && { form: [...form.entries()] }),
          ...(analysisId && { analysisId }),
        }
        send({ kind: 'call', call })
      }),
    watch: (analysisId, tell) => {
      watched.set(analysisId, tell)
      return () => watched.delete(analysisId)
    },
    letters: () => [...known.values()],
    onChange: tell => void told.push(tell),
    pack: async analysisId => {
      const answer = await ask(id => ({ kind: 'pack', id, analysisId }))
      return answer.kind === 'packed' ? answer.things : new Map()
    },
    unpack: async things => {
      const answer = await ask(id => ({ kind: 'unpack', id, things }))
      return answer.kind === 'unpacked' ? answer.letters : []
    },
  }
}

/** What the worker says of letters that are to be kept, or were. */
type Kept = Extract<FromWorker, { kind: 'packed' | 'unpacked' }>
