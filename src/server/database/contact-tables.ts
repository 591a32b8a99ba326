import { boolean, date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ContactDetails } from '#contract/contacts.ts'
import { CONTACT_WAYS, REQUESTS } from '#disputes/contacts/contact.ts'

export const contactEntries = pgTable('contact_entries', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  analysisId: uuid('analysis_id'),
  collectorName: text('collector_name').notNull(),
  way: text('way', { enum: CONTACT_WAYS }),
  request: text('request', { enum: REQUESTS }),
  inWriting: boolean('in_writing').notNull(),
  happenedOn: date('happened_on', { mode: 'string' }).notNull(),
  happenedAt: text('happened_at'),
  timeZone: text('time_zone').notNull(),
  details: jsonb('details').$type<ContactDetails>().notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true, mode: 'date' }).notNull(),
})
