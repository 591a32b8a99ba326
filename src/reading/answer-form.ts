import type { FormPrompt } from '#law/answer-form.ts'
import type { Box } from '#law/fact.ts'
import type { Line, Page, Paper, Word } from './paper.ts'

/** A box of the collector's own form, and where it stands. */
export interface FormBox {
  readonly prompt: FormPrompt
  readonly page: number
  readonly box: Box
}

/** How the words beside each box begin, in the languages of the model form. */
const BEGINNINGS: Readonly<Record<FormPrompt, readonly string[]>> = {
  dispute: ['i want to dispute', 'i dispute', 'quiero disputar', 'disputo'],
  'not-mine': ['this is not my debt', 'not my debt', 'it is not mine', 'esta no es mi deuda', 'no es mi deuda'],
  'amount-wrong': [
    'the amount is wrong',
    'amount is wrong',
    'the amount is incorrect',
    'amount is incorrect',
    'la cantidad es incorrecta',
    'el monto es incorrecto',
    'la cantidad no es correcta',
  ],
  other: ['other please describe', 'other describe', 'other explain', 'otro por favor', 'otro describa'],
  'original-creditor': [
    'i want you to send me the name',
    'send me the name',
    'quiero que me envíe el nombre',
    'quiero que me envien el nombre',
  ],
  'in-spanish': ['quiero este formulario en español', 'quiero este formulario en espanol'],
}

/** What calls a form a form; prose may say the same words. */
const HEADS = ['how do you want to respond', 'check all that apply', 'cómo quiere responder', 'marque todo lo que']

/** The boxes of a collector's tear-off form; none when there is no form, or its box was not seen and cannot be placed.
 *  @law 12 CFR 1006.34(c)(4)
 *  @example readAnswerForm(paperFromText('I dispute the debt.')) // [] */
export function readAnswerForm(paper: Paper): readonly FormBox[] {
  return paper.pages.flatMap(page => {
    const boxes = boxesOn(page)
    // several boxes make a form, wherever its head stands
    const isForm = boxes.some(({ prompt }) => prompt === 'dispute' || prompt === 'not-mine')
    return isForm && (boxes.length >= 3 || hasHead(page)) ? boxes : []
  })
}

interface Candidate {
  readonly prompt: FormPrompt
  readonly box: Box
  /** The box itself was read, as a sign or as a letter like one. */
  readonly isSeen: boolean
}

function boxesOn(page: Page): readonly FormBox[] {
  const candidates = page.blocks
    .flatMap(block => block.lines)
    .flatMap(partsOf)
    .flatMap(part => candidateIn(part) ?? [])
  // where some boxes were seen, words without one have none to tick
  const seen = candidates.filter(({ isSeen }) => isSeen)
  const found = new Map<FormPrompt, FormBox>()
  for (const { prompt, box } of seen.length > 0 ? seen : candidates)
    if (!found.has(prompt)) found.set(prompt, { prompt, page: page.number, box })
  return [...found.values()]
}

/** A line with several boxes, cut before each. */
function partsOf({ words }: Line): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (SIGN.test(word.text) && parts.at(-1)!.length > 0) parts.push([])
    parts.at(-1)!.push(word)
  }
  return parts
}

const SIGN = /^[☐☑☒□▢■◻❏❑◯○]$/
/** What a box is read as when it is no sign. */
const LIKE_A_BOX = /^(?:[_[\](){}.-]+|[oODU0Q]|\[[xX ]?\])$/
/** A box and the *I* behind it, read as one word. */
const BOX_AND_I = /^[oOD0Q☐□][Il|]$/

function candidateIn(words: readonly Word[]): Candidate | undefined {
  const at = words.findIndex(({ text }) => !SIGN.test(text) && !LIKE_A_BOX.test(text))
  const first = words[at]
  if (!first?.box) return undefined
  const isJoined = BOX_AND_I.test(first.text)
  const said = plain(isJoined ? [{ ...first, text: 'I' }, ...words.slice(at + 1)] : words.slice(at))
  const prompt = PROMPTS.find(one => BEGINNINGS[one].some(beginning => said.startsWith(plainText(beginning))))
  if (!prompt) return undefined
  if (isJoined) return { prompt, box: leftPart(first.box), isSeen: true }
  const mark = words[at - 1]?.box
  if (mark) return { prompt, box: mark, isSeen: true }
  const box = placeBefore(first.box)
  return box && { prompt, box, isSeen: false }
}

const PROMPTS = Object.keys(BEGINNINGS) as FormPrompt[]

function leftPart([left, top, right, bottom]: Box): Box {
  return [left, top, left + (right - left) * 0.7, bottom]
}

/** Where a box stands that was not read: left of the words, about as high as they are. */
function placeBefore([left, top, , bottom]: Box): Box | undefined {
  const height = bottom - top
  const right = left - height * 0.35
  const start = right - height * 0.75
  return start < 0 ? undefined : [start, top + height * 0.12, right, bottom - height * 0.12]
}

function hasHead(page: Page): boolean {
  const words = plain(page.blocks.flatMap(block => block.lines.flatMap(line => line.words)))
  return HEADS.some(head => words.includes(plainText(head)))
}

function plain(words: readonly Word[]): string {
  return plainText(words.map(({ text, meant }) => meant ?? text).join(' '))
}

function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
