import { describe, expect, test } from 'vitest'
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

describe('separate processes', () => {
  const shared = {
    DATABASE_URL: 'postgres://db/x',
    KEYS_DIR: './keys',
    S3_BUCKET: 'letters',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    BILLING: 'off',
  }

  test('are refused without what they must share, each missing part named', () => {
    for (const ROLE of ['web', 'worker']) {
      const read = readConfig({ ROLE })
      expect(read.kind === 'invalid' && read.faults.map(fault => fault.split(':')[0])).toEqual([
        'DATABASE_URL',
        'S3_BUCKET',
        'KEYS_DIR',
        'BILLING',
      ])
      expect(readConfig({ ...shared, ROLE })).toMatchObject({ kind: 'valid', config: { role: ROLE } })
    }
  })

  test('S3 that is set up by halves is refused, each missing part named', () => {
    const read = readConfig({ S3_ENDPOINT: 'http://127.0.0.1:9000' })
    expect(read.kind === 'invalid' && read.faults.map(fault => fault.split(':')[0])).toEqual([
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ])
  })
})

describe('who takes the money', () => {
  const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }

  test('test payments are refused in production', () => {
    for (const env of [{ NODE_ENV: 'production' }, { NODE_ENV: 'production', BILLING: 'test', ...paypal }]) {
      const read = readConfig(env)
      expect(read.kind === 'invalid' && read.faults).toEqual([expect.stringMatching(/^BILLING: .*production/)])
    }
  })

  test('a PayPal account that is set up by halves is refused, each missing part named', () => {
    const read = readConfig({ PAYPAL_CLIENT_ID: 'id' })
    expect(read.kind === 'invalid' && read.faults.map(fault => fault.split(':')[0])).toEqual([
      'PAYPAL_CLIENT_SECRET',
      'PAYPAL_WEBHOOK_ID',
    ])
    expect(readConfig({ BILLING: 'paypal' }).kind).toBe('invalid')
  })

  test('PayPal takes it when it is set up, also in production; BILLING=off needs nothing', () => {
    expect(readConfig({ NODE_ENV: 'production', ...paypal })).toMatchObject({
      config: { billing: 'paypal', paypal: { clientId: 'id', environment: 'live' } },
    })
    expect(readConfig({ NODE_ENV: 'production', BILLING: 'off' })).toMatchObject({ config: { billing: 'off' } })
  })

  test('operators are e-mail addresses', () => {
    expect(readConfig({ ADMIN_EMAILS: 'A@x.org, b@x.org' })).toMatchObject({
      config: { adminEmails: ['a@x.org', 'b@x.org'] },
    })
    expect(readConfig({ ADMIN_EMAILS: 'everybody' }).kind).toBe('invalid')
  })
})

test('a moved clock and a made-up push service are for tests alone', () => {
  const env = { TEST_CLOCK: '2027-01-01T17:00:00Z', TEST_PUSH_SERVICE: 'https://127.0.0.1:4443/x' }
  for (const where of ['production', 'development', '']) {
    const read = readConfig({ ...env, NODE_ENV: where, BILLING: 'off' })
    expect(read.kind === 'invalid' && read.faults.map(fault => fault.split(':')[0]), where).toEqual(Object.keys(env))
  }
  expect(readConfig({ ...env, NODE_ENV: 'test' })).toMatchObject({
    config: { testClock: new Date('2027-01-01T17:00:00Z'), testPushService: 'https://127.0.0.1:4443' },
  })
  expect(readConfig({ NODE_ENV: 'test', TEST_CLOCK: 'tomorrow' }).kind).toBe('invalid')
})

describe('mail that comes in', () => {
  const on = { INBOUND_MAIL: 'on', INBOUND_MAIL_NAME: 'In.Example.org' }
  const faultsOf = (env: Record<string, string>) => {
    const read = readConfig({ BILLING: 'off', ...env })
    return read.kind === 'invalid' ? read.faults.map(fault => fault.split(':')[0]) : []
  }

  test('is not taken unless it is switched on, and then needs a name', () => {
    expect(readConfig({ INBOUND_MAIL_NAME: 'in.example.org' })).toMatchObject({ config: { inboundMail: undefined } })
    expect(faultsOf({ INBOUND_MAIL: 'on' })).toEqual(['INBOUND_MAIL_NAME'])
    expect(readConfig(on)).toMatchObject({
      config: { inboundMail: { name: 'in.example.org', host: '127.0.0.1', port: 2525, tls: undefined } },
    })
  })

  test('comes encrypted in production, unless only this machine can send it; half a key pair is a fault', () => {
    const open = { ...on, NODE_ENV: 'production', INBOUND_MAIL_HOST: '0.0.0.0' }
    expect(faultsOf(open)).toEqual(['INBOUND_MAIL_TLS_KEY', 'INBOUND_MAIL_TLS_CERT'])
    expect(faultsOf({ ...on, NODE_ENV: 'production' })).toEqual([])
    expect(faultsOf({ ...on, INBOUND_MAIL_TLS_KEY: 'key.pem' })).toEqual(['INBOUND_MAIL_TLS_CERT'])
    expect(faultsOf({ ...open, INBOUND_MAIL_TLS_KEY: 'key.pem', INBOUND_MAIL_TLS_CERT: 'cert.pem' })).toEqual([])
  })
})
