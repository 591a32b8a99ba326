import { sql } from 'drizzle-orm'
import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DisputeEvent, EventKind } from '#disputes/event.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const calendarDay = (name: string) => date(name, { mode: 'string' })

export const disputes = pgTable('disputes', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  type: text('type', { enum: ['debt_collection', 'credit_dispute'] }).notNull(),
  analysisId: uuid('analysis_id'),
  collectorName: text('collector_name'),
  debtAmount: bigint('debt_amount', { mode: 'number' }),
  accountEnding: text('account_ending'),
  timeZone: text('time_zone'),
  openedOn: calendarDay('opened_on').notNull(),
  mailBy: calendarDay('mail_by'),
  sueBy: calendarDay('sue_by'),
  violationCount: integer('violation_count'),
  strengthEstimate: integer('strength_estimate'),
  plannedFor: at('planned_for'),
  plannedStep: text('planned_step'),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at')
    .notNull()
    .default(sql`clock_timestamp()`),
  // kept by the database itself, from the events
  log: jsonb('log').$type<readonly DisputeEvent[]>().notNull().default([]),
})

export const disputeEvents = pgTable('dispute_events', {
  id: uuid('id').primaryKey(),
  disputeId: uuid('dispute_id').notNull(),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  kind: text('kind').$type<EventKind>().notNull(),
  happenedOn: calendarDay('happened_on').notNull(),
  recordedAt: at('recorded_at').notNull(),
  by: text('by', { enum: ['you', 'collector', 'writeback'] }).notNull(),
  about: jsonb('about').$type<object>(),
  note: text('note'),
  key: text('key'),
})

export const disputeEvidence = pgTable('dispute_evidence', {
  id: uuid('id').primaryKey(),
  disputeId: uuid('dispute_id').notNull(),
  eventId: uuid('event_id').notNull(),
  fileName: text('file_name').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  createdAt: at('created_at').notNull(),
})
