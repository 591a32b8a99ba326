import type { SavedUser } from '#web/saved.ts'
import type { StateCode } from '#units/state-code.ts'
import { turnedFile } from './photo.ts'
import type { ChosenPage } from './chosen-pages.ts'

export interface LetterForm {
  readonly pages: readonly ChosenPage[]
  readonly state: StateCode
  readonly flow: 'generate' | 'enhance'
  readonly context: 'new' | 'response'
  readonly service: string
  readonly issue: string
  readonly disputeId: string | undefined
  readonly ownLetter: { readonly file: File | undefined; readonly text: string }
  readonly user: SavedUser | undefined
}

/** The multipart form of an analysis, with the turns a person made already in the pictures. */
export async function letterForm(letter: LetterForm): Promise<{ form: FormData; bytes: number }> {
  const form = new FormData()
  const files = await Promise.all(letter.pages.map(({ file, turns }) => turnedFile(file, turns)))
  const [only] = files
  if (files.length === 1 && only) form.append('file', only)
  else {
    for (const file of files) form.append('files', file)
    form.append('is_multi_page', 'true')
  }
  form.append('state', letter.state)
  form.append('service_type', letter.service)
  form.append('user_issue', letter.issue)
  form.append('upload_context', letter.context)
  form.append('flow_type', letter.flow)
  form.append('time_zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  if (letter.disputeId) form.append('dispute_id', letter.disputeId)
  if (letter.user) {
    form.append('user_email', letter.user.email)
    form.append('is_authenticated', 'true')
  }
  if (letter.flow === 'enhance') {
    if (letter.ownLetter.text.trim()) form.append('user_letter_text', letter.ownLetter.text)
    else if (letter.ownLetter.file) form.append('user_letter', letter.ownLetter.file)
  }
  return { form, bytes: files.reduce((sum, file) => sum + file.size, 0) }
}

/** @example megabytes(3250585) // '3.1 MB' */
export function megabytes(bytes: number): string {
  const size = bytes / 1_048_576
  return size < 0.1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${size.toFixed(1)} MB`
}
