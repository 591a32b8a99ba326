import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  BILLING: z.enum(['test', 'paypal', 'off']).optional(),
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  PAYPAL_ENVIRONMENT: z.enum(['live', 'sandbox']).default('live'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  READERS: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  LOCATION_DATABASE: z.string().min(1).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform(url => new URL(url).origin)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('no-reply@writeback.invalid'),
  SUPPORT_EMAIL: z.email().optional(),
  OFFICE_ADDRESS: z.string().trim().min(10).max(200).optional(),
  ADMIN_EMAILS: z
    .string()
    .transform(list => list.split(',').map(email => email.trim().toLowerCase()))
    .pipe(z.array(z.email()))
    .default([]),
  TRUSTED_PROXIES: z
    .string()
    .transform(list => list.split(',').map(address => address.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .default([]),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PUSH_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'is not 32 bytes in base64url')
    .optional(),
  TEST_CLOCK: z.iso
    .datetime()
    .transform(moment => new Date(moment))
    .optional(),
  TEST_PUSH_SERVICE: z
    .url({ protocol: /^https$/ })
    .transform(url => new URL(url).origin)
    .optional(),
})

/** Every variable that is read; each stands in the README. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** A PostgreSQL server; undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Who takes the money. `test`: a stand-in, no money moves. `off`: everything is open and nothing is sold. */
  readonly billing: 'test' | 'paypal' | 'off'
  readonly paypal: PaypalSettings | undefined
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL']
  /** How many letters are read side by side, one process each. */
  readonly readers: number
  /** A MaxMind-format city database, for guessing the state from an address. Optional. */
  readonly locationDatabase: string | undefined
  /** Where people reach this installation; links in mail start with it. Undefined: the address the server listens on. */
  readonly publicUrl: string | undefined
  /** The mail server. Undefined: outside production, mail lands in the outbox at `/dev/mail`. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Where people who need help write to. Undefined: the pages tell them to ask whoever runs it. */
  readonly supportEmail: string | undefined
  /** Name and postal address of whoever sells: a credit-repair contract must name both.  @law 15 USC 1679d(b)(3) */
  readonly officeAddress: string | undefined
  /** Who may open `/admin`, in lower case. */
  readonly adminEmails: readonly string[]
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  readonly isProduction: boolean
  /** The private half of the key pair that push services know us by, in base64url. Undefined: one made on first start. */
  readonly pushKey: string | undefined
  /** The moment at which the server believes it starts. For tests only. */
  readonly testClock: Date | undefined
  /** A push service besides those of the browsers. For tests only. */
  readonly testPushService: string | undefined
}

export interface PaypalSettings {
  readonly clientId: string
  readonly secret: string
  readonly webhookId: string
  readonly environment: 'live' | 'sandbox'
}

export type ConfigResult =
  | { readonly kind: 'valid'; readonly config: Config }
  | { readonly kind: 'invalid'; readonly faults: readonly string[] }

/** The only reader of the environment. Every fault is listed at once; an empty variable counts as not set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    return { kind: 'invalid', faults: parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`) }
  }
  const read = parsed.data
  const forTests = (['TEST_CLOCK', 'TEST_PUSH_SERVICE'] as const).filter(name => read[name] !== undefined)
  if (read.NODE_ENV !== 'test' && forTests.length > 0)
    return { kind: 'invalid', faults: forTests.map(name => `${name}: is for tests alone (NODE_ENV=test).`) }
  const billing = billingOf(read)
  if ('faults' in billing) return { kind: 'invalid', faults: billing.faults }
  return {
    kind: 'valid',
    config: {
      port: read.PORT,
      host: read.HOST,
      dataDir: resolve(read.DATA_DIR),
      databaseUrl: read.DATABASE_URL,
      ...billing,
      logLevel: read.LOG_LEVEL,
      readers: read.READERS,
      locationDatabase: read.LOCATION_DATABASE,
      publicUrl: read.PUBLIC_URL,
      smtpUrl: read.SMTP_URL,
      mailFrom: read.MAIL_FROM,
      supportEmail: read.SUPPORT_EMAIL,
      officeAddress: read.OFFICE_ADDRESS ?? (billing.billing === 'test' ? TEST_OFFICE : undefined),
      adminEmails: read.ADMIN_EMAILS,
      trustedProxies: read.TRUSTED_PROXIES,
      isProduction: read.NODE_ENV === 'production',
      pushKey: read.PUSH_KEY,
      testClock: read.TEST_CLOCK,
      testPushService: read.TEST_PUSH_SERVICE,
    },
  }
}

const TEST_OFFICE = 'Writeback test shop (no postal address: no money moves here)'

type Billing = Pick<Config, 'billing' | 'paypal'>

// PayPal when it is set up, else the stand-in; a product that runs for real never takes pretended money by accident.
function billingOf(read: z.infer<typeof environment>): Billing | { readonly faults: readonly string[] } {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = read
  const names = { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId }
  const isPartlySet = Object.values(names).some(value => value !== undefined)
  const billing = read.BILLING ?? (isPartlySet ? 'paypal' : 'test')
  if (billing === 'test' && read.NODE_ENV === 'production')
    return { faults: ['BILLING: test payments are refused in production. Set up PayPal, or set BILLING=off.'] }
  if (billing !== 'paypal') return { billing, paypal: undefined }
  if (clientId && secret && webhookId)
    return { billing, paypal: { clientId, secret, webhookId, environment: read.PAYPAL_ENVIRONMENT } }
  const missing = Object.entries(names).filter(([, value]) => value === undefined)
  return { faults: missing.map(([name]) => `${name}: is needed to take payments through PayPal.`) }
}
