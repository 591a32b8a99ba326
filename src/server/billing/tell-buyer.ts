import { product } from '#billing/catalogue.ts'
import { cents, formatCents } from '#units/cents.ts'
import type { Db } from '#server/database/database.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { longDate } from '#units/iso-date.ts'
import { creditPeriodOf } from './credit-period.ts'
import type { OrderRow } from './orders.ts'

/** Writes to the buyer what happened to their order, in the transaction that made it happen: neither is without the
 *  other, and the same news is sent once. Without an e-mail address there is nobody to write to. */
export async function tellBuyer(mailer: Mailer, tx: Db, order: OrderRow): Promise<void> {
  if (!order.email) return
  const mail = { to: order.email, key: `order:${order.id}:${order.status}`, ...ownerOf(order) }
  const { name, note } = product(order.product)
  if (order.status === 'paid' || order.status === 'authorized') {
    const amount = formatCents(cents(order.amount))
    const data = {
      receipt_number: order.id,
      bought: name,
      amount: order.status === 'paid' ? amount : `${amount} (authorized, not charged yet)`,
      paid_on: (order.settledAt ?? order.createdAt).toISOString().slice(0, 10),
      notes: [note, ...cancelNotes(order), ...(order.provider === 'test' ? ['Test payments: no money moves.'] : [])],
    }
    await mailer.send({ ...mail, template: 'receipt', data }, tx)
  }
  const news = NEWS[order.status]
  if (news) {
    const data = { receipt_number: order.id, bought: name, heading: news.heading, sentences: news.sentences(order) }
    await mailer.send({ ...mail, template: 'order-news', data }, tx)
  }
}

/** Tells the customer of a done-for-you order how far their letters have come. */
export async function tellAboutLetters(
  mailer: Mailer,
  tx: Db,
  order: OrderRow,
  news: { readonly step: string; readonly heading: string; readonly sentences: string[] },
): Promise<void> {
  if (!order.email) return
  await mailer.send(
    {
      to: order.email,
      key: `order:${order.id}:${news.step}`,
      template: 'order-news',
      data: {
        receipt_number: order.id,
        bought: product(order.product).name,
        heading: news.heading,
        sentences: news.sentences,
      },
      ...ownerOf(order),
    },
    tx,
  )
}

function cancelNotes(order: OrderRow): string[] {
  const period = creditPeriodOf(order)
  if (!period || order.status !== 'authorized') return []
  return [
    `You can cancel for any reason until midnight of ${longDate(period.cancelUntil)}, with one button. Work begins on ${longDate(period.workBeginsOn)}, not before.`,
    'Your signed contract and the notice of cancellation are with your order on Your data.',
  ]
}

function ownerOf(order: OrderRow): { ownerId?: string } {
  return order.ownerId ? { ownerId: order.ownerId } : {}
}

interface News {
  readonly heading: string
  readonly sentences: (order: OrderRow) => string[]
}

const NEWS: Partial<Record<OrderRow['status'], News>> = {
  voided: {
    heading: 'Your order was cancelled',
    sentences: () => [
      'You were not charged. The authorization on your card or account is released.',
      'If your letters were not delivered in time, you can order again whenever you like.',
    ],
  },
  refunded: {
    heading: 'Your money is on its way back',
    sentences: ({ refunded }) => [
      `We sent back ${formatCents(cents(refunded))}. Your bank may need a few days to show it.`,
      'What you bought is closed now. Your deadlines and warnings stay open to you.',
    ],
  },
}
