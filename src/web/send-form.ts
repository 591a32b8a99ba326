import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { answersHere } from './private/mode.ts'
import { callHeaders, callUrl, readReply, unreachable } from './api.ts'

/** Files on their way to be read. */
export interface SentForm {
  /** Made here, so that the steps can be followed and the result asked for again if the line drops. */
  readonly id: string
  readonly form: FormData
  readonly params?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Part of the bytes that have left, 0 to 1. */
  readonly onSent: (part: number) => void
}

/** Adds files as the server takes them: one by itself, or the pages of one paper. */
export function appendFiles(form: FormData, files: readonly File[]): void {
  for (const file of files) form.append(files.length > 1 ? 'files' : 'file', file, file.name)
}

/** Sends a form with files and tells how much has left. Throws `CallFailed`.
 *  XMLHttpRequest, because fetch cannot tell how much of a body has left. */
export async function sendForm<C extends Call>(call: C, sent: SentForm): Promise<z.output<C['reply']>> {
  const { id, form, params = {}, signal, onSent } = sent
  const here = await answersHere()
  if (here) {
    onSent(1)
    const response = await here.answer(call, { params, form, analysisId: id, signal })
    return readReply(call, response.status, await response.text())
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(call.method, callUrl(call, { params }))
    for (const [name, value] of Object.entries({ ...callHeaders(), 'X-Analysis-Id': id })) {
      request.setRequestHeader(name, value)
    }
    request.upload.onprogress = event => event.lengthComputable && onSent(event.loaded / event.total)
    request.upload.onload = () => onSent(1)
    request.onerror = () => reject(unreachable())
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    request.onload = () => {
      try {
        resolve(readReply(call, request.status, request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
