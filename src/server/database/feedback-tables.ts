import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { FEEDBACK_STATES, FEEDBACK_TYPES } from '#contract/feedback.ts'

export const feedback = pgTable('feedback', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  kind: text('kind', { enum: FEEDBACK_TYPES }).notNull(),
  words: text('words').notNull(),
  email: text('email').notNull(),
  name: text('name'),
  mayShowName: boolean('may_show_name').notNull(),
  mayQuote: boolean('may_quote').notNull(),
  status: text('status', { enum: FEEDBACK_STATES }).notNull(),
  summary: text('summary'),
  impact: text('impact'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
