import { MOST_UPLOAD_BYTES } from '#reading/accepted-files.ts'
import type { SavedUser } from '#web/saved.ts'
import type { StateCode } from '#units/state-code.ts'
import { timeZone } from '#web/time-zone.ts'
import { redrawnPhoto } from './photo.ts'
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
  const files = await filesToSend(letter.pages)
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
  form.append('time_zone', timeZone())
  if (letter.disputeId) form.append('dispute_id', letter.disputeId)
  if (letter.user) {
    form.append('user_email', letter.user.email)
    form.append('is_authenticated', 'true')
  }
  if (letter.flow === 'enhance') {
    if (letter.ownLetter.text.trim()) form.append('user_letter_text', letter.ownLetter.text)
    else if (letter.ownLetter.file) form.append('user_letter', letter.ownLetter.file)
  }
  return { form, bytes: totalBytes(files) }
}

/** Largest first: turned photos keep what a reader uses; the rest is for letters that would not go through whole. */
const SIZES = [
  { longestSide: 4096, quality: 0.92 },
  { longestSide: 3200, quality: 0.85 },
  { longestSide: 2400, quality: 0.8 },
] as const

/** The files as they go out. Photos a person turned are drawn anew; when all together are too large, every photo is made
 *  smaller until they fit, or as small as still reads well. One after the other: a phone has little memory. */
async function filesToSend(pages: readonly ChosenPage[]): Promise<readonly File[]> {
  let files: File[] = []
  for (const [round, size] of SIZES.entries()) {
    files = []
    for (const { file, turns, kind } of pages) {
      const asItIs = kind === 'pdf' || kind === 'mail' || (round === 0 && turns % 4 === 0)
      files.push(asItIs ? file : await redrawnPhoto(file, { turns, ...size }))
    }
    if (totalBytes(files) <= MOST_UPLOAD_BYTES) return files
  }
  return files
}

export function totalBytes(files: readonly { readonly size: number }[]): number {
  return files.reduce((sum, file) => sum + file.size, 0)
}

/** @example megabytes(3250585) // '3.1 MB' */
export function megabytes(bytes: number): string {
  const size = bytes / 1_048_576
  return size < 0.1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${Number(size.toFixed(1))} MB`
}
