import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any setting the product runs on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    kind: 'valid',
    config: { port: 3000, host: '127.0.0.1', billing: 'test', databaseUrl: undefined, isProduction: false },
  })
})

test('all faults are listed at once', () => {
  const read = readConfig({ PORT: '99999', BILLING: 'maybe', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' })
  expect(read.kind === 'invalid' && read.faults.map(fault => fault.split(':')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'BILLING',
    'LOG_LEVEL',
  ])
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', BILLING: '' }).kind).toBe('valid')
})
