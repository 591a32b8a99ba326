import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { valueOf } from '#law/fact.ts'
import { examplesIn } from '#reading/find/examples.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts } from '#reading/read-facts.ts'
import { CONDUCT_STATEMENTS } from '#reading/find/says/conduct-statements.ts'
import { NOTICE_STATEMENTS } from '#reading/find/says/notice-statements.ts'
import { THREATS } from '#reading/find/threats/index.ts'
import { readText } from '#reading/read-facts.ts'

// each test reads about a thousand texts: a second of the processor, many more on a machine that has other work
vi.setConfig({ testTimeout: 120_000 })

const FIND = new URL('../find/', import.meta.url)
const SAID = ['says', 'threats'].flatMap(folder =>
  readdirSync(new URL(folder, FIND))
    .filter(name => name.endsWith('.examples.txt'))
    .flatMap(name =>
      examplesIn(readFileSync(new URL(`${folder}/${name}`, FIND), 'utf8')).map(example => ({
        ...example,
        name: name.replace('.examples.txt', ''),
      })),
    ),
)
const POSITIVE = SAID.filter(({ mark, name }) => mark === '+' && isKnownName(name))
const NEGATIVE = SAID.filter(({ mark, name }) => mark === '-' && isKnownName(name))
const UNRELATED = readFileSync(new URL('ordinary-sentences.txt', FIND), 'utf8')
  .split('\n')
  .filter(line => line.endsWith('.') && !line.startsWith('#'))

const STATEMENTS = [...NOTICE_STATEMENTS, ...CONDUCT_STATEMENTS]

interface Found {
  readonly name: string
  readonly quote: string
  readonly confidence: number
}

function found(text: string): Found[] {
  const read = readText(paperFromText(text))
  const said = STATEMENTS.flatMap(find => find(read)).map(({ says, evidence }) => ({ name: says, evidence }))
  const threatened = THREATS.flatMap(find => find(read)).map(({ action, evidence }) => ({ name: action, evidence }))
  return [...said, ...threatened].map(({ name, evidence }) => ({
    name,
    quote: evidence[0]!.quote,
    confidence: evidence[0]!.confidence,
  }))
}

function isKnownName(name: string): boolean {
  return !['agency-poses-as-law-firm', 'poses-as-attorney', 'presses-family-of-deceased', 'denies-collecting'].includes(
    name,
  )
}

test('unrelated sentences before a sentence do not change what it says', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...POSITIVE),
      fc.array(fc.constantFrom(...UNRELATED), { maxLength: 4 }),
      (example, before) => {
        const text = [...before, 'We write about your account.', example.text].join('\n')
        expect(found(text).some(({ name }) => name === example.name)).toBe(true)
      },
    ),
    { numRuns: 150 },
  )
})

const TEMPLATES: readonly (readonly [string, (verb: string) => string])[] = [
  ['we', verb => `We will ${verb}.`],
  ['client', verb => `Our client intends to ${verb}.`],
  ['unless', verb => `Unless you pay, we will ${verb}.`],
  ['if', verb => `If you do not pay your account we will ${verb}.`],
]
const DENIALS: readonly ((verb: string) => string)[] = [
  verb => `We will not ${verb}.`,
  verb => `We will never ${verb}.`,
  verb => `Nobody from this office will ${verb}.`,
  verb => `We cannot and will not ${verb}.`,
  verb => `Our client does not intend to ${verb}.`,
  verb => `A debt collector may not ${verb}.`,
  verb => `If you do not pay, we still will not ${verb}.`,
]
const VERBS: readonly (readonly [string, string])[] = [
  ['suit', 'file a lawsuit against you'],
  ['garnishment', 'garnish your wages'],
  ['bank-levy', 'freeze your bank account'],
  ['lien', 'put a lien on your house'],
  ['arrest', 'have you arrested'],
  ['criminal-complaint', 'press criminal charges'],
  ['tell-employer', 'call your employer about this debt'],
  ['tell-others', 'tell your neighbors about this debt'],
  ['license-loss', "have your driver's license suspended"],
  ['immigration', 'report you to immigration'],
  ['publication', 'publish your name in the newspaper'],
  ['repossession', 'repossess your car'],
  ['exempt-income', 'garnish your Social Security'],
  ['passport', 'have your passport revoked'],
]

test('a threat is found however it is framed, and gone when it is denied', () => {
  for (const [action, verb] of VERBS) {
    for (const [, says] of TEMPLATES)
      expect([says(verb), names(says(verb)).includes(action)]).toEqual([says(verb), true])
    for (const denies of DENIALS)
      expect([denies(verb), names(denies(verb)).includes(action)]).toEqual([denies(verb), false])
  }
})

function names(text: string): string[] {
  return found(text).map(({ name }) => name)
}

/** What a reader of photos does to letters. */
const DAMAGE: readonly (readonly [RegExp, string])[] = [
  [/o/, '0'],
  [/O/, '0'],
  [/l/, '1'],
  [/i/, 'l'],
  [/I/, 'l'],
  [/l/, 'I'],
  [/m/, 'rn'],
  [/d/, 'cl'],
  [/s/, '5'],
  [/S/, '5'],
  [/B/, '8'],
  [/e/, 'c'],
  [/ (?=\w)/, ''],
]

function damaged(text: string, seed: number, rate: number): string {
  let state = seed
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return Array.from(text, letter => {
    if (random() >= rate) return letter
    const ways = DAMAGE.filter(([what]) => what.test(letter) && what.exec(letter)?.[0] === letter)
    return ways.length === 0 ? letter : ways[Math.floor(random() * ways.length)]![1]
  }).join('')
}

test.each([1, 2, 3])('letters misread at 2 % leave nine findings in ten (seed %i)', seed => {
  const kept = POSITIVE.filter((example, i) =>
    names(damaged(example.text, seed * 1000 + i, 0.02)).includes(example.name),
  )
  expect(kept.length / POSITIVE.length).toBeGreaterThan(0.9)
})

test('a "not" that was misread never becomes a finding to assert', () => {
  const texts = [
    'You cann0t be arrested.',
    'You will n0t be arrested.',
    'You will nol be arrested.',
    'You cannotbe arrested.',
    'We wiII nct sue you.',
    'We will nevcr sue you.',
  ]
  for (const text of texts) expect(found(text).every(({ confidence }) => confidence < 0.85)).toBe(true)
})

test('misread letters bring in hardly any finding that was not there', () => {
  const asserted = NEGATIVE.flatMap((example, i) =>
    found(damaged(example.text, i, 0.02)).filter(({ name, confidence }) => name === example.name && confidence >= 0.85),
  )
  expect(asserted.length / NEGATIVE.length).toBeLessThan(0.01)
})

test('what is quoted is printed so', () => {
  for (const { text } of POSITIVE) {
    const flat = text.replaceAll(/\s+/g, ' ')
    for (const { quote } of found(text)) expect(flat).toContain(quote)
  }
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), text => {
      expect(valueOf(readFacts(paperFromText(text)).threats) ?? []).toBeInstanceOf(Array)
    }),
    { numRuns: 300 },
  )
})

test('the same text gives the same answer', () => {
  const texts = POSITIVE.slice(0, 50).map(({ text }) => text)
  expect(texts.map(found)).toEqual(texts.map(found))
})
