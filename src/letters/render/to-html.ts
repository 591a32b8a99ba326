import { isBlank, wordsOf, type Letter, type LetterBlock, type LetterSentence, type Run } from '#letters/letter.ts'
import { assertNever } from '#units/assert-never.ts'
import { escapeHtml } from './escape-html.ts'

/** The letter as a fragment of HTML with its meaning in the elements: addresses, a list, one span a sentence that names
 *  it. Everything a person or a collector wrote is escaped. */
export function toHtml(letter: Letter): string {
  return `<article class="letter" lang="en" aria-label="${escapeHtml(letter.title)}">${letter.blocks.map(blockHtml).join('')}</article>`
}

function blockHtml(block: LetterBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${block.sentences.map(sentenceHtml).join(' ')}</p>`
    case 'list':
      return `<ol>${block.items.map(item => `<li>${sentenceHtml(item)}</li>`).join('')}</ol>`
    case 'sender':
    case 'recipient':
      return `<address class="${block.kind}">${linesHtml(block.lines)}</address>`
    case 'subject':
      return `<h1 class="subject">${linesHtml(block.lines)}</h1>`
    case 'date':
    case 'delivery':
    case 'salutation':
    case 'closing':
    case 'signature':
    case 'enclosures':
      return `<p class="${block.kind}">${linesHtml(block.lines)}</p>`
    default:
      return assertNever(block)
  }
}

function linesHtml(lines: readonly (readonly Run[])[]): string {
  return lines.map(line => line.map(runHtml).join('')).join('<br>')
}

function sentenceHtml({ id, runs }: LetterSentence): string {
  return `<span class="sentence" data-sentence="${escapeHtml(id)}">${runs.map(runHtml).join('')}</span>`
}

function runHtml(run: Run): string {
  const words = escapeHtml(wordsOf(run))
  if (!isBlank(run)) return words
  const state = run.value === '' ? 'blank open' : 'blank'
  return `<span class="${state}" data-blank="${escapeHtml(run.blank)}">${words}</span>`
}
