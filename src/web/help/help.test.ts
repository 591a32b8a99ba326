import { createElement } from 'react'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { FRONT_PAGES } from '#web/front/pages.ts'
import { rendered, wordsOf } from '#web/rendered.testing.ts'
import { routes } from '#web/routes.tsx'
import { GLOSSARY } from './glossary.ts'
import { HelpSheet } from './HelpSheet.tsx'
import { MeaningText } from './MeaningText.tsx'
import { helpAt, PAGE_HELP } from './pages.ts'

const START = PAGE_HELP[0]

type Tree = readonly { readonly path?: string | undefined; readonly children?: Tree | undefined }[]

function pathsIn(tree: Tree): readonly string[] {
  return tree.flatMap(({ path, children }) => [...(path ? [path] : []), ...(children ? pathsIn(children) : [])])
}

// they lead elsewhere at once, or are the start page by another name
const NO_PAGES = ['*', '/bundle', '/', '/home', '/products', '/old-home']

test('every page has help of its own', () => {
  const paths = pathsIn(routes).filter(path => !NO_PAGES.includes(path))
  expect(paths.length).toBeGreaterThan(25)
  const without = paths.filter(path => helpAt(path.replace(/\/:\w+\?/, '').replace(/:\w+/g, 'x')) === START)
  expect(without).toEqual([])
})

test('every entry is the help of a page there is', () => {
  for (const { at } of PAGE_HELP) {
    const isFront = FRONT_PAGES.some(({ paths }) => paths.includes(at))
    const match = [at, `${at}/x`].map(path => matchRoutes(routes, path)?.at(-1)?.route.path)
    expect(isFront || match.some(path => path !== undefined && path !== '*'), at).toBe(true)
  }
})

test.each([
  ['/results', '/results'],
  ['/results/what-now/lawsuit', '/results/what-now'],
  ['/dashboard/violations', '/dashboard/violations'],
  ['/dashboard/tools', '/dashboard'],
  ['/letter/12', '/letter'],
  ['/home', '/'],
])('the help of %s is that of %s', (pathname, at) => {
  expect(helpAt(pathname).at).toBe(at)
})

test('the sheet says what the page does, what to do next, and explains its words', () => {
  const sheet = () => createElement(HelpSheet, { pathname: '/tools/sol-checker', onClose: () => undefined })
  const html = rendered(sheet, '/tools/sol-checker')
  const words = wordsOf(html)
  for (const part of ['too old for court', 'What to do next', 'Time-barred', GLOSSARY['charge-off'].meaning])
    expect(words).toContain(part)
  expect(html).toContain('href="/guides/old-debts"')
})

test('a word of the law names the law and the guide', () => {
  const html = rendered(() => createElement(MeaningText, { meaning: GLOSSARY['time-barred'] }), '/')
  expect(html).toContain('1006.26')
  expect(html).toContain('href="/guides/old-debts"')
})
