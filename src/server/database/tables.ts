import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Reading } from '#analyses/reading.ts'
import type { Language } from '#language/language.ts'
import { withEveryFact } from '#law/every-fact.ts'
import type { Box } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'

// The columns as the migrations make them; a test compares the two.

// Facts that were kept by an earlier version lack the names that were added since.
const letterFacts = customType<{ data: LetterFacts; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: facts => JSON.stringify(facts),
  fromDriver: kept => withEveryFact((typeof kept === 'string' ? JSON.parse(kept) : kept) as Partial<LetterFacts>),
})

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const owners = pgTable('owners', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['visitor', 'person'] }).notNull(),
  tokenHash: text('token_hash').unique(),
  createdAt: at('created_at').notNull().defaultNow(),
  seenAt: at('seen_at').notNull().defaultNow(),
})

export interface StoredFailure {
  readonly code: string
  readonly message: string
  readonly suggestion: string
}

/** What a piece of a page was cut for, and what of the page it shows. Fractions of the page. */
export interface PiecePlace {
  readonly boxes: readonly Box[]
  readonly shows: Box
}

export const analyses = pgTable('analyses', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  status: text('status', { enum: ['waiting', 'reading', 'done', 'failed'] }).notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  finishedAt: at('finished_at'),
  fileName: text('file_name').notNull(),
  flowType: text('flow_type', { enum: ['generate', 'enhance'] }).notNull(),
  uploadContext: text('upload_context').notNull(),
  serviceType: text('service_type').notNull(),
  userIssue: text('user_issue').notNull(),
  disputeId: uuid('dispute_id'),
  earlierId: uuid('earlier_id'),
  state: text('state'),
  timeZone: text('time_zone'),
  reading: jsonb('reading').$type<Reading>(),
  facts: letterFacts('facts'),
  consumerFacts: jsonb('consumer_facts').$type<Record<string, unknown>>().notNull(),
  ownLetter: text('own_letter'),
  failure: jsonb('failure').$type<StoredFailure>(),
  collectorName: text('collector_name'),
  violationCount: integer('violation_count'),
  severityScore: integer('severity_score'),
  pagesKeptAt: at('pages_kept_at'),
  savedAt: at('saved_at'),
})

export const storedFiles = pgTable('stored_files', {
  id: uuid('id').primaryKey(),
  analysisId: uuid('analysis_id').notNull(),
  role: text('role', { enum: ['letter', 'envelope', 'own-letter', 'page', 'piece'] }).notNull(),
  position: integer('position').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  createdAt: at('created_at').notNull().defaultNow(),
  /** Null: it stays until its owner deletes it. */
  deleteAfter: at('delete_after'),
  place: jsonb('place').$type<PiecePlace>(),
})

export const letters = pgTable('letters', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  analysisId: uuid('analysis_id'),
  requestHash: text('request_hash').notNull(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  document: jsonb('document').notNull(),
  extra: jsonb('extra').$type<Record<string, unknown>>().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
})

export const downloadCounts = pgTable(
  'download_counts',
  { day: date('day', { mode: 'string' }).notNull(), kind: text('kind').notNull(), count: integer('count').notNull() },
  table => [primaryKey({ columns: [table.day, table.kind] })],
)

export const installationKeys = pgTable('installation_keys', {
  name: text('name').primaryKey(),
  mark: text('mark').notNull(),
  madeAt: at('made_at').notNull().defaultNow(),
})

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: at('at').notNull().defaultNow(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
})

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique(),
  ownerId: uuid('owner_id'),
  template: text('template').notNull(),
  status: text('status', { enum: ['waiting', 'sent', 'given-up', 'unsure', 'withdrawn'] }).notNull(),
  sealed: text('sealed'),
  claimedAt: at('claimed_at'),
  createdAt: at('created_at').notNull().defaultNow(),
  giveUpAt: at('give_up_at').notNull(),
  endedAt: at('ended_at'),
})

const madeByDatabase = (name: string) =>
  uuid(name)
    .primaryKey()
    .default(sql`gen_random_uuid()`)

export const people = pgTable('people', {
  id: madeByDatabase('id'),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  name: text('name').notNull(),
  image: text('image'),
  /** What is written to them. */
  language: text('language').$type<Language>().notNull().default('en'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export const sessions = pgTable('sessions', {
  id: madeByDatabase('id'),
  userId: uuid('person_id').notNull(),
  token: text('token').notNull().unique(),
  expiresAt: at('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export const signInAccounts = pgTable('sign_in_accounts', {
  id: madeByDatabase('id'),
  userId: uuid('person_id').notNull(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: at('access_token_expires_at'),
  refreshTokenExpiresAt: at('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export const signInCodes = pgTable('sign_in_codes', {
  id: madeByDatabase('id'),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: at('expires_at').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export const tries = pgTable('tries', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  until: at('until').notNull(),
})

export const leads = pgTable('leads', {
  ownerId: uuid('owner_id').primaryKey(),
  email: text('email').notNull(),
  agreedAt: at('agreed_at').notNull(),
})

export const reminders = pgTable('reminders', {
  personId: uuid('person_id').primaryKey(),
  askedAt: at('asked_at').notNull(),
})

export const passkeys = pgTable('passkeys', {
  id: text('id').primaryKey(),
  personId: uuid('person_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<string[]>().notNull(),
  device: text('device').notNull(),
  createdAt: at('created_at').notNull(),
  usedAt: at('used_at'),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  personId: uuid('person_id'),
  expiresAt: at('expires_at').notNull(),
})
