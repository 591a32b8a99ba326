import type { LetterReply } from '#contract/letters.ts'
import type { ChecklistItem } from '#letters/attorney-now.ts'
import type { Letter } from '#letters/letter.ts'
import { firstParagraph, toEmail, toText } from '#letters/render/to-text.ts'
import type { WrittenLetter } from '#letters/write-letter.ts'

type Written = Extract<WrittenLetter, { kind: 'letter' }>

/** What everyone may see of a letter.  @law decision 6 */
export function upToFirstParagraph(letter: Letter): Letter {
  const first = letter.blocks.findIndex(block => block.kind === 'paragraph')
  return { ...letter, blocks: letter.blocks.slice(0, first + 1) }
}

/** Without access to the full letter its first paragraph goes out and nothing behind it.  @law decision 6 */
export function letterReply(
  { row, written }: { readonly row: { readonly id: string; readonly title: string }; readonly written: Written },
  isWhole: boolean,
  disputeId: string | undefined,
): LetterReply {
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
  return letter as unknown as LetterReply['document']
}
