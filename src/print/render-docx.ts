import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type IParagraphOptions,
} from 'docx'
import { isBlank, wordsOf, type Letter, type LetterBlock, type LinesKind, type Run } from '#letters/letter.ts'
import type { FontFile } from './fonts.ts'
import { LINE_HEIGHT, PAGE, SIZE, WINDOW } from './pdf-layout.ts'

const FONT = 'Source Serif 4'
const PEN = '0B4F6C'
const SOFT = '52606D'
const LIST = 'letter-list'

/** Word counts in twentieths of a point, and type sizes in halves. */
const twips = (points: number) => Math.round(points * 20)
const halves = (points: number) => Math.round(points * 2)

/** The letter as a Word document: US Letter, named styles, real numbered lists, the address placed for a window
 *  envelope, page numbers from the second page on. */
export async function renderDocx(letter: Letter, font: FontFile): Promise<Uint8Array> {
  const latin = (weight: 'regular' | 'semibold') => font('latin', weight) as Buffer // any bytes will do
  return Packer.pack(
    new Document({
      title: letter.title,
      creator: 'Writeback',
      lastModifiedBy: 'Writeback',
      fonts: [{ name: FONT, data: latin('regular'), bold: latin('semibold') }],
      styles: STYLES,
      numbering: {
        config: [
          {
            reference: LIST,
            levels: [
              {
                level: 0,
                format: LevelFormat.DECIMAL,
                text: '%1.',
                alignment: AlignmentType.START,
                style: { paragraph: { indent: { left: twips(22), hanging: twips(22) } } },
              },
            ],
          },
        ],
      },
      sections: [
        {
          properties: {
            titlePage: true,
            page: {
              size: { width: twips(PAGE.width), height: twips(PAGE.height) },
              margin: {
                top: twips(PAGE.top),
                bottom: twips(PAGE.bottom),
                left: twips(PAGE.left),
                right: twips(PAGE.right),
                footer: twips(PAGE.bottom / 2),
              },
            },
          },
          footers: {
            first: new Footer({ children: [new Paragraph({})] }),
            default: new Footer({ children: [pageNumber()] }),
          },
          children: paragraphsOf(letter),
        },
      ],
    }),
    'uint8array',
  )
}

const LINE = { line: twips(LINE_HEIGHT), lineRule: LineRuleType.AT_LEAST } as const

const STYLES = {
  default: {
    document: {
      run: { font: FONT, size: halves(SIZE), language: { value: 'en-US' } },
      paragraph: { spacing: { ...LINE, before: 0, after: twips(8) } },
    },
    heading1: {
      run: { font: FONT, size: halves(SIZE), bold: true, color: '000000' },
      paragraph: { spacing: { ...LINE, before: twips(2), after: twips(10) }, keepNext: true },
    },
  },
  paragraphStyles: [
    paragraphStyle('LetterAddress', 'Letter Address', { spacing: { ...LINE, before: 0, after: 0 } }),
    paragraphStyle('LetterList', 'Letter List', { spacing: { ...LINE, after: twips(4) }, keepLines: true }),
    paragraphStyle('LetterClosing', 'Letter Closing', {
      spacing: { ...LINE, before: twips(4), after: twips(40) },
      keepNext: true,
    }),
    paragraphStyle('LetterEnclosures', 'Letter Enclosures', { spacing: { ...LINE, before: twips(14), after: 0 } }),
  ],
}

function paragraphStyle(
  id: string,
  name: string,
  paragraph: Pick<IParagraphOptions, 'spacing' | 'keepNext' | 'keepLines'>,
) {
  return { id, name, basedOn: 'Normal', quickFormat: true, paragraph }
}

function paragraphsOf({ blocks }: Letter): Paragraph[] {
  let lists = 0
  const spaces = spacesAbove(blocks)
  return blocks.flatMap((block, index) => {
    if (block.kind === 'list') {
      lists += 1
      const numbering = { reference: LIST, level: 0, instance: lists }
      return block.items.map(({ runs }) => new Paragraph({ style: 'LetterList', numbering, children: textRuns(runs) }))
    }
    if (block.kind === 'paragraph') {
      const runs = block.sentences.flatMap(({ runs }, nth) => (nth === 0 ? runs : [' ', ...runs]))
      const next = blocks[index + 1]?.kind
      return [new Paragraph({ children: textRuns(runs), keepNext: next === 'list' || next === 'closing' })]
    }
    const before = spaces.get(block)
    return block.lines.map(
      (line, nth) =>
        new Paragraph({
          ...LOOKS[block.kind],
          children: textRuns(line),
          ...(nth === 0 && before !== undefined ? { spacing: { before: twips(before) } } : {}),
        }),
    )
  })
}

/** The space above the blocks that bring the address into the window of an envelope, and the rest below it. */
function spacesAbove(blocks: Letter['blocks']): ReadonlyMap<LetterBlock, number> {
  const spaces = new Map<LetterBlock, number>()
  const recipient = blocks.findIndex(({ kind }) => kind === 'recipient')
  let y: number = PAGE.top
  for (const [index, block] of blocks.slice(0, recipient === -1 ? 0 : recipient + 2).entries()) {
    if (!('lines' in block)) break
    const least = index === 0 ? 0 : 10
    const from = index < recipient ? 0 : index === recipient ? WINDOW.addressFrom : WINDOW.clearFrom
    const space = Math.max(least, from - y)
    spaces.set(block, space)
    y += space + block.lines.length * LINE_HEIGHT
  }
  return spaces
}

const LOOKS: Readonly<Record<LinesKind, Pick<IParagraphOptions, 'style' | 'heading'>>> = {
  sender: { style: 'LetterAddress' },
  date: { style: 'LetterAddress' },
  recipient: { style: 'LetterAddress' },
  delivery: {},
  subject: { heading: HeadingLevel.HEADING_1 },
  salutation: {},
  closing: { style: 'LetterClosing' },
  signature: { style: 'LetterAddress' },
  enclosures: { style: 'LetterEnclosures' },
}

function textRuns(runs: readonly Run[]): TextRun[] {
  return runs
    .filter(run => wordsOf(run) !== '')
    .map(run => new TextRun({ text: wordsOf(run), ...(isBlank(run) && run.value === '' ? { color: PEN } : {}) }))
}

function pageNumber(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({
        size: halves(8.5),
        color: SOFT,
        children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
      }),
    ],
  })
}
