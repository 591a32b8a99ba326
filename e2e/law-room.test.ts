import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { parse } from 'yaml'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { judge, type LetterOfCorpus } from './law-room/judge.ts'

// The law room in a browser, bundled as the pages are: private mode judges there what the server judges here.
const FOLDERS = ['corpus', 'first-sight/ordinary', 'first-sight/odd-1', 'first-sight/odd-2']

let browser: Browser
let script: string
beforeAll(async () => {
  ;[browser, script] = await Promise.all([launchChromium(), bundled()])
}, 120_000)
afterAll(() => browser.close())

test('the law room says of every letter the same in Chromium as in Node, to the byte', async () => {
  const letters = FOLDERS.flatMap(lettersIn)
  expect(letters.length).toBeGreaterThan(130)
  const page = await browser.newPage()
  await page.addScriptTag({ content: script })
  const there = await page.evaluate(all => window.judgeLetters(all), letters)
  expect(there).toHaveLength(letters.length)
  const different = letters.filter((letter, i) => judge(letter) !== there[i]).map(({ name }) => name)
  expect(different).toEqual([])
  await page.close()
}, 240_000)

function lettersIn(folder: string): LetterOfCorpus[] {
  const home = example(`${folder}/letters`)
  const files = readdirSync(home).filter(name => name.endsWith('.yaml'))
  return files.map(name => {
    const { text, state } = parse(readFileSync(`${home}/${name}`, 'utf8')) as { text: string; state: string }
    return { name: `${folder}/${name}`, text, state }
  })
}

async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('./law-room/page.ts', import.meta.url))
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'lawRoom' } },
  })
  const [output] = [made].flat() as Rolldown.RolldownOutput[]
  return output!.output[0].code
}
