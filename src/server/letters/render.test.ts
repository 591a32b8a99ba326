import { docxOf, pdfOf } from './files.ts'
import mammoth from 'mammoth'
import { describe, expect, it } from 'vitest'
import { GRAVE_POINTS, IN_TIME, LATE, NOTHING_KNOWN } from '#letters/contexts.testing.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import type { Letter, LetterBlock } from '#letters/letter.ts'
import { readFreeLetter } from '#letters/read-free-letter.ts'
import { toHtml } from '#letters/render/to-html.ts'
import { toText } from '#letters/render/to-text.ts'
import { fill } from '#letters/templates/define-letter.ts'
import { TEMPLATES } from '#letters/templates/index.ts'
import { PAGE, place, stretchesOf } from '#print/pdf-layout.ts'
import { pagesOf } from './pdf-pages.testing.ts'

/** The words of a rendering, without what a renderer adds: list numbers and the foot of the page. */
function words(text: string): readonly string[] {
  return text
    .replace(/^.*Page \d+ of \d+\s*$/gm, '')
    .replace(/\s+/g, ' ')
    .split(/\s/)
    .filter(word => word !== '' && !/^\d\.$/.test(word))
}

async function wordsOfPdf(letter: Letter): Promise<readonly string[]> {
  return words((await pagesOf(await pdfOf(letter))).map(({ text }) => text).join('\n'))
}

async function wordsOfDocx(letter: Letter): Promise<readonly string[]> {
  return words((await mammoth.extractRawText({ buffer: Buffer.from(await docxOf(letter)) })).value)
}

