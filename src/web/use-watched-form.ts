import { useState } from 'react'
import type { z } from 'zod'
import type { ProgressEvent } from '#contract/analyses.ts'
import type { Call } from '#contract/call.ts'
import { askLater, mayStillBeRead } from './ask-later.ts'
import { t } from '#web/language.tsx'
import { followProgress } from './progress.ts'
import { sendForm } from './send-form.ts'

/** What is happening to files on their way, in words. */
export interface Doing {
  readonly words: string
  /** A measured part of a whole, where there is one. */
  readonly part?: number
}

interface WatchedForm<Reply> {
  readonly form: FormData
  readonly params?: Readonly<Record<string, string>>
  /** Once the last byte has left. */
  readonly whenSent: string
  /** Asks for the result by its id, when the answer is late or the line drops. */
  readonly later?: { readonly ask: (id: string, signal: AbortSignal) => Promise<Reply>; readonly tries: number }
}

/** Sends files to be read, and tells what is really happening meanwhile. Throws `CallFailed`.
 *  @param sayStep what the server just did, in words */
export function useWatchedForm(sayStep: (event: ProgressEvent) => Doing) {
  const [doing, setDoing] = useState<Doing>()
  const sendWatched = async <C extends Call>(
    call: C,
    { form, params = {}, whenSent, later }: WatchedForm<z.output<C['reply']>>,
  ): Promise<z.output<C['reply']>> => {
    const id = crypto.randomUUID()
    const watching = new AbortController()
    const { signal } = watching
    void followProgress(id, event => setDoing(sayStep(event)), signal)
    try {
      return await sendForm(call, {
        id,
        form,
        params,
        signal,
        onSent: part => setDoing(part < 1 ? { words: t('Sending it'), part } : { words: whenSent }),
      })
    } catch (error) {
      if (!later || !mayStillBeRead(error)) throw error
      return await askLater(() => later.ask(id, signal), { why: error, tries: later.tries, signal })
    } finally {
      watching.abort()
      setDoing(undefined)
    }
  }
  return { doing, sendWatched }
}
