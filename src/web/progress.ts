import { analysisProgress, type ProgressEvent, progressEvent } from '#contract/analyses.ts'
import { callHeaders, callUrl } from './api.ts'
import { answersHere } from './private/mode.ts'

/** Follows the steps of a running analysis until it ends or `signal` stops it. The stream is a help, not the answer:
 *  when it breaks, the reply of the upload still decides, so this never throws. */
export async function followProgress(id: string, tell: (event: ProgressEvent) => void, signal: AbortSignal) {
  const here = await answersHere()
  if (here) return signal.addEventListener('abort', here.watch(id, tell), { once: true })
  while (!signal.aborted) {
    try {
      const response = await fetch(callUrl(analysisProgress, { params: { id } }), { headers: callHeaders(), signal })
      if (response.ok && response.body) {
        const ended = await readStream(response.body, tell)
        if (ended) return
      }
    } catch {
      if (signal.aborted) return
    }
    // The upload may not have reached the server yet.
    await pause(400, signal)
  }
}

async function readStream(body: ReadableStream<Uint8Array>, tell: (event: ProgressEvent) => void): Promise<boolean> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    const taken = takeEvents(rest + (value ?? ''))
    rest = taken.rest
    for (const event of taken.events) {
      tell(event)
      if (event.step === 'done' || event.step === 'failed') return true
    }
    if (done) return false
  }
}

/** Complete events of a server-sent stream, and the text of the one still arriving.
 *  What is not one of ours (comments, pings, unknown steps) is passed over.
 *  @example takeEvents('data: {"step":"done"}\n\ndata: {"st') // { events: [{ step: 'done' }], rest: 'data: {"st' } */
export function takeEvents(text: string): { events: ProgressEvent[]; rest: string } {
  const parts = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = parts.pop() ?? ''
  const events = parts.flatMap(part => {
    const data = part
      .split('\n')
      .filter(line => line.startsWith('data:'))
      .map(line => line.slice(5).trim())
      .join('\n')
    try {
      const event = progressEvent.safeParse(JSON.parse(data))
      return event.success ? [event.data] : []
    } catch {
      return []
    }
  })
  return { events, rest }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
