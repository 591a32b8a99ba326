import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { letterTwin, type LetterReply } from '#contract/letters.ts'
import { claimOf } from '#credit/claims.ts'
import { CREDIT_ERROR_KINDS } from '#credit/error-kinds.ts'
import { APP } from '#language/spanish/app/index.ts'
import { SPOKEN } from '#language/spanish/law/index.ts'
import { LETTERS } from '#language/spanish/letters/index.ts'
import { fullTranslator } from '#language/translate.ts'
import { IN_TIME } from '#letters/contexts.testing.ts'
import { MARISOL } from '#letters/credit/contexts.testing.ts'
import { writeCreditLetter } from '#letters/credit/write-credit-letter.ts'
import { everyLetter } from '#letters/every-letter.testing.ts'
import { isBlank, isOwnSentence, placesOf, type Letter } from '#letters/letter.ts'
import { fill } from '#letters/templates/define-letter.ts'
import { TEMPLATES } from '#letters/templates/index.ts'
import { twinOf } from '#letters/twin.ts'
import { expectRefusal, Person, testServer, type TestServer } from '#server/testing.ts'
import { spanishTwin } from './twin.ts'

const PAPER = readFileSync(new URL('../../../examples/corpus/pdf/035-overshadow-ten-days-wa.pdf', import.meta.url))
const BODY = 'Please mail me:'

describe('the twin of a letter', () => {
  let server: TestServer
  let person: Person
  let letter: LetterReply

  beforeAll(async () => {
    server = await testServer('embedded', { BILLING: 'test' })
    person = new Person(server)
    await person.signIn('free@example.com')
    const { json } = await person.upload([{ bytes: PAPER }], { state: 'WA' })
    const body = { analysis_id: (json as AnalysisReply).analysis_id, strategy: 'DEBT VALIDATION REQUEST' }
    letter = (await person.post('/api/generate-letter', body)).json as LetterReply
  })
  afterAll(() => server.remove())

  const twin = async () => letterTwin.reply.parse((await person.get(`/api/letters/${letter.letter_id}/twin`)).json)

  test('is nobody else’s, and there is none of a letter there is none of', async () => {
    const other = new Person(server)
    await other.post('/api/generate-letter', {})
    for (const someone of [other, new Person(server)])
      expectRefusal(await someone.get(`/api/letters/${letter.letter_id}/twin`), 404, 'not-found')
    expectRefusal(await person.get('/api/letters/not-an-id/twin'), 400, 'invalid-request')
  })

  test('goes no further than the letter itself: behind a locked first paragraph nothing leaves the server', async () => {
    expect(letter.locked).toBe(true)
    const open = new Set(placesOf(letter.document as Letter).map(({ key }) => key))
    const locked = await twin()
    expect(Object.keys(locked.sentences).filter(key => !open.has(key))).toEqual([])
    expect(locked.text).toContain('Disputo esta deuda por completo.')
    expect(JSON.stringify(locked)).not.toMatch(/verificación|acreedor original|1692g|dejar de cobrar|Atentamente/)

    await buy(server, person)
    const opened = await twin()
    expect(opened.text).toContain('La verificación de la deuda.')
    expect(opened.text).toContain('Atentamente,')
    expect(Object.keys(opened.sentences).length).toBeGreaterThan(open.size)
  })

  test('says that it is for reading only, keeps quotations in English, and puts all else into Spanish', async () => {
    const { text } = await twin()
    expect(text).toMatch(/^Para leer solamente: la carta que se envía es la inglesa\.\n\n/)
    expect(text).toContain('“YOU MUST PAY $1,050.00 WITHIN 10 DAYS OF THE DATE OF THIS LETTER.”')
    expect(text).toContain('Respondo a su carta con fecha 4 de mayo de 2026.')
    expect(text.replaceAll(/“[^”]*”/g, '')).not.toMatch(/\b(?:the|your|please|dated|and|May)\b/)
  })
})

