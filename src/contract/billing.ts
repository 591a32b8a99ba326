import { z } from 'zod'
import { LETTER_CHOICES } from '#billing/aliases.ts'
import { PRODUCT_IDS } from '#billing/catalogue.ts'
import { flowType } from './analysis-parts.ts'
import { call } from './call.ts'
import { number, text, whole, yesOrNo } from './plain.ts'

const dollarsField = number.nonnegative()

const productSchema = z.object({
  id: z.enum(PRODUCT_IDS),
  name: text,
  price: dollarsField,
  originalPrice: dollarsField.nullable(),
  /** What the crossed-out price is: the sum of the parts bought apart, or our list price. */
  original_price_kind: z.enum(['sum', 'list']).nullable(),
  saving: z.object({ amount: dollarsField, parts: z.array(z.object({ name: text, price: dollarsField })) }).nullable(),
  description: text,
  badge: text.nullable(),
  features: z.array(text),
  note: text,
  charge: z.enum(['at-checkout', 'after-delivery']),
})

export type ProductReply = z.infer<typeof productSchema>

export const catalogue = call({
  method: 'GET',
  path: '/api/payment/catalogue',
  summary: 'Everything that is sold, and how it is paid.',
  reply: z.object({
    success: z.literal(true),
    products: z.array(productSchema),
    /** For a contract of credit repair signed now: who sells, and the days to cancel. Null where none is sold. */
    credit: z.object({ office: text, signed_on: z.iso.date() }).nullable(),
    done_for_you: z.array(z.object({ from: whole, to: whole, price: dollarsField })),
    provider: z.object({ kind: z.enum(['test', 'paypal']), client_id: text, sdk_base_url: text.nullable() }).nullable(),
  }),
})

/** `price`, `dfy_details.price` and every other price a request may hold are accepted and not read: the server's
 *  catalogue decides.  @law decision 1 */
export const createPaypalOrder = call({
  method: 'POST',
  path: '/api/payment/create-paypal-order',
  summary: 'Makes an order at the price of the catalogue, bound to who asks.',
  body: z.object({
    plan_type: text.max(40),
    email: z.email().max(254).nullish(),
    dfy_details: z.object({ letter_count: number, authorized: yesOrNo }).nullish(),
    /** Which pre-written letter. */
    template: z.enum(LETTER_CHOICES).optional(),
    /** The letter a single scan is bought for. */
    analysis_id: z.uuid().optional(),
    /** The buyer of a credit product read the notice of their rights. */
    notice_read: yesOrNo.default(false),
    /** Their name, typed under the contract of a credit product. */
    signature: text.trim().min(2).max(120).optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    orderID: text,
    order_id: text,
    message: text,
    amount: dollarsField,
  }),
})

export const verifyPaypalOrder = call({
  method: 'POST',
  path: '/api/payment/verify-paypal-order',
  summary: 'Takes the payment the buyer approved and opens what was bought. Repeating it changes nothing.',
  body: z.object({ orderID: text.min(1).max(64), plan_type: text.max(40) }),
  reply: z.object({
    success: z.literal(true),
    message: text,
    plan_type: text,
    status: z.enum(['paid', 'authorized', 'pending']),
  }),
})

/** Deliveries of the payment provider. Only a signed one is read. */
export const paymentWebhook = call({
  method: 'POST',
  path: '/api/payment/webhook',
  summary: 'What the payment provider tells us.',
  reply: z.object({ success: z.literal(true) }),
})

/** For display only: the server decides anew on every call.  */
export const planSchema = z.object({
  plan_type: text,
  purchases: z.array(text),
  subscription_status: z.enum(['none', 'active', 'expired']),
  debt_scans_used: whole,
  credit_scans_used: whole,
  /** 999 is unlimited. */
  analyses_limit: whole,
})

export const userPlan = call({
  method: 'GET',
  path: '/api/user/plan',
  summary: 'What the person bought, and what it opens.',
  reply: z.object({
    success: z.literal(true),
    plan: planSchema,
    access: z.object({
      hasBundle: yesOrNo,
      hasDebtScan: yesOrNo,
      remainingDebtScans: whole,
      hasDebtMonthly: yesOrNo,
      hasDebtLifetime: yesOrNo,
      hasCreditSingle: yesOrNo,
      hasCreditAll: yesOrNo,
      canAccessDebt: yesOrNo,
      canAccessCredit: yesOrNo,
      canAccessTemplates: yesOrNo,
      canAccessIntel: yesOrNo,
      canEnhance: yesOrNo,
      creditScansUsed: whole,
      creditScansLimit: whole,
      isFreeTier: yesOrNo,
    }),
  }),
})

