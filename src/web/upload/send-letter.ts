import { type AnalysisReply, analyzeStrategic, getAnalysis } from '#contract/analyses.ts'
import { CallFailed, send } from '#web/api.ts'
import { sendForm, type SentForm } from '#web/send-form.ts'

const LONGEST_BUSY_TRIES = 40

/** Sends the letter and waits for its analysis. When the answer is late or the line drops, the result is asked for by its
 *  id before giving up. Throws `CallFailed`. */
export async function sendLetter(sending: SentForm): Promise<AnalysisReply> {
  try {
    return await sendForm(analyzeStrategic, sending)
  } catch (error) {
    if (!(error instanceof CallFailed) || sending.signal.aborted) throw error
    if (error.code !== 'busy' && error.failure !== 'unreachable') throw error
    return await askLater(sending, error)
  }
}

async function askLater({ id, signal }: SentForm, why: CallFailed): Promise<AnalysisReply> {
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
