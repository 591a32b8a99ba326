import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { isCovered } from '#billing/access.ts'
import { productNamed } from '#billing/aliases.ts'
import { priceOf, product, type ProductId } from '#billing/catalogue.ts'
import { CONTRACT_VERSION, creditContract } from '#billing/credit-contract.ts'
import { CREDIT_NOTICE } from '#billing/credit-notice.ts'
import { AUTHORIZATION } from '#billing/done-for-you.ts'
import type { createPaypalOrder } from '#contract/billing.ts'
import type { Cents } from '#units/cents.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { findAnalysis } from '#server/analyses/table.ts'
import type { Agreement } from '#server/database/billing-tables.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { isSoldHere, signingDay } from './credit-period.ts'
import { ownedBy } from './holdings.ts'
import { insertOrder, setProviderOrder, type Holder } from './orders.ts'
import type { PaymentProvider } from './provider.ts'

export type Wish = z.output<(typeof createPaypalOrder)['body']>

/** Makes an order: priced by the catalogue, bound to who asks, then told to the provider under our own id.
 *  Refuses: an unknown plan, a done-for-you order without count or authorization, a monthly or done-for-you order
 *  without e-mail, a credit product whose notice was not read or whose contract was not signed, and what the buyer has already. */
export async function placeOrder(
  room: Room & { readonly payments: PaymentProvider },
  owner: Owner & Holder,
  wish: Wish,
): Promise<{ readonly providerOrderId: string; readonly amount: Cents }> {
  const id = productNamed(wish.plan_type)
  if (!id || !isSoldHere(room.config, id)) throw refuse.invalidRequest('there is no such plan.')
  const email = owner.email ?? wish.email?.toLowerCase() ?? null
  if (!email && (id === 'monthly' || id === 'dfy_service')) throw refuse.emailNeeded()
  const letterCount = id === 'dfy_service' ? (wish.dfy_details?.letter_count ?? Number.NaN) : undefined
  const amount = priceOf(id, letterCount === undefined ? {} : { letterCount })
  if (amount === undefined) throw refuse.invalidRequest('choose from 1 to 10 letters.')
  const letterChoice = id === 'letter' ? (wish.template ?? 'validation') : null
  if (isCovered(await ownedBy(room, owner), id, letterChoice)) throw refuse.alreadyYours()

  const order = {
    id: randomUUID(),
    ownerId: owner.id,
    email,
    product: id,
    letterChoice,
    letterCount: letterCount ?? null,
    agreement: agreementOf(room, id, wish),
    analysisId: await ownAnalysis(room, owner, wish.analysis_id),
    amount,
    currency: 'USD',
    charge: product(id).charge,
    provider: room.payments.kind,
    status: 'new' as const,
    createdAt: room.clock.now(),
  }
  await insertOrder(room.db, order)
  const providerOrderId = await room.payments.createOrder({
    orderId: order.id,
    amount,
    charge: order.charge,
    description: `Writeback: ${product(id).name}`,
  })
  await setProviderOrder(room.db, order.id, providerOrderId)
  return { providerOrderId, amount }
}

function agreementOf({ clock, config }: Room, id: ProductId, wish: Wish): Agreement | null {
  const at = clock.now().toISOString()
  if (id === 'dfy_service') {
    if (wish.dfy_details?.authorized !== true) throw refuse.authorizationNeeded()
    return { ...AUTHORIZATION, at }
  }
  if (product(id).charge !== 'after-delivery' || config.officeAddress === undefined) return null
  if (!wish.notice_read) throw refuse.noticeNotRead()
  if (!wish.signature) throw refuse.contractNotSigned()
  const contract = creditContract({
    product: product(id),
    office: config.officeAddress,
    signedOn: signingDay(clock.now()),
    signedBy: wish.signature,
  })
  return {
    version: `${CREDIT_NOTICE.version} ${CONTRACT_VERSION}`,
    text: [CREDIT_NOTICE.title, ...CREDIT_NOTICE.paragraphs, ...contract].join('\n\n'),
    at,
  }
}

async function ownAnalysis(room: Room, owner: Owner, id: string | undefined): Promise<string | null> {
  if (!id) return null
  if (!(await findAnalysis(room.db, owner, id))) throw refuse.notFound()
  return id
}
