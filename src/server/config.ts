import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isLoopback } from './loopback.ts'

const environment = z.object({
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  KEYS_DIR: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
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
  INBOUND_MAIL: z.enum(['on', 'off']).default('off'),
  INBOUND_MAIL_NAME: z.hostname().toLowerCase().optional(),
  INBOUND_MAIL_PORT: z.coerce.number().int().min(0).max(65535).default(2525),
  INBOUND_MAIL_HOST: z.string().min(1).optional(),
  INBOUND_MAIL_TLS_KEY: z.string().min(1).optional(),
  INBOUND_MAIL_TLS_CERT: z.string().min(1).optional(),
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
  LONGEST_WAIT_MINUTES: z.coerce.number().int().min(0).max(45).default(30),
  METRICS_TOKEN: z.string().min(16, 'is too short to be a secret: 16 characters at least').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
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
  /** What this process does: answers requests, works off the queue, or both. */
  readonly role: 'all' | 'web' | 'worker'
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** A PostgreSQL server; undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Folder with the keys of the installation: the same on every machine of it. */
  readonly keysDir: string
  /** Where uploads, pictures of pages and their pieces lie. Undefined: in `dataDir`. */
  readonly s3: S3Settings | undefined
  /** Who takes the money. `test`: a stand-in, no money moves. `off`: everything is open and nothing is sold. */
  readonly billing: 'test' | 'paypal' | 'off'
  readonly paypal: PaypalSettings | undefined
  readonly logLevel: Environment['LOG_LEVEL']
  /** How many letters are read side by side, one process each. */
  readonly readers: number
  /** A MaxMind-format city database, for guessing the state from an address. Optional. */
  readonly locationDatabase: string | undefined
  /** Where people reach this installation; links in mail start with it. Undefined: the address the server listens on. */
  readonly publicUrl: string | undefined
  /** The mail server. Undefined: outside production, mail lands in the outbox at `/dev/mail`. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Where letters are mailed to. Undefined: no mail is taken. */
  readonly inboundMail: InboundMailSettings | undefined
  /** Where people who need help write to. Undefined: the pages tell them to ask whoever runs it. */
  readonly supportEmail: string | undefined
  /** Name and postal address of whoever sells: a credit-repair contract must name both.  @law 15 USC 1679d(b)(3) */
  readonly officeAddress: string | undefined
  /** Who may open `/admin`, in lower case. */
  readonly adminEmails: readonly string[]
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  /** A letter that would wait longer to be read is not taken. */
  readonly longestWaitMinutes: number
  /** Who brings it may ask for `/metrics`. Undefined: only who asks at this machine. */
  readonly metricsToken: string | undefined
  /** The OTLP collector traces are sent to, by HTTP. Undefined: there are none. */
  readonly tracesTo: string | undefined
  /** How long the process still takes requests after it was told to stop and says that it is not ready. */
  readonly drainSeconds: number
  readonly isProduction: boolean
  /** The private half of the key pair that push services know us by, in base64url. Undefined: one made on first start. */
  readonly pushKey: string | undefined
  /** The moment at which the server believes it starts. For tests only. */
  readonly testClock: Date | undefined
  /** A push service besides those of the browsers. For tests only. */
  readonly testPushService: string | undefined
}

export interface S3Settings {
  readonly bucket: string
  /** Undefined: Amazon's, in the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface InboundMailSettings {
  /** What stands after the @ of every forwarding address, in lower case. */
  readonly name: string
  readonly host: string
  readonly port: number
  /** Files with the key and the certificate, in PEM. Undefined: mail comes unencrypted, from this machine alone in production. */
  readonly tls: { readonly key: string; readonly cert: string } | undefined
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
  const inbound = inboundMailOf(read)
  const storage = storageOf(read)
  const faults = [billing, inbound, storage].flatMap(part => ('faults' in part ? part.faults : []))
  if ('faults' in billing || 'faults' in inbound || 'faults' in storage) return { kind: 'invalid', faults }
  const role = roleFaults(read, { ...billing, ...storage })
  if (role.length > 0) return { kind: 'invalid', faults: role }
  return {
    kind: 'valid',
    config: {
      role: read.ROLE,
      port: read.PORT,
      host: read.HOST,
      dataDir: resolve(read.DATA_DIR),
      databaseUrl: read.DATABASE_URL,
      keysDir: resolve(read.KEYS_DIR ?? join(read.DATA_DIR, 'keys')),
      ...storage,
      ...billing,
      logLevel: read.LOG_LEVEL,
      readers: read.READERS,
      locationDatabase: read.LOCATION_DATABASE,
      publicUrl: read.PUBLIC_URL,
      smtpUrl: read.SMTP_URL,
      mailFrom: read.MAIL_FROM,
      ...inbound,
      supportEmail: read.SUPPORT_EMAIL,
      officeAddress: read.OFFICE_ADDRESS ?? (billing.billing === 'test' ? TEST_OFFICE : undefined),
      adminEmails: read.ADMIN_EMAILS,
      trustedProxies: read.TRUSTED_PROXIES,
      longestWaitMinutes: read.LONGEST_WAIT_MINUTES,
      metricsToken: read.METRICS_TOKEN,
      tracesTo: read.OTEL_EXPORTER_OTLP_ENDPOINT,
      drainSeconds: read.DRAIN_SECONDS,
      isProduction: read.NODE_ENV === 'production',
      pushKey: read.PUSH_KEY,
      testClock: read.TEST_CLOCK,
      testPushService: read.TEST_PUSH_SERVICE,
    },
  }
}

type Environment = z.infer<typeof environment>
type Storage = Pick<Config, 's3'>

function storageOf(read: Environment): Storage | { readonly faults: readonly string[] } {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read
  const needed = { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  const isWanted = read.S3_ENDPOINT !== undefined || Object.values(needed).some(value => value !== undefined)
  if (!isWanted) return { s3: undefined }
  if (bucket && accessKeyId && secretAccessKey)
    return { s3: { bucket, endpoint: read.S3_ENDPOINT, region: read.S3_REGION, accessKeyId, secretAccessKey } }
  const missing = Object.entries(needed).filter(([, value]) => value === undefined)
  return { faults: missing.map(([name]) => `${name}: is needed to store what people upload in S3.`) }
}

// Processes of one installation see the same rows, the same bytes and the same keys, or they lose each other's letters.
function roleFaults(read: Environment, { billing, s3 }: Pick<Config, 'billing' | 's3'>): readonly string[] {
  if (read.ROLE === 'all') return []
  return [
    ...(read.DATABASE_URL
      ? []
      : [`DATABASE_URL: is needed with ROLE=${read.ROLE}: the embedded database has one process.`]),
    ...(s3 ? [] : [`S3_BUCKET: is needed with ROLE=${read.ROLE}: every process must reach the same files.`]),
    ...(read.KEYS_DIR ? [] : [`KEYS_DIR: is needed with ROLE=${read.ROLE}: every process must have the same keys.`]),
    ...(billing === 'test'
      ? [`BILLING: the test shop runs in one process alone. Set up PayPal, or set BILLING=off.`]
      : []),
  ]
}

type Inbound = Pick<Config, 'inboundMail'>

function inboundMailOf(read: Environment): Inbound | { readonly faults: readonly string[] } {
  if (read.INBOUND_MAIL === 'off') return { inboundMail: undefined }
  const { INBOUND_MAIL_NAME: name, INBOUND_MAIL_TLS_KEY: key, INBOUND_MAIL_TLS_CERT: cert } = read
  const host = read.INBOUND_MAIL_HOST ?? read.HOST
  const tls = key && cert ? { key, cert } : undefined
  // a mail server in front may speak for us on this machine; from the network letters come encrypted or not at all
  const needsTls = read.NODE_ENV === 'production' && !isLoopback(host)
  const faults = [
    ...(name ? [] : ['INBOUND_MAIL_NAME: is needed to take mail: what stands after the @ of every address.']),
    ...(key || (!cert && !needsTls) ? [] : ['INBOUND_MAIL_TLS_KEY: is needed to take letters encrypted.']),
    ...(cert || (!key && !needsTls) ? [] : ['INBOUND_MAIL_TLS_CERT: is needed to take letters encrypted.']),
  ]
  if (!name || faults.length > 0) return { faults }
  return { inboundMail: { name, host, port: read.INBOUND_MAIL_PORT, tls } }
}

const TEST_OFFICE = 'Writeback test shop (no postal address: no money moves here)'

type Billing = Pick<Config, 'billing' | 'paypal'>

// PayPal when it is set up, else the stand-in; a product that runs for real never takes pretended money by accident.
function billingOf(read: Environment): Billing | { readonly faults: readonly string[] } {
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
