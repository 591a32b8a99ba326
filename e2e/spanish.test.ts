import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectGood, expectGoodNow, openBrowser } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'test' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

const asked = async (path: string, headers: Record<string, string>) => {
  const reply = await fetch(product.address + path, { headers: { accept: 'text/html', ...headers } })
  return { reply, html: await reply.text() }
}

test.each(['/', '/faq', '/upload'])(
  '%s is served in the language of whoever asks, each with a tag of its own',
  async path => {
    const spanish = await asked(path, { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' })
    const english = await asked(path, { 'accept-language': 'es', cookie: 'language=en' })
    for (const [{ reply, html }, language] of [
      [spanish, 'es'],
      [english, 'en'],
    ] as const) {
      expect(html).toContain(`<html lang="${language}"`)
      expect(reply.headers.get('content-language')).toBe(language)
      expect(reply.headers.get('vary')).toMatch(/Cookie, Accept-Language/)
    }
    const tag = spanish.reply.headers.get('etag')!
    expect(english.reply.headers.get('etag')).not.toBe(tag)
    expect((await asked(path, { 'accept-language': 'es', 'if-none-match': tag })).reply.status).toBe(304)
    expect((await asked(path, { 'accept-language': 'en', 'if-none-match': tag })).reply.status).toBe(200)
  },
)

test('title, shared words and the questions for search engines are in Spanish too', async () => {
  const { html } = await asked('/faq', { 'accept-language': 'es' })
  expect(html).toContain('<title>Preguntas y respuestas | Writeback</title>')
  expect(html).toContain('property="og:title" content="Preguntas y respuestas"')
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!)
  expect(data.inLanguage).toBe('es')
  expect(data.mainEntity[0].name).toMatch(/^Me demandaron/)
})

test('on a phone that speaks Spanish: home, the quiz, the upload; English when it is chosen, and remembered', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { locale: 'es-MX' })
  await expectGood(page, '/')
  await page.getByRole('heading', { level: 1, name: /¿Le llegó una carta de cobro\?/ }).waitFor()
  await page.getByRole('checkbox', { name: /Es una factura médica/ }).check()
  await page.getByText('1 situación elegida').waitFor()
  await page.getByRole('button', { name: 'Analizar', exact: true }).click()
  await page.getByRole('heading', { name: 'Lo que corresponde a su situación' }).waitFor()
  await expectGoodNow(page)
  await page.locator('main').getByRole('link', { name: 'Revisar mi carta gratis' }).first().click()
  await page.waitForURL('**/upload')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  await page.getByRole('button', { name: 'English' }).click()
  await page.locator('html[lang="en"]').waitFor()
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /Got a collection letter/ }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
