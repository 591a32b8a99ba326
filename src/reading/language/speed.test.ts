import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paperFromText } from '#reading/paper.ts'
import { readFacts } from '#reading/read-facts.ts'

const LETTERS = readFileSync(new URL('../find/lawful-letters.txt', import.meta.url), 'utf8')
const LONG = 400_000 // about forty dense pages

function secondsFor(text: string): number {
  const start = process.cpuUsage()
  readFacts(paperFromText(text))
  return process.cpuUsage(start).user / 1_000_000
}

/** The quicker of two, in seconds of the processor: the machine has other work too. */
function quicker(text: string): number {
  return Math.min(secondsFor(text), secondsFor(text))
}

function filled(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length)
}

// A ratio, not a time: machines differ, and a square shows at once. Twice the text may take four times as long at most.
test.each([
  ['letters', LETTERS],
  ['one line without a full stop', LETTERS.replaceAll(/[.\n]/g, ' ')],
  ['one word again and again', 'the '],
  ['trigger words without end', 'we will garnish your wages and your bank account in court if you do not pay '],
  ['commas', 'if, unless, not, '],
  ['one long word', 'a'],
  ['figures', '1,234.56 $ '],
  ['a masked number', 'Account number xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx-'],
  ['numbers of dashes', 'account 1-1/1-1/1-1/1-1/1-1/1-1/1-1/1-1/1-1/1-1/1-1/1-1/1-1/1-1/1-1/'],
  ['the same hour', 'by the end of the day the end of business on the end of the day, '],
  ['a name in brackets', 'plaintiff (((( creditor : : : '],
  ['last days to dispute', 'Dispute this debt by June 3, 2026. '],
  ['words nobody knows', 'qwrtz plokm zxcvb nmlkj hgfds '],
])(
  'twice the text does not take many times as long: %s',
  (_, text) => {
    const whole = quicker(filled(text, LONG))
    const half = quicker(filled(text, LONG / 2))
    expect(whole).toBeLessThan(Math.max(half * 4, 2))
  },
  60_000,
)
