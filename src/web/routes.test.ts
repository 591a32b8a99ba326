import { matchRoutes, Navigate } from 'react-router'
import { expect, test } from 'vitest'
import { frontPageAt } from './front/pages.ts'
import { routes } from './routes.tsx'

function pathOf(address: string): string | undefined {
  return matchRoutes(routes, address)?.at(-1)?.route.path
}

test.each([
  '/',
  '/home',
  '/products',
  '/old-home',
  '/faq',
  '/dfy',
  '/feedback',
  '/email-forwarding',
  '/upload',
  '/debt-analyzer',
  '/upload/reading',
  '/results',
  '/login',
  '/success',
  '/letter/enhance',
])('%s is a page of its own', address => {
  expect(pathOf(address)).toBe(address)
})

test('any other path leads home', () => {
  const { path, element } = matchRoutes(routes, '/no-such-page')!.at(-1)!.route
  expect(path).toBe('*')
  expect(element).toMatchObject({ type: Navigate, props: { to: '/', replace: true } })
})

test.each([
  ['/upload', '/debt-analyzer'],
  ['/payment-success', '/success'],
])('%s and %s are the same page', (one, other) => {
  const page = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.lazy
  expect(page(one)).toBeDefined()
  expect(page(one)).toBe(page(other))
})

test.each(['/home', '/products', '/old-home'])('%s is the start page', address => {
  expect(frontPageAt(address)).toBe(frontPageAt('/'))
})