const CLAIMS = CREDIT_ERROR_KINDS.flatMap(kind =>
  (['violation', 'practice'] as const).map(sure => claimOf(kind, sure).says),
)

/** Each sentence and line once, whatever the letters it stands in. */
const WRITTEN = [
  ...new Map(
    everyLetter(CLAIMS)
      .flatMap(placesOf)
      .map(place => [JSON.stringify(place.runs.map(run => (typeof run === 'string' ? run : {}))), place.runs]),
  ).values(),
]
const EVERYTHING: Letter = { template: '', title: '', blocks: [{ kind: 'enclosures', lines: WRITTEN }] }

describe('every sentence we write', () => {
  test('has its Spanish, whatever the letter, its options and its facts', () => {
    const spanish = spanishTwin(EVERYTHING)
    const unsaid = placesOf(EVERYTHING).filter(({ key }) => spanish[key] === undefined)
    const unasked = WRITTEN.flat().filter(run => isBlank(run) && !Object.hasOwn(APP, run.hint))
    expect(WRITTEN.length).toBeGreaterThan(1000)
    expect(unsaid.map(({ runs }) => runs)).toEqual([])
    expect(unasked).toEqual([])
  })

  test('and no Spanish is left that no letter says', () => {
    const phrases = Object.keys(LETTERS)
    const counted = Object.fromEntries(
      phrases.map((phrase, at) => [phrase, `<${at}>${(phrase.match(/\{\w+\}/g) ?? []).join('')}`]),
    )
    const twin = twinOf(EVERYTHING, fullTranslator('es', counted, { ...SPOKEN, ...APP }))
    const used = new Set(JSON.stringify(twin).match(/<\d+>/g))
    expect(phrases.filter((_, at) => !used.has(`<${at}>`))).toEqual([])
  })
})

describe('a person’s own words', () => {
  test('stand as they were typed, beside the Spanish of ours', () => {
    const written = writeCreditLetter('bureau-dispute', MARISOL)
    if (written.kind === 'refused') throw new Error(written.why)
    const item = Object.entries(spanishTwin(written.letter)).find(([key]) => key.startsWith('item:'))![1]
    expect(item.filter(run => typeof run === 'string').join('')).toContain('La fecha en que dejó de pagarse')
    const english = placesOf(written.letter).find(({ key }) => key.startsWith('item:'))!.runs
    expect(item.flatMap(run => (typeof run === 'string' ? [] : [english[run.at]]))).toContainEqual({
      words: 'My bank statement of March 2019 shows the first payment I missed. I never caught up',
    })
  })

  test('are never said in Spanish, even where they are words of ours', () => {
    const letter = fill(TEMPLATES['validation-request'], IN_TIME)
    const own: Letter = {
      ...letter,
      blocks: [{ kind: 'paragraph', sentences: [{ id: 'own-1', runs: [BODY], reason: { because: '', cites: [] } }] }],
    }
    expect(isOwnSentence('own-1')).toBe(true)
    expect(spanishTwin(own)).toEqual({})
  })

  test('a sentence changed by half has no Spanish at all', () => {
    const changed: Letter = {
      template: 'dispute',
      title: '',
      blocks: [
        {
          kind: 'paragraph',
          sentences: [
            { id: 'a', runs: ['I dispute this debt in full. My cousin paid it.'], reason: { because: '', cites: [] } },
            { id: 'b', runs: ['I dispute the shoes of this debt.'], reason: { because: '', cites: [] } },
          ],
        },
      ],
    }
    expect(spanishTwin(changed)).toEqual({})
  })
})

async function buy(server: TestServer, person: Person): Promise<void> {
  const plan_type = 'lifetime'
  const { json } = await person.post('/api/payment/create-paypal-order', { plan_type })
  const { orderID } = json as { orderID: string }
  await fetch(`${server.address}/test-payments/checkoutnow/${orderID}/approve`, { method: 'POST' })
  await person.post('/api/payment/verify-paypal-order', { orderID, plan_type })
}
