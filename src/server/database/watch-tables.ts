import { integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const answerCounts = pgTable(
  'answer_counts',
  {
    minute: timestamp('minute', { withTimezone: true, mode: 'date' }).notNull(),
    /** The first word of the route: nothing a person typed. */
    part: text('part').notNull(),
    /** 2 for 200 to 299, and so on. */
    statusClass: smallint('status_class').notNull(),
    count: integer('count').notNull(),
  },
  ({ minute, part, statusClass }) => [primaryKey({ columns: [minute, part, statusClass] })],
)
