import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { analyze, expectNoSideScroll, openBrowser, PHONE } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { textOfPdf } from './letter-pdf.ts'
import { placeOnPhoto, wordsOnPhoto } from './photo-truth.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'off' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

test('from a photo of a letter to a downloaded answer, on a phone', async () => {
  const { page, faults, context } = await openBrowser(browser, product.address, { viewport: PHONE })
  await page.goto('/')
  await page.getByRole('link', { name: 'Check my letter' }).first().click()
  await page.waitForURL('**/upload')
  await analyze(page, example('corpus/photos/038-time-barred-suit-threat-ca-medium.jpg'), 'CA')
  await expectNoSideScroll(page)

  await page.getByRole('button', { name: 'See finding 1 in the letter' }).click()
  await page.getByRole('dialog').getByRole('img', { name: 'Page 1 of your letter' }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Generate Response Letter' }).last().click()
  await page.waitForURL(/\/letter\//)
  await page
    .getByLabel(/^Your name/)
    .first()
    .fill('Maria Ortiz')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF Letter' }).click()
  const file = await (await download).path()
  const text = await textOfPdf(readFileSync(file))
  expect(text).toContain('Maria Ortiz')
  expect(text).toMatch(/1692g|1006\.3\d/)
  await expectNoSideScroll(page)
  expect(faults).toEqual([])
  await context.close()
})

test.for(['035-overshadow-ten-days-wa-easy', '038-time-barred-suit-threat-ca-medium'])(
  'marks on the photo %s cover the words they quote',
  async name => {
    const { page, context } = await openBrowser(browser, product.address, { viewport: PHONE })
    const photo = example(`corpus/photos/${name}.jpg`)
    await analyze(page, photo, name.includes('-wa-') ? 'WA' : 'CA')
    const id = new URL(page.url()).searchParams.get('analysis')
    const reply = (await (await context.request.get(`/api/analyses/${id}`)).json()) as AnalysisReply
    const evidence = reply.violations.violations.flatMap(one => one.evidence)
    expect(evidence.length).toBeGreaterThan(0)

    const words = await wordsOnPhoto(name)
    const toPhoto = await placeOnPhoto(photo)
    for (const { quote, boxes } of evidence) {
      const outlines = boxes.map(([x0, y0, x1, y1]) => toPhoto([x0, y0, x1, y1]))
      const covered = words.filter(({ middle }) => outlines.some(outline => holds(outline, middle)))
      const share = shareOf(quote, covered.map(({ text }) => text).join(' '))
      expect(share.ofQuote, `words of “${quote}” under its marks`).toBeGreaterThanOrEqual(0.8)
      expect(share.ofCovered, `words under the marks of “${quote}”`).toBeGreaterThanOrEqual(0.7)
    }
    await context.close()
  },
)

type Point = readonly [number, number]

/** Whether a point lies in a convex outline given in order. */
function holds(outline: readonly Point[], [x, y]: Point): boolean {
  const sides = outline.map(([x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length]!
    return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)
  })
  return sides.every(side => side >= 0) || sides.every(side => side <= 0)
}

function shareOf(quote: string, covered: string): { ofQuote: number; ofCovered: number } {
  const said = wordsOf(quote)
  const under = wordsOf(covered)
  const common = said.filter(word => under.includes(word)).length
  const wanted = under.filter(word => said.includes(word)).length
  return { ofQuote: common / said.length, ofCovered: under.length === 0 ? 0 : wanted / under.length }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}
