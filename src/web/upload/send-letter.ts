import { type AnalysisReply, analyzeStrategic, getAnalysis } from '#contract/analyses.ts'
import { CallFailed, send } from '#web/api.ts'
import { askLater, mayStillBeRead } from '#web/ask-later.ts'
import { later } from '#web/later.ts'
import { sendForm, type SentForm } from '#web/send-form.ts'

const LONGEST_BUSY_TRIES = 900 // as long as a letter can wait to be read
const SEND_AGAIN_MS = 30_000

/** Sends the letter and waits for its analysis. When the answer is late or the line drops, the result is asked for by its
 *  id before giving up. While the line is full the letter stays here, and is sent again by itself. Throws `CallFailed`. */
export async function sendLetter(sending: SentForm & { readonly onHeld?: () => void }): Promise<AnalysisReply> {
  const { id, signal, onHeld } = sending
  try {
    return await sendForm(analyzeStrategic, sending)
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'line-full' && !signal.aborted) {
      onHeld?.()
      await later(SEND_AGAIN_MS)
      signal.throwIfAborted()
      return sendLetter(sending)
    }
    if (!mayStillBeRead(error) || signal.aborted) throw error
    return askLater(() => send(getAnalysis, { params: { id }, signal }), {
      why: error,
      tries: LONGEST_BUSY_TRIES,
      signal,
    })
  }
}
