import { type AnalysisReply, analyzeStrategic, getAnalysis } from '#contract/analyses.ts'
import { CallFailed, callHeaders, callUrl, readReply, send, unreachable } from '#web/api.ts'

interface Sending {
  /** Made here, so that the steps can be followed and the result asked for again if the line drops. */
  readonly id: string
  readonly form: FormData
  readonly signal: AbortSignal
  /** Part of the bytes that have left, 0 to 1. */
  readonly onSent: (part: number) => void
}

const LONGEST_BUSY_TRIES = 40

/** Sends the letter and waits for its analysis. When the answer is late or the line drops, the result is asked for by its
 *  id before giving up. Throws `CallFailed`. */
export async function sendLetter(sending: Sending): Promise<AnalysisReply> {
  try {
    return await post(sending)
  } catch (error) {
    if (!(error instanceof CallFailed) || sending.signal.aborted) throw error
    if (error.code !== 'busy' && error.failure !== 'unreachable') throw error
    return await askLater(sending, error)
  }
}

// XMLHttpRequest, because fetch cannot tell how much of a body has left.
function post({ id, form, signal, onSent }: Sending): Promise<AnalysisReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(analyzeStrategic.method, callUrl(analyzeStrategic))
    for (const [name, value] of Object.entries({ ...callHeaders(), 'X-Analysis-Id': id })) {
      request.setRequestHeader(name, value)
    }
    request.upload.onprogress = event => event.lengthComputable && onSent(event.loaded / event.total)
    request.upload.onload = () => onSent(1)
    request.onerror = () => reject(unreachable())
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    request.onload = () => {
      try {
        resolve(readReply(analyzeStrategic, request.status, request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

async function askLater({ id, signal }: Sending, why: CallFailed): Promise<AnalysisReply> {
  for (let tries = 0; tries < LONGEST_BUSY_TRIES; tries++) {
    try {
      return await send(getAnalysis, { params: { id }, signal })
    } catch (error) {
      const stillReading = error instanceof CallFailed && error.code === 'busy'
      if (!stillReading) throw error instanceof CallFailed && error.status === 422 ? error : why
    }
    await new Promise(resolve => setTimeout(resolve, 3000))
  }
  throw why
}
