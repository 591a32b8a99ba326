import { generatePdf, trackDownload } from '#contract/letters.ts'
import { send, sendForFile } from '#web/api.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { toText } from '#letters/render/to-text.ts'
import { draftedLetter } from './draft.ts'
import type { StoredLetter } from './stored-letter.ts'

export type Downloaded = 'pdf' | 'docx' | 'text'

/** Saves the letter as it stands. When the file cannot be made, a plain-text file is saved instead and the caller told.
 *  @law specification part 1, 8 */
export async function downloadLetter(
  letter: StoredLetter,
  format: 'pdf' | 'docx',
  violations: number,
): Promise<Downloaded> {
  const document = draftedLetter(letter.document, letter.draft)
  const content = toText(document)
  const name = fileName(letter.title)
  const got = await makeFile({ content, document, format })
  if (got) saveFile(`${name}.${format}`, got)
  else saveFile(`${name}.txt`, new Blob([content], { type: 'text/plain;charset=utf-8' }))
  countDownload(got ? format : 'text', violations)
  return got ? format : 'text'
}

async function makeFile(body: {
  readonly content: string
  readonly document: StoredLetter['document']
  readonly format: 'pdf' | 'docx'
}): Promise<Blob | undefined> {
  try {
    const file = await sendForFile(generatePdf, { body: { ...body, type: 'response_letter' } })
    return file.size > 0 ? file : undefined
  } catch {
    return undefined // the text file takes its place, and the person is told so
  }
}

/** Counts only, and a failure changes nothing for the person. */
function countDownload(type: string, violations: number): void {
  send(trackDownload, { body: { type, violations } }).catch(() => undefined)
}

/** @example fileName('Debt validation request') // 'debt-validation-request' */
export function fileName(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'letter'
  )
}
