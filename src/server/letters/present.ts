import type { LetterReply } from '#contract/letters.ts'
import type { ChecklistItem } from '#letters/attorney-now.ts'
import type { Letter } from '#letters/letter.ts'
import { firstParagraph, toEmail, toText } from '#letters/render/to-text.ts'
import { upToFirstParagraph } from './open-part.ts'
import type { writeAndKeep } from './write.ts'

type Written = Awaited<ReturnType<typeof writeAndKeep>>

/** Without access to the full letter its first paragraph goes out and nothing behind it.  @law decision 6 */
export function letterReply({ row, written }: Written, isWhole: boolean, disputeId: string | undefined): LetterReply {
  const letter = isWhole ? written.letter : upToFirstParagraph(written.letter)
  const content = isWhole ? toText(letter) : `${toText(letter)}\n\n${LETTER_GOES_ON}`
  return {
    success: true,
    letter_id: row.id,
    dispute_id: disputeId ?? null,
    title: row.title,
    letter: { content },
    letter_content: content,
    content_preview: firstParagraph(letter),
    document: wire(letter),
    locked: !isWhole,
    pdf_path: `${row.id}.pdf`,
    download_url: `/api/download/${row.id}.pdf`,
    email_version: isWhole ? toEmail(letter).body : content,
    follow_up_date: written.followUpOn ?? null,
    cautions: [...written.cautions],
    mailing: steps(written.mailing),
  }
}

const LETTER_GOES_ON = 'The letter continues with legal citations and demands.'

export function steps(items: readonly ChecklistItem[]): LetterReply['mailing'] {
  return items.map(({ id, text, why }) => ({ id, text, why }))
}

/** The same shape without `readonly`, as the contract writes it. */
export function wire(letter: Letter): LetterReply['document'] {
  return structuredClone(letter) as unknown as LetterReply['document']
}
