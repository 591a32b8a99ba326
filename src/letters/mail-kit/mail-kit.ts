import { formatCents } from '#units/cents.ts'
import { longDate } from '#units/iso-date.ts'
import { isBlank, textOf, type BlankKind, type Letter, type LinesKind } from '#letters/letter.ts'
import { POSTAGE, postageFor } from './postage.ts'

/** How the sheet goes into a #10 window envelope, so that the address stays in sight however it slips. */
export const FOLDING: readonly string[] = [
  'Lay the first page in front of you, words up. Put the other pages behind it.',
  'Fold the bottom up at the lower mark.',
  'Fold the top back, away from you, at the upper mark. The address stays on the outside.',
  'Slide it into a #10 window envelope, address toward the window.',
  'Tap the envelope on each side. The whole address must show, and nothing that tells of a debt.',
]

/** What stands in one box of the green card. */
export interface CardBox {
  readonly box: string
  /** What to write there, line by line. */
  readonly write: readonly string[]
}

/** The green card, PS Form 3811, filled in for one letter: the box's name as it is printed, and what goes there.
 *  @example greenCard(letter)[1].box // '2. Article Number' */
export function greenCard(letter: Letter): readonly CardBox[] {
  return [
    { box: '1. Article Addressed to', write: linesOf(letter, 'recipient') },
    {
      box: '2. Article Number',
      write: ['Stick on the small label from the green and white form, PS Form 3800, or copy its number.'],
    },
    { box: '3. Service Type', write: ['Tick “Certified Mail”.'] },
    { box: 'A to D, “on delivery”', write: ['Leave these empty. Whoever takes the letter fills them in.'] },
    { box: 'Other side: sender', write: linesOf(letter, 'sender') },
  ]
}

/** Ways to send it without a printer, the surest first. */
export const WITHOUT_PRINTER: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'A public library',
    text: 'Most print for a few cents a page. Save the PDF to your phone or mail it to yourself first.',
  },
  { title: 'An office or copy shop', text: 'Open the PDF there, or send it to the shop’s own address for printing.' },
  {
    title: 'An online certified-mail service',
    text: 'Several print, stamp and send a PDF for you. Use one that gives you the certified number and the receipt. They see your letter, so read how long they keep it.',
  },
  {
    title: 'By hand',
    text: 'A letter written by hand counts the same. Write clearly, sign it, and take a photo of every page before you send it.',
  },
]

/** What it costs, in words, with the day of the prices.
 *  @param sheets printed on one side */
export function costInWords(sheets: number): string {
  const { ounces, withGreenCard, withElectronicReceipt } = postageFor(sheets)
  const weight = ounces === 1 ? 'up to 1 ounce' : `up to ${ounces} ounces`
  return `${POSTAGE.isConfirmed ? '' : 'About '}${formatCents(withGreenCard)} by certified mail with the green card, or ${formatCents(withElectronicReceipt)} with the receipt by e-mail (${weight}).`
}

/** How old the prices are, said with every sum made of them. */
export function ageOfPrices(): string {
  const since = `Prices of ${longDate(POSTAGE.since)} (${POSTAGE.source}).`
  return POSTAGE.isConfirmed
    ? since
    : `${since} We could not confirm newer ones on ${longDate(POSTAGE.checkedOn)}. Ask at the counter.`
}

const DISPUTES: ReadonlySet<string> = new Set(['validation-request', 'dispute'])

/** A letter short enough to write by hand, which says what counts; undefined where the whole letter is needed.
 *  @law 15 USC 1692g(b), 15 USC 1692c(c): each asks for no form, only for writing */
export function shortLetter(letter: Letter): readonly string[] | undefined {
  const body = DISPUTES.has(letter.template)
    ? [
        'I dispute this debt. Please send me verification of it.',
        'Please also send me the name and address of the original creditor, if it is not you.',
        'Until you have done so, please stop collecting.',
      ]
    : letter.template === 'cease-contact'
      ? ['Please stop all contact with me about this debt.']
      : undefined
  if (!body) return undefined
  return [
    ...linesOf(letter, 'sender'),
    ...linesOf(letter, 'date'),
    '',
    ...linesOf(letter, 'recipient'),
    '',
    ...referenceOf(letter),
    ...body,
    '',
    ...(firstLine(letter, 'sender') ?? []),
  ]
}

/** The lines of a part of the letter, as it stands; what is still open in brackets. */
export function linesOf(letter: Letter, kind: LinesKind): readonly string[] {
  return letter.blocks.flatMap(block =>
    block.kind === kind && 'lines' in block ? block.lines.map(textOf).filter(line => line.trim() !== '') : [],
  )
}

function firstLine(letter: Letter, kind: LinesKind): readonly string[] | undefined {
  const [first] = linesOf(letter, kind)
  return first === undefined ? undefined : [first]
}

/** By what the collector finds the debt. */
function referenceOf(letter: Letter): readonly string[] {
  const values = valuesOf(letter, ['reference', 'account'])
  return values.length === 0 ? [] : [`Your reference: ${values.join(', account ending in ')}`]
}

function valuesOf(letter: Letter, kinds: readonly BlankKind[]): readonly string[] {
  const subject = letter.blocks.find(block => block.kind === 'subject')
  if (!subject || !('lines' in subject)) return []
  const runs = subject.lines.flat().filter(isBlank)
  return kinds.flatMap(kind => runs.find(run => run.blank === kind && run.value !== '')?.value ?? [])
}
