import { downloadZip } from 'client-zip'
import { disputeStatus, evidenceFile } from '#contract/disputes.ts'
import { downloadLetter, generatePdf } from '#contract/letters.ts'
import { isoDate, type IsoDate } from '#units/iso-date.ts'
import { CallFailed, send, sendForFile } from '#web/api.ts'
import { type DatedLine, type Exhibit, hashOf, indexOf, redacted } from './bundle.ts'

export interface Chosen {
  readonly letters: readonly { readonly id: string; readonly title: string }[]
  readonly disputeIds: readonly string[]
  /** From the contact log. */
  readonly contacts: readonly DatedLine[]
  readonly redacted: boolean
  readonly on: IsoDate
}

/** Fetches what was chosen and makes the ZIP on the device. What cannot be had is named in it, never passed over. */
export async function gatherBundle(
  chosen: Chosen,
): Promise<{ readonly zip: Blob; readonly leftOut: readonly string[] }> {
  const exhibits: Exhibit[] = []
  const chronology: DatedLine[] = [...chosen.contacts]
  const leftOut: string[] = []
  const add = async (title: string, name: string, blob: Blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    exhibits.push({
      title,
      fileName: `${String(exhibits.length + 1).padStart(2, '0')}-${name}`,
      bytes,
      hash: await hashOf(bytes),
    })
  }
  const attempt = async (title: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      leftOut.push(`${title}: ${error.message}`)
    }
  }
  for (const { id, title } of chosen.letters)
    await attempt(title, async () => {
      const kind = chosen.redacted ? 'txt' : 'pdf'
      const file = await sendForFile(downloadLetter, { params: { file: `${id}.${kind}` } })
      await add(title, `letter.${kind}`, chosen.redacted ? new Blob([redacted(await file.text())]) : file)
    })
  for (const id of chosen.disputeIds)
    await attempt('A dispute', async () => {
      const { dispute } = await send(disputeStatus, { params: { id } })
      for (const { date, description, note, evidence } of dispute.timeline) {
        chronology.push({ on: isoDate(date)!, text: note ? `${description} ${note}` : description })
        for (const file of evidence) {
          const title = `Evidence: ${description}`
          if (chosen.redacted) leftOut.push(`${title}: a picture or file cannot be blacked out here.`)
          else
            await attempt(title, async () => {
              const blob = await sendForFile(evidenceFile, { params: { id, file: file.id } })
              await add(title, `evidence.${/^\w+\/([a-z]+)$/.exec(file.media_type)?.[1] ?? 'file'}`, blob)
            })
        }
      }
    })
  const index = indexOf({ madeOn: chosen.on, redacted: chosen.redacted, exhibits, chronology, leftOut })
  const zip = await downloadZip([
    { name: 'index.txt', input: index },
    ...(await asPdf(index)),
    ...exhibits.map(({ fileName, bytes }) => ({ name: `exhibits/${fileName}`, input: bytes })),
  ]).blob()
  return { zip, leftOut }
}

/** The same list as a PDF, where the plan makes files; the text is complete without it. */
async function asPdf(content: string): Promise<{ name: string; input: Blob }[]> {
  try {
    return [
      { name: 'index.pdf', input: await sendForFile(generatePdf, { body: { content, type: 'response_letter' } }) },
    ]
  } catch (error) {
    if (error instanceof CallFailed) return []
    throw error
  }
}
