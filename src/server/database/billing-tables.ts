import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { PRODUCT_IDS } from '#billing/catalogue.ts'
import { LETTER_CHOICES } from '#billing/aliases.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a buyer agreed to before paying, kept as evidence. */
export interface Agreement {
  readonly version: string
  readonly text: string
  readonly at: string
}

export const ORDER_STATUSES = ['new', 'pending', 'denied', 'authorized', 'paid', 'voided', 'refunded'] as const

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id'),
  email: text('email'),
  product: text('product', { enum: PRODUCT_IDS }).notNull(),
  letterChoice: text('letter_choice', { enum: LETTER_CHOICES }),
  letterCount: integer('letter_count'),
  agreement: jsonb('agreement').$type<Agreement>(),
  analysisId: uuid('analysis_id'),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  charge: text('charge', { enum: ['at-checkout', 'after-delivery'] }).notNull(),
  provider: text('provider', { enum: ['test', 'paypal'] }).notNull(),
  providerOrderId: text('provider_order_id').unique(),
  authorizationId: text('authorization_id').unique(),
  authorizedUntil: at('authorized_until'),
  captureId: text('capture_id').unique(),
  status: text('status', { enum: ORDER_STATUSES }).notNull(),
  refunded: integer('refunded').notNull().default(0),
  refundAskedAt: at('refund_asked_at'),
  createdAt: at('created_at').notNull(),
  settledAt: at('settled_at'),
  deliveredAt: at('delivered_at'),
})

export const entitlements = pgTable('entitlements', {
  orderId: uuid('order_id').primaryKey(),
  ownerId: uuid('owner_id'),
  email: text('email'),
  purchase: text('purchase').notNull(),
  scans: integer('scans').notNull().default(0),
  scansUsed: integer('scans_used').notNull().default(0),
  grantedAt: at('granted_at').notNull(),
  startsAt: at('starts_at'),
  endsAt: at('ends_at'),
  revokedAt: at('revoked_at'),
})

export const openedAnalyses = pgTable('opened_analyses', {
  analysisId: uuid('analysis_id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  openedAt: at('opened_at').notNull(),
})

export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: at('received_at').notNull(),
  processedAt: at('processed_at'),
})

/** One letter of a done-for-you order, as far as it has come. */
export interface PreparedLetter {
  readonly title: string
  readonly text: string
  readonly trackingNumber: string | null
}

export const doneForYou = pgTable('done_for_you', {
  orderId: uuid('order_id').primaryKey(),
  status: text('status', { enum: ['waiting', 'prepared', 'approved', 'mailed'] }).notNull(),
  letters: jsonb('letters').$type<readonly PreparedLetter[]>().notNull(),
  approvedAt: at('approved_at'),
  mailedAt: at('mailed_at'),
  watchedUntil: date('watched_until', { mode: 'string' }),
  followedUpAt: at('followed_up_at'),
  updatedAt: at('updated_at').notNull(),
})
