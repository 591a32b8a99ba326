import { describe, expect, test } from 'vitest'
import { readAnswerForm } from './answer-form.ts'
import type { Line, Page, Paper } from './paper.ts'

/** A page of lines, each as printed; every word stands in its own box, 0.02 high. */
function paper(...lines: readonly string[]): Paper {
  const page: Page = {
    number: 1,
    blocks: lines.map((line, index) => ({ lines: [printed(line, 0.1 + index * 0.03)] })),
    source: 'text-layer',
    confidence: 1,
    unread: [],
  }
  return { pages: [page] }
}

function printed(line: string, top: number): Line {
  return {
    words: line.split(' ').map((text, index) => ({
      text,
      confidence: 1,
      box: [0.5 + index * 0.05, top, 0.54 + index * 0.05, top + 0.02] as const,
    })),
  }
}

const MODEL = [
  'How do you want to respond?',
  'Check all that apply:',
  '☐ I want to dispute the debt because I think:',
  '☐ This is not my debt.',
  '☐ The amount is wrong.',
  '☐ Other (please describe on reverse or',
  'attach additional information).',
  '☐ I want you to send me the name and',
  'address of the original creditor.',
  '☐ I enclosed this amount: $',
  '☐ Quiero este formulario en español.',
]

const promptsOf = (form: Paper) => readAnswerForm(form).map(({ prompt }) => prompt)

describe('no form', () => {
  test.each([
    ['prose about disputing', ['You may call if you think', 'this is not my debt', 'or the amount is wrong.']],
    ['a payment slip', ['☐ I enclosed this amount: $', 'Return this portion with your payment.']],
    ['one sentence of a person', ['I dispute the debt.']],
  ])('is seen in %s', (_, lines) => {
    expect(readAnswerForm(paper(...lines))).toEqual([])
  })

  test('is placed where words have no place', () => {
    const form = paper(...MODEL)
    const bare = form.pages.map(page => ({
      ...page,
      blocks: page.blocks.map(block => ({
        lines: block.lines.map(line => ({ words: line.words.map(({ text }) => ({ text, confidence: 1 })) })),
      })),
    }))
    expect(readAnswerForm({ pages: bare })).toEqual([])
  })
})

describe('the model form', () => {
  test('has six boxes to answer with; the one for a payment is not among them', () => {
    expect(promptsOf(paper(...MODEL))).toEqual([
      'dispute',
      'not-mine',
      'amount-wrong',
      'other',
      'original-creditor',
      'in-spanish',
    ])
  })

  test('is marked in the printed box', () => {
    const [dispute] = readAnswerForm(paper(...MODEL))
    expect(dispute!.box).toEqual([0.5, 0.16, 0.54, 0.18])
  })

  test('whose boxes were read as letters is marked there; whose boxes were not read, left of the words', () => {
    const asLetters = paper(...MODEL.map(line => line.replace('☐', 'O')))
    expect(readAnswerForm(asLetters)[0]!.box).toEqual([0.5, 0.16, 0.54, 0.18])
    const [, notMine] = readAnswerForm(paper(...MODEL.map(line => line.replace('☐ ', ''))))
    expect(notMine!.box[2]).toBeLessThan(0.5)
    expect(notMine!.box[0]).toBeGreaterThan(0.46)
  })

  test('of which a box and its first word were read as one is marked in the left of that word', () => {
    const [dispute] = readAnswerForm(paper(...MODEL.map(line => line.replace('☐ I want to', 'OI want to'))))
    expect(dispute!.box[0]).toBe(0.5)
    expect(dispute!.box[2]).toBeLessThan(0.535)
  })

  test('with several boxes on a line has each in its place; words without a box have none', () => {
    const form = readAnswerForm(
      paper(
        'Check all that apply:',
        'I want to dispute account(s) ☐ GC-1101',
        '☐ This is not my debt. ☐ The amount is wrong.',
      ),
    )
    expect(form.map(({ prompt }) => prompt)).toEqual(['not-mine', 'amount-wrong'])
    expect(form[1]!.box[0]).toBeCloseTo(0.8)
  })

  test('is found in Spanish', () => {
    const form = paper(
      '☐ Quiero disputar la deuda porque pienso que:',
      '☐ Esta no es mi deuda.',
      '☐ La cantidad es incorrecta.',
      '☐ Quiero que me envíe el nombre y la dirección',
    )
    expect(promptsOf(form)).toEqual(['dispute', 'not-mine', 'amount-wrong', 'original-creditor'])
  })
})
