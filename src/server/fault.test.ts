import { DrizzleQueryError } from 'drizzle-orm/errors'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { faultOf } from './fault.ts'
import { logOptions } from './log.ts'

const SECRETS = ['dana@example.com', 'Dana Whitfield', '123-45-6789', 'tok_secret', '203.0.113.9', 'letter of Coastal']

function logged(write: (log: pino.Logger) => void): string {
  const lines: string[] = []
  write(pino(logOptions('trace'), { write: line => lines.push(line) }))
  return lines.join('')
}

test('a failed query is logged by its code, without what was in it', () => {
  const cause = Object.assign(new Error('Key (email)=(dana@example.com) already exists.'), { code: '23505' })
  const error = new DrizzleQueryError('insert into people values ($1)', ['dana@example.com', 'Dana Whitfield'], cause)
  const text = logged(log => log.error({ fault: faultOf(error) }, 'request failed'))
  expect(text).toContain('23505')
  expect(text).toContain('fault.test.ts')
  for (const secret of SECRETS) expect(text).not.toContain(secret)
})

test('an error’s own words stay out: they quote what a person wrote', () => {
  const faults = [
    () => JSON.parse('{"name": Dana Whitfield}') as unknown,
    () => {
      throw new Error('cannot read the letter of Coastal', { cause: new Error('123-45-6789') })
    },
    () => {
      throw Object.assign(new Error('550 dana@example.com unknown'), { code: 'dana@example.com' })
    },
  ].map(work => {
    try {
      return work()
    } catch (error) {
      return faultOf(error)
    }
  })
  const text = logged(log => log.error({ faults }, 'failed'))
  for (const secret of SECRETS) expect(text).not.toContain(secret)
  expect(text.match(/SyntaxError|"Error"/g)).toHaveLength(3)
})

test('a request is logged by its pattern, without address, query, headers or body', () => {
  const req = {
    id: 'r1',
    method: 'GET',
    url: '/api/analyses/dana@example.com?name=Dana%20Whitfield',
    headers: { authorization: 'Bearer tok_secret', cookie: 'writeback_visitor=tok_secret' },
    body: { email: 'dana@example.com' },
    remoteAddress: '203.0.113.9',
    ip: '203.0.113.9',
    routeOptions: { url: '/api/analyses/:id' },
  }
  const text = logged(log => log.info({ req }, 'request'))
  expect(text).toContain('/api/analyses/:id')
  for (const secret of SECRETS) expect(text).not.toContain(secret)
})
