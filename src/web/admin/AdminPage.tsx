import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import type { z } from 'zod'
import { adminMailed, adminOrders, adminPrepare, adminRefund } from '#contract/billing.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { productName } from '#web/billing/product-name.ts'
import { isoDate } from '#units/iso-date.ts'
import { CallFailed, send } from '#web/api.ts'
import { price } from '#web/billing/money.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { shortDate, t } from '#web/language.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { AnswersCard } from './AnswersCard.tsx'
import { FeedbackCard } from './FeedbackCard.tsx'
import { HealthCard } from './HealthCard.tsx'
import { JobsCard } from './JobsCard.tsx'
import { MailedForm, PrepareForm } from './LetterForms.tsx'

type AdminOrder = z.output<typeof adminOrders.reply>['orders'][number]

/** The operators' page: letters to prepare and mail, refunds to give, how everything stands. Never a customer's own
 *  letter. */
export function AdminPage() {
  const orders = useQuery({
    queryKey: ['admin-orders'],
    queryFn: async ({ signal }) => (await send(adminOrders, { signal })).orders,
    retry: false,
  })
  const { error } = orders
  if (error instanceof CallFailed && error.status === 401) return <Navigate to="/login" replace />
  if (error instanceof CallFailed && error.status === 404) return <Navigate to="/" replace />
  return (
    <div className="wrap py-6 md:py-10">
      <title>{t('Operators | Writeback')}</title>
      <h1>{t('Operators')}</h1>
      <h2 className="mt-6 text-xl">{t('Orders to work on')}</h2>
      <div className="mt-4 grid gap-5">
        {error ? (
          <ErrorState title={t('The orders could not be loaded')} onRetry={() => void orders.refetch()}>
            <p>{error.message}</p>
          </ErrorState>
        ) : !orders.data ? (
          <Skeleton className="h-64 w-full rounded-md" />
        ) : orders.data.length === 0 ? (
          <p className="text-ink-soft">{t('None. Done-for-you orders and refunds asked for will stand here.')}</p>
        ) : (
          orders.data.map(order => <OrderCard key={order.id} order={order} />)
        )}
      </div>
      <h2 className="mt-10 text-xl">{t('What people tell us')}</h2>
      <div className="mt-4">
        <FeedbackCard />
      </div>
      <h2 className="mt-10 text-xl">{t('This installation')}</h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <HealthCard />
          <AnswersCard />
        </div>
        <JobsCard />
      </div>
    </div>
  )
}

const WORK = {
  waiting: 'waiting',
  prepared: 'prepared',
  approved: 'approved',
  mailed: 'mailed',
} as const satisfies Readonly<Record<NonNullable<AdminOrder['done_for_you']>['status'], PlainPhrase>>

const ORDERS = {
  pending: 'pending',
  denied: 'denied',
  authorized: 'authorized',
  paid: 'paid',
  voided: 'voided',
  refunded: 'refunded',
} as const satisfies Readonly<Record<AdminOrder['status'], PlainPhrase>>

function OrderCard({ order }: { readonly order: AdminOrder }) {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: ['admin-orders'] })
  const params = { id: order.id }
  const prepare = useMutation({
    mutationFn: (letters: { title: string; text: string }[]) => send(adminPrepare, { params, body: { letters } }),
    onSettled,
  })
  const mailed = useMutation({
    mutationFn: (tracking_numbers: string[]) => send(adminMailed, { params, body: { tracking_numbers } }),
    onSettled,
  })
  const refund = useMutation({ mutationFn: () => send(adminRefund, { params }), onSettled })
  const failure = prepare.error ?? mailed.error ?? refund.error
  const work = order.done_for_you
  return (
    <Card labelledBy={order.id}>
      <CardHead
        id={order.id}
        title={`${productName(order.name)}, ${price(order.amount)}`}
        aside={order.email ?? t('No email')}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Badge>{work ? t('Letters: {status}', { status: t(WORK[work.status]) }) : t(ORDERS[order.status])}</Badge>
        {order.letter_count !== null && <span>{t('{count} ordered', { count: order.letter_count })}</span>}
        <span className="text-ink-soft">{shortDate(isoDate(order.bought_at.slice(0, 10))!)}</span>
      </p>
      {work && order.authorization && (
        <p className="mt-2 text-note text-ink-soft">
          {t('“{text}” (version {version}, {moment})', {
            text: order.authorization.text,
            version: order.authorization.version,
            moment: order.authorization.at,
          })}
        </p>
      )}
      {failure && (
        <div className="mt-3">
          <Alert tone="red" title={failure.message} announce="alert" takesFocus />
        </div>
      )}
      {order.status === 'paid' && (work?.status === 'waiting' || work?.status === 'prepared') && (
        <PrepareForm
          most={order.letter_count ?? 1}
          letters={work.letters}
          busy={prepare.isPending}
          onDone={letters => prepare.mutate(letters)}
        />
      )}
      {order.status === 'paid' && work?.status === 'approved' && (
        <MailedForm letters={work.letters} busy={mailed.isPending} onDone={numbers => mailed.mutate(numbers)} />
      )}
      {order.refund_asked && order.status === 'paid' && order.refunded === 0 && (
        <div className="mt-4">
          <Button variant="danger" busy={refund.isPending} onClick={() => refund.mutate()}>
            {t('Give the refund')}
          </Button>
        </div>
      )}
      {work?.followed_up_on && (
        <p className="mt-3">
          {t('Followed up on {date}: the 30 days are over.', { date: shortDate(isoDate(work.followed_up_on)!) })}
        </p>
      )}
      {order.refunded > 0 && <p className="mt-3">{t('{amount} sent back.', { amount: price(order.refunded) })}</p>}
    </Card>
  )
}
