import { sql } from 'drizzle-orm'
import { bigint, date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CreditEventKind } from '#credit/dispute-log.ts'
import type { LetterItem } from '#credit/letter-item.ts'
import type { CreditAnswers } from '#credit/questions.ts'
import { BUREAUS, type Bureau, type CreditReport } from '#credit/report.ts'
import type { ReportShown } from '#letters/credit/credit-context.ts'
import type { StoredFailure } from './tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Who sends the letters of a dispute. No digit of a Social Security number.  @law decision 11 */
export interface KeptSender {
  readonly name: string
  readonly addressLines: readonly string[]
  readonly papers: readonly string[]
  readonly harm: string | undefined
}

/** What is disputed with one bureau. */
export interface KeptBureau {
  readonly report: ReportShown
  readonly items: readonly LetterItem[]
}

export const creditReports = pgTable('credit_reports', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  createdAt: at('created_at').notNull(),
  fileName: text('file_name').notNull(),
  contentHash: text('content_hash').notNull(),
  report: jsonb('report').$type<CreditReport>().notNull(),
  /** What the person answered, by question. */
  told: jsonb('told').$type<CreditAnswers>().notNull(),
})

export const creditReadings = pgTable('credit_readings', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  createdAt: at('created_at').notNull(),
  fileName: text('file_name').notNull(),
  contentHash: text('content_hash').notNull(),
  status: text('status', { enum: ['waiting', 'reading', 'failed'] }).notNull(),
  blobIds: jsonb('blob_ids').$type<readonly string[]>().notNull(),
  failure: jsonb('failure').$type<StoredFailure>(),
})

export const creditOpenings = pgTable('credit_openings', {
  orderId: uuid('order_id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  reportId: uuid('report_id'),
  bureau: text('bureau', { enum: BUREAUS }),
  openedAt: at('opened_at').notNull(),
})

export const creditDisputes = pgTable('credit_disputes', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  reportId: uuid('report_id'),
  createdAt: at('created_at').notNull(),
  sender: jsonb('sender').$type<KeptSender>().notNull(),
  bureaus: jsonb('bureaus').$type<Partial<Record<Bureau, KeptBureau>>>().notNull(),
  changedAt: at('changed_at')
    .notNull()
    .default(sql`clock_timestamp()`),
})

export const creditLetters = pgTable('credit_letters', {
  letterId: uuid('letter_id').primaryKey(),
  disputeId: uuid('dispute_id').notNull(),
  bureau: text('bureau', { enum: BUREAUS }).notNull(),
  template: text('template').notNull(),
  deliveredAt: at('delivered_at'),
})

export const creditEvents = pgTable('credit_events', {
  id: uuid('id').primaryKey(),
  disputeId: uuid('dispute_id').notNull(),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  bureau: text('bureau', { enum: BUREAUS }).notNull(),
  kind: text('kind').$type<CreditEventKind>().notNull(),
  happenedOn: date('happened_on', { mode: 'string' }).notNull(),
  recordedAt: at('recorded_at').notNull(),
  about: jsonb('about').$type<object>().notNull(),
  note: text('note'),
  key: text('key'),
})
