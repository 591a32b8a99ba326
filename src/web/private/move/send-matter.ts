import { getAnalysis } from '#contract/analyses.ts'
import { takeInLetter } from '#contract/letters.ts'
import { refuseSizes } from '#reading/refusals.ts'
import { CallFailed, send } from '#web/api.ts'
import { askLater, mayStillBeRead } from '#web/ask-later.ts'
import { draftedLetter } from '#web/letters/draft.ts'
import { keepLetter } from '#web/letters/stored-letter.ts'
import { savedToken } from '#web/saved.ts'
import { appendFiles, type SentForm } from '#web/send-form.ts'
import { sendLetter } from '#web/upload/send-letter.ts'
import { timeZone } from '#web/time-zone.ts'
import type { Matter } from './matters.ts'

type Told = Pick<SentForm, 'signal' | 'onSent'>

/** Sends a matter to the account that is logged in here: the paper first, then the letters that answer it. Each goes under the
 *  id it got on this phone, so that what was cut off goes on where it was, and nothing arrives twice. Done only when the
 *  server has confirmed each of them.
 *  @throws (rejects) CallFailed; the signal's reason */
export async function sendMatter(matter: Matter, told: Told): Promise<void> {
  if (!savedToken()) throw refused('sign-in-needed', 'You are logged out.') // the server would take it as a stranger’s
  const tooMuch = refuseSizes(matter.files.map(({ size }) => size))
  if (tooMuch) throw refused(tooMuch.code, tooMuch.message)
  const { id } = matter.letter
  if (!(await isThere(id, told.signal))) await sendLetter({ ...told, id, form: formOf(matter) })
  for (const answer of matter.answers) {
    const document = draftedLetter(answer.document, answer.draft)
    const body = { id: answer.id, analysis_id: id, document }
    const { dispute_id } = await send(takeInLetter, { body, signal: told.signal })
    keepLetter({ ...answer, disputeId: dispute_id }) // as every letter that is written: this browser knows its changes
  }
}

/** Whether an earlier try brought the paper there already. Waits while it is read. */
async function isThere(id: string, signal: AbortSignal): Promise<boolean> {
  const ask = () => send(getAnalysis, { params: { id }, signal })
  try {
    await ask()
    return true
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return false
    if (!mayStillBeRead(error) || error.failure === 'unreachable') throw error
    await askLater(ask, { why: error, tries: 900, signal })
    return true
  }
}

function formOf({ letter, files }: Matter): FormData {
  const form = new FormData()
  appendFiles(form, files)
  if (files.length > 1) form.append('is_multi_page', 'true')
  if (letter.state) form.append('state', letter.state)
  form.append('flow_type', letter.flowType)
  form.append('time_zone', timeZone())
  form.append('consumer_facts', JSON.stringify(letter.consumerFacts))
  if (letter.ownLetter) form.append('user_letter_text', letter.ownLetter)
  return form
}

function refused(code: string, words: string): CallFailed {
  return new CallFailed('refused', { code, words })
}
