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

function boxesOn(page: Page): readonly FormBox[] {
  const found = new Map<FormPrompt, FormBox>()
  for (const line of page.blocks.flatMap(block => block.lines)) {
    const at = startOf(line)
    const words = plain(line.words.slice(at))
    const prompt = PROMPTS.find(one => BEGINNINGS[one].some(beginning => words.startsWith(plainText(beginning))))
    const box = prompt && !found.has(prompt) ? boxBefore(line, at) : undefined
    if (prompt && box) found.set(prompt, { prompt, page: page.number, box })
  }
  return [...found.values()]
}

const PROMPTS = Object.keys(BEGINNINGS) as FormPrompt[]

/** Where the words of a line begin, behind the box that may have been read as a letter or a pair of brackets. */
function startOf({ words }: Line): number {
  const first = words.findIndex(({ text }) => !MARK.test(text))
  return first === -1 ? words.length : first
}

const MARK = /^(?:[☐☑☒□▢■◻❏❑◯○_[\](){}|.-]+|[oODU0Q]|\[[xX ]?\]|[l1][=1])$/

/** The printed box, or the place where one stands that was not read: left of the words, as high as they are. */
function boxBefore({ words }: Line, at: number): Box | undefined {
  const first = words[at]?.box
  if (!first) return undefined
  const mark = words[at - 1]?.box
  if (mark && at > 0) return mark
  const [left, top, , bottom] = first
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