export const openAnalysis = call({
  method: 'POST',
  path: '/api/analyses/:id/open',
  summary: 'Spends a single scan on this letter.',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
})

const orderSchema = z.object({
  id: text,
  product: z.enum(PRODUCT_IDS),
  name: text,
  amount: dollarsField,
  status: z.enum(['pending', 'denied', 'authorized', 'paid', 'voided', 'refunded']),
  bought_at: text,
  refunded: dollarsField,
  refund_asked: yesOrNo,
  can_ask_refund: yesOrNo,
  can_cancel: yesOrNo,
  /** Which pre-written letter was bought. */
  letter: z.enum(LETTER_CHOICES).nullable(),
  /** A credit product: the days to cancel, and the contract as it was signed. */
  credit: z.object({ cancel_until: z.iso.date(), work_begins_on: z.iso.date(), contract: text.nullable() }).nullable(),
  done_for_you: z
    .object({
      status: z.enum(['waiting', 'prepared', 'approved', 'mailed']),
      letters: z.array(z.object({ title: text, text: text, tracking_number: text.nullable() })),
      watched_until: z.iso.date().nullable(),
      /** The 30 days are over, and buyer and operators were told. */
      followed_up_on: z.iso.date().nullable(),
    })
    .nullable(),
})

export type OrderReply = z.infer<typeof orderSchema>

export const myOrders = call({
  method: 'GET',
  path: '/api/payment/orders',
  summary: 'What the person bought.',
  reply: z.object({ success: z.literal(true), orders: z.array(orderSchema) }),
})

const orderParams = z.object({ id: z.uuid() })
const done = z.object({ success: z.literal(true), order: orderSchema })

export const askRefund = call({
  method: 'POST',
  path: '/api/payment/orders/:id/refund',
  summary: 'Asks for the money back, within 30 days.',
  params: orderParams,
  reply: done,
})

export const cancelOrder = call({
  method: 'POST',
  path: '/api/payment/orders/:id/cancel',
  summary: 'Cancels an order that was authorized and not charged.',
  params: orderParams,
  reply: done,
})

export const approveLetters = call({
  method: 'POST',
  path: '/api/payment/orders/:id/approve-letters',
  summary: 'The customer approves the letters we prepared; only then are they mailed.',
  params: orderParams,
  reply: done,
})

const adminOrderSchema = orderSchema.omit({ can_ask_refund: true, can_cancel: true }).extend({
  email: text.nullable(),
  letter_count: whole.nullable(),
  authorization: z.object({ version: text, text: text, at: text }).nullable(),
})

export const adminOrders = call({
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'Done-for-you orders to work on and refunds asked for. Operators only.',
  reply: z.object({ success: z.literal(true), orders: z.array(adminOrderSchema) }),
})

const adminDone = z.object({ success: z.literal(true), order: adminOrderSchema })

export const adminPrepare = call({
  method: 'POST',
  path: '/api/admin/orders/:id/letters',
  summary: 'Puts the prepared letters before the customer.',
  params: orderParams,
  body: z.object({
    letters: z
      .array(z.object({ title: text.trim().min(1).max(200), text: text.trim().min(1).max(20_000) }))
      .min(1)
      .max(10),
  }),
  reply: adminDone,
})

export const adminMailed = call({
  method: 'POST',
  path: '/api/admin/orders/:id/mailed',
  summary: 'Records the mailing: one tracking number for each letter.',
  params: orderParams,
  body: z.object({ tracking_numbers: z.array(text.trim().min(8).max(40)).min(1).max(10) }),
  reply: adminDone,
})

export const adminRefund = call({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  summary: 'Gives the money back that a buyer asked for.',
  params: orderParams,
  reply: adminDone,
})

/** The page's own result is sent along, as specified, and not kept: what is stored is what the server worked out. */
export const saveAnalysis = call({
  method: 'POST',
  path: '/api/save-analysis',
  summary: "Puts an analysis into a paying person's history. Repeating it changes nothing.",
  body: z
    .object({
      analysis_id: z.uuid(),
      strategic_analysis: z.looseObject({ recommended_strategy: text }),
      violations: z.looseObject({ violation_count: whole.min(0) }),
      flow_type: flowType.optional(),
      timestamp: z.iso.datetime({ offset: true }).optional(),
      file_name: text.max(200).optional(),
    })
    .refine(
      ({ flow_type, timestamp, file_name }) => file_name !== undefined || (flow_type && timestamp),
      'either file_name, or flow_type and timestamp',
    ),
  reply: z.object({ success: z.literal(true) }),
})