function wordsOfHtml(letter: Letter): readonly string[] {
  const plain = toHtml(letter)
    .replace(/<(?:br|\/p|\/li|\/h1|\/address)[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
  return words(
    plain
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&'),
  )
}

const AWKWARD: LetterContext = {
  ...IN_TIME,
  points: GRAVE_POINTS,
  consumer: { name: 'Zoë O’Brien-Łukasz & <Sons>', addressLines: ['1 "Rue" de l’Été', 'San José, CA 95112'] },
  collector: { ...IN_TIME.collector, name: 'Đỗ & Partners, Ελλάς, Банк LLC' },
}

const LETTERS: readonly [string, Letter][] = [
  ...Object.values(TEMPLATES).map(template => [template.id, fill(template, LATE)] as [string, Letter]),
  ['with points', fill(TEMPLATES['validation-request'], { ...IN_TIME, points: GRAVE_POINTS })],
  ['nothing known', fill(TEMPLATES['validation-request'], NOTHING_KNOWN)],
  ['awkward names', fill(TEMPLATES['validation-request'], AWKWARD)],
  [
    'free text',
    readFreeLetter('May 3, 2026\n\nDear Sir:\n\nI dispute it. Send:\n- the note\n- the bill\n\nThank you,\nAna Ruiz'),
  ],
]

describe('one letter in four forms', () => {
  it.each(LETTERS)('%s has the same words in text, HTML, PDF and Word', async (_, letter) => {
    const expected = words(toText(letter))
    expect(wordsOfHtml(letter)).toEqual(expected)
    expect(await wordsOfPdf(letter)).toEqual(expected)
    expect(await wordsOfDocx(letter)).toEqual(expected)
  })

  it('escapes what a person or a collector wrote', () => {
    const html = toHtml(fill(TEMPLATES['validation-request'], AWKWARD))
    expect(html).toContain('&amp; &lt;Sons&gt;')
    expect(html).not.toContain('<Sons>')
  })
})

describe('the PDF', () => {
  it('is tagged, titled, in English, on US Letter, with its fonts inside', async () => {
    const pdf = await pdfOf(fill(TEMPLATES['validation-request'], IN_TIME))
    const raw = Buffer.from(pdf).toString('latin1')
    expect(raw).toMatch(/\/MarkInfo|\/StructTreeRoot/)
    expect(raw).toMatch(/\/Lang \(en-US\)/)
    expect(raw).toContain('Debt validation request')
    expect(raw).toMatch(/\/FontFile2/)
    expect(raw).not.toMatch(/\/BaseFont \/(?:Helvetica|Times)/)
    for (const { width, height } of await pagesOf(pdf)) expect([width, height]).toEqual([612, 792])
  })

  it('numbers its pages only when there are several', async () => {
    const [only, ...more] = await pagesOf(await pdfOf(fill(TEMPLATES['cease-contact'], LATE)))
    expect(more).toEqual([])
    expect(only?.text).not.toMatch(/Page \d/)
    const long = await pagesOf(await pdfOf(fill(TEMPLATES['validation-request'], { ...IN_TIME, points: GRAVE_POINTS })))
    expect(long.map(({ text }) => /Page (\d of \d)/.exec(text)?.[1])).toEqual(['1 of 2', '2 of 2'])
  })

  it('sets a letter closer together rather than leave a page with little on it', async () => {
    const letter = fill(TEMPLATES['settlement-offer'], LATE)
    expect(await pagesOf(await pdfOf(letter))).toHaveLength(1)
  })

  it('renders an empty letter as one empty page', async () => {
    expect(await pagesOf(await pdfOf(readFreeLetter('')))).toHaveLength(1)
  })

  it('breaks a word that is wider than the page', async () => {
    const long = 'x'.repeat(400)
    const pages = await pagesOf(await pdfOf(readFreeLetter(`See ${long} there.`)))
    expect(pages[0]?.text.replace(/\s/g, '')).toContain(long)
  })
})

const byCharacter = (text: string) => text.length * 5.4

describe('where things stand on the page', () => {
  it('puts the address into the window of an envelope, and nothing of the debt', () => {
    const placed = place(stretchesOf(fill(TEMPLATES['validation-request'], AWKWARD), byCharacter))
    const [sender, date, recipient, delivery] = placed.map(({ lines }) => lines.map(({ y }) => y))
    expect(Math.max(...(sender ?? []), ...(date ?? []))).toBeLessThan(2.04 * 72 - 12)
    expect(recipient?.[0]).toBe(2.5 * 72)
    expect(delivery?.[0]).toBeGreaterThanOrEqual(3.63 * 72)
  })

  it('never leaves a single line of a paragraph, a lead without its list, or a closing alone', () => {
    for (let filler = 1; filler < 90; filler += 1) {
      const placed = place(stretchesOf(letterOf(filler), byCharacter))
      for (const [index, { stretch, lines }] of placed.entries()) {
        const pages = lines.map(({ page }) => page)
        const perPage = [...new Set(pages)].map(page => pages.filter(other => other === page).length)
        if (stretch.mayBreak && lines.length > 3) expect(Math.min(...perPage), `filler ${filler}`).toBeGreaterThan(1)
        const next = placed[index + 1]
        if (stretch.keepWithNext && next) expect(lines.at(-1)?.page, `filler ${filler}`).toBe(next.lines[0]?.page)
        for (const { y } of lines) expect(y).toBeLessThanOrEqual(PAGE.height - PAGE.bottom - 13.8 + 0.01)
      }
      const closing = placed.findIndex(({ stretch }) => stretch.lines[0]?.[0]?.text.startsWith('Sincerely'))
      expect(placed[closing - 1]?.lines.at(-1)?.page).toBe(placed[closing + 1]?.lines[0]?.page)
    }
  })
})

function letterOf(lines: number): Letter {
  const sentence = (id: string, text: string) => ({ id, runs: [text], reason: { because: 'test', cites: [] } })
  const line = 'word '.repeat(17)
  const blocks: LetterBlock[] = [
    { kind: 'paragraph', sentences: [sentence('filler', line.repeat(lines))] },
    { kind: 'paragraph', sentences: [sentence('lead', 'Please send me:')] },
    { kind: 'list', items: [sentence('a', line.repeat(5)), sentence('b', line)] },
    { kind: 'paragraph', sentences: [sentence('last', line.repeat(2))] },
    { kind: 'closing', lines: [['Sincerely,']] },
    { kind: 'signature', lines: [['Ana Ruiz']] },
  ]
  return { template: 'test', title: 'Test', blocks }
}
