import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const mailAddresses = pgTable('mail_addresses', {
  personId: uuid('person_id').primaryKey(),
  localPart: text('local_part').notNull().unique(),
  createdAt: at('created_at').notNull(),
  gmailCode: text('gmail_code'),
  gmailCodeAt: at('gmail_code_at'),
})

export const inboundMails = pgTable('inbound_mails', {
  analysisId: uuid('analysis_id').primaryKey(),
  personId: uuid('person_id').notNull(),
  messageKey: text('message_key'),
  filesKey: text('files_key'),
  fromName: text('from_name').notNull(),
  fromAddress: text('from_address').notNull(),
  subject: text('subject').notNull(),
  isFromPerson: boolean('is_from_person').notNull(),
  times: integer('times').notNull(),
  lastCameAt: at('last_came_at').notNull(),
})
