import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Deadline } from '#law/assessment.ts'
import type { Strength } from '#law/define-rule.ts'

/** A finding as the history of violations shows it. */
export interface StoredFinding {
  readonly ruleId: string
  readonly type: string
  readonly title: string
  readonly description: string
  readonly law: string
  readonly severity: number
  readonly strength: Strength
  readonly hasEvidence: boolean
}

export const analysisSummaries = pgTable('analysis_summaries', {
  analysisId: uuid('analysis_id').primaryKey(),
  mark: text('mark').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
  isCourtPaper: boolean('is_court_paper').notNull(),
  strongCount: integer('strong_count').notNull(),
  letterOn: date('letter_on', { mode: 'string' }),
  deadlines: jsonb('deadlines').$type<readonly Deadline[]>().notNull(),
  lastDeadlineOn: date('last_deadline_on', { mode: 'string' }),
  findings: jsonb('findings').$type<readonly StoredFinding[]>().notNull(),
})

export const userViolations = pgTable('user_violations', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  type: text('type').notNull(),
  description: text('description').notNull(),
  collectorName: text('collector_name'),
  happenedOn: date('happened_on', { mode: 'string' }),
  hasEvidence: boolean('has_evidence').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})

// counted by the database itself
export const ownerChanges = pgTable('owner_changes', {
  ownerId: uuid('owner_id').primaryKey(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  judged: text('judged'),
})
