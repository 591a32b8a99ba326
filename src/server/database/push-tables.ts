import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const pushPhones = pgTable('push_phones', {
  id: uuid('id').primaryKey(),
  personId: uuid('person_id').notNull(),
  endpoint: text('endpoint').notNull().unique(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  device: text('device').notNull(),
  createdAt: at('created_at').notNull(),
})

export const pushes = pgTable('pushes', {
  id: uuid('id').primaryKey(),
  phoneId: uuid('phone_id').notNull(),
  reminder: text('reminder').notNull(),
  path: text('path').notNull(),
  status: text('status', { enum: ['waiting', 'sent', 'given-up', 'unsure', 'withdrawn'] }).notNull(),
  createdAt: at('created_at').notNull(),
  giveUpAt: at('give_up_at').notNull(),
  claimedAt: at('claimed_at'),
  endedAt: at('ended_at'),
})
