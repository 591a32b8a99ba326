import { textOf, type Letter, type LetterBlock } from '#letters/letter.ts'

/** The letter as plain text: what is copied, mailed to oneself, and kept when no other form can be made.
 *  A list is numbered; blocks are parted by an empty line. */
export function toText(letter: Letter): string {
  return `${letter.blocks.map(blockText).join('\n\n')}\n`
}

/** The body for an e-mail: without the addresses and the postal line. The subject stands apart. */
export function toEmail(letter: Letter): { readonly subject: string; readonly body: string } {
  const subject = letter.blocks.find(({ kind }) => kind === 'subject')
  const body = letter.blocks.filter(
    ({ kind }) => !['sender', 'date', 'recipient', 'delivery', 'subject'].includes(kind),
  )
  return {
    subject: subject ? blockText(subject).replace(/^Re: /, '') : letter.title,
    body: `${body.map(blockText).join('\n\n')}\n`,
  }
}

/** Its opening paragraphs: what is shown of a letter before it is unlocked.  @law decision 6 */
export function firstParagraph(letter: Letter): string {
  const first = letter.blocks.find(({ kind }) => kind === 'paragraph')
  return first ? blockText(first) : ''
}

function blockText(block: LetterBlock): string {
  if (block.kind === 'paragraph') return block.sentences.map(({ runs }) => textOf(runs)).join(' ')
  if (block.kind === 'list') return block.items.map(({ runs }, index) => `${index + 1}. ${textOf(runs)}`).join('\n')
  return block.lines.map(textOf).join('\n')
}
