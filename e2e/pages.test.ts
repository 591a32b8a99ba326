import type { Browser, BrowserContext } from 'playwright-core'
import { matchRoutes, type RouteObject } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGE_COOKIE, LANGUAGES } from '#language/language.ts'
import type { Phrase } from '#language/phrase.ts'
import { routes } from '#web/routes.tsx'
import { launchChromium } from './chromium.ts'
import { faultsOnEveryLook, faultsOnPhone, ready } from './pages/look.ts'
import { onPage, type Visit } from './pages/visit.ts'
import { VISITS } from './pages/visits.ts'
import { makeWorld, type World } from './pages/world.ts'
import { PHONE } from './browser.ts'
import { TIME_ZONE } from './their-day.ts'

let browser: Browser
let world: World

beforeAll(async () => {
  ;[browser, world] = await Promise.all([launchChromium(), makeWorld()])
}, 300_000) // seven letters and a credit report are read
afterAll(async () => {
  await browser.close()
  await world.remove()
})

test('no route is left out', () => {
  const visited = new Set(VISITS.map(({ route }) => samePage(route)))
  const all = pathsOf(routes).filter(path => path !== '*')
  expect(all.filter(path => !visited.has(samePage(path)))).toEqual([])
})

const looks = VISITS.flatMap(visit => (visit.languages ?? LANGUAGES).map(language => ({ language, ...visit })))

test.concurrent.for(looks)(
  '$route, $state ($as) in $language: nothing axe can find, and no wider than the window',
  async ({ language, ...visit }, { expect }) => {
    const context = await contextOf(visit, language)
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    const on = onPage(page, language)
    await page.goto(typeof visit.path === 'string' ? visit.path : visit.path(world))
    const shown = () => samePage(matchRoutes(routes, new URL(page.url()).pathname)!.at(-1)!.route.path!)
    await expect.poll(shown).toEqual(samePage(visit.leadsTo ?? visit.route))
    await ready(page)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.title()).toMatch(/\S \| Writeback$/)
    const atDesk = language === 'en' ? 'light' : 'dark'
    faults.push(...(await faultsOnEveryLook(page, atDesk)))
    for (const [name, act] of visit.further ?? []) {
      await act(on)
      await ready(page)
      faults.push(...(await faultsOnEveryLook(page, atDesk)).map(fault => `${name}, ${fault}`))
    }
    for (const opens of windowsOf(visit)) {
      await on.press(opens)
      await page.locator('dialog[open]').waitFor()
      faults.push(...(await faultsOnPhone(page, 'dialog[open]')).map(fault => `${opens}, ${fault}`))
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    expect(faults).toEqual([])
    await context.close()
  },
)

/** The help is the same in every state of a page. */
function windowsOf(visit: Visit): readonly Phrase[] {
  const isFirst = VISITS.find(({ route }) => route === visit.route)?.path === visit.path
  return [...(visit.windows ?? []), ...(isFirst ? (['Help with this page'] as const) : [])]
}

/** Routes of one page stand for it by their component: an address that shows the same is looked at once. */
function samePage(path: string): unknown {
  const { lazy, loader } = matchRoutes(routes, path.replace('?', '').replaceAll(/:\w+/g, 'x'))!.at(-1)!.route
  return lazy ?? loader ?? path
}

function pathsOf(list: readonly RouteObject[]): string[] {
  return list.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])])
}

async function contextOf({ as, session = {} }: Visit, language: string): Promise<BrowserContext> {
  const { address, token, cookie } = world.viewers[as]
  const { hostname } = new URL(address)
  const [name, value] = cookie?.split('=') ?? []
  const context = await browser.newContext({
    baseURL: address,
    viewport: PHONE,
    hasTouch: true,
    reducedMotion: 'reduce',
    timezoneId: TIME_ZONE,
    storageState: {
      cookies: [[LANGUAGE_COOKIE, language], ...(name ? [[name, value!]] : [])].map(([name, value]) => ({
        name: name!,
        value: value!,
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax' as const,
      })),
      origins: token ? [{ origin: address, localStorage: [{ name: 'token', value: token }] }] : [],
    },
  })
  await context.addInitScript(kept => {
    // each would fetch every file of the product ahead
    navigator.serviceWorker.register = () => Promise.reject(new Error('not here'))
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  }, session)
  return context
}
