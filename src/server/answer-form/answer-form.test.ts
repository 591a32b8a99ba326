import { readFileSync } from 'node:fs'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { DELETE_EXPIRED_UPLOADS } from '#server/jobs/delete-expired-uploads.ts'
import { pagesOf } from '#server/letters/pdf-pages.testing.ts'
import { expectRefusal, Person, testServer, type TestServer } from '#server/testing.ts'

const NOTICE = readFileSync(
  new URL('../../../examples/model-notices/cfpb_debt-collection_model-validation-notice_en.pdf', import.meta.url),
)
const LETTER = readFileSync(new URL('../../../examples/corpus/pdf/038-time-barred-suit-threat-ca.pdf', import.meta.url))

let server: TestServer
let person: Person

beforeAll(async () => {
  server = await testServer('embedded')
  person = new Person(server)
})
afterAll(() => server.remove())

async function uploaded(bytes: Buffer): Promise<string> {
  const answer = await person.upload([{ bytes }], { state: 'MD' })
  expect(answer.status).toBe(200)
  return `/api/analyses/${(answer.json as AnalysisReply).analysis_id}/answer-form`
}

/** How dark a place of a page is, from 0 to 255. */
async function inkAt(pdf: Uint8Array, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const { data, width, height } = await document.getPage(0).render({ scale: 2, render: 'bitmap' })
  let ink = 0
  let count = 0
  for (let y = Math.floor(top * height); y < bottom * height; y++)
    for (let x = Math.floor(left * width); x < right * width; x++) {
      ink += 255 - data[(y * width + x) * 4]!
      count += 1
    }
  document.destroy()
  library.destroy()
  return ink / count
}

// where the model form has its boxes, read off the printed page
const NOT_MINE = [0.645, 0.774, 0.657, 0.785] as const
const AMOUNT_WRONG = [0.645, 0.794, 0.657, 0.805] as const

test('a letter without a form has no boxes, and nothing is ticked on it', async () => {
  const path = await uploaded(LETTER)
  expect((await person.get(path)).json).toMatchObject({ prompts: [], page_held: false })
  expectRefusal(await person.post(path, { ticked: ['not-mine'] }), 400, 'invalid-request')
})

test('the boxes of the model form are ticked where they stand, and no others; what else is wrong has its own page', async () => {
  const path = await uploaded(NOTICE)
  expect((await person.get(path)).json).toMatchObject({
    prompts: ['dispute', 'not-mine', 'amount-wrong', 'other', 'original-creditor', 'in-spanish'],
    page_held: true,
  })
  expectRefusal(await person.post(path, { ticked: ['other'] }), 400, 'invalid-request')
  expectRefusal(await person.post(path, { ticked: [] }), 400, 'invalid-request')
  const { bytes: notMine } = await person.post(path, { ticked: ['not-mine'] })
  const { bytes: wrong } = await person.post(path, { ticked: ['amount-wrong', 'other'], reason: 'I paid it in May.' })
  expect(await inkAt(notMine, NOT_MINE)).toBeGreaterThan((await inkAt(wrong, NOT_MINE)) + 30)
  expect(await inkAt(wrong, AMOUNT_WRONG)).toBeGreaterThan((await inkAt(notMine, AMOUNT_WRONG)) + 30)
  expect(await pagesOf(notMine)).toHaveLength(1)
  const [, attached] = await pagesOf(wrong)
  expect(attached!.text).toContain('I paid it in May.')
  expect(attached!.text).toContain('584-345')
})

test('is not offered any more once the picture of the page is deleted', async () => {
  const path = await uploaded(NOTICE)
  server.clock.move(61)
  await server.runJob(DELETE_EXPIRED_UPLOADS)
  expect((await person.get(path)).json).toMatchObject({ page_held: false })
  expectRefusal(await person.post(path, { ticked: ['not-mine'] }), 409, 'pages-gone')
})
