import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PRE_WRITTEN_LETTERS } from '#billing/pre-written.ts'
import { approveLetters, askRefund, cancelOrder, myOrders, type OrderReply } from '#contract/billing.ts'
import { productName } from './product-name.ts'
import { isoDate } from '#units/iso-date.ts'
import { CallFailed, send } from '#web/api.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { longDate, shortDate, t } from '#web/language.tsx'
import { More } from '#web/ui/More.tsx'
import { price } from './money.ts'

const CALLS = { refund: askRefund, cancel: cancelOrder, approve: approveLetters } as const

/** What a person bought, with the money back by one button and the letters that wait for their approval. */
export function OrdersCard() {
  const queries = useQueryClient()
  const orders = useQuery({
    queryKey: ['orders'],
    queryFn: async ({ signal }) => {
      try {
        return (await send(myOrders, { signal })).orders
      } catch (error) {
        if (error instanceof CallFailed && error.status === 404) return []
        throw error
      }
    },
  })
  const deed = useMutation({
    mutationFn: ({ id, call }: { readonly id: string; readonly call: keyof typeof CALLS }) =>
      send(CALLS[call], { params: { id } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['orders'] }),
        queries.invalidateQueries({ queryKey: ['plan'] }),
      ]),
  })
  if (orders.error)
    return (
      <Card labelledBy="orders">
        <CardHead id="orders" title={t('Your orders')} />
        <p className="text-ink-soft">{t('They could not be loaded just now.')}</p>
        <Button onClick={() => void orders.refetch()}>{t('Try again')}</Button>
      </Card>
    )
  if (!orders.data || orders.data.length === 0) return null
  const doing = (id: string, call: keyof typeof CALLS) =>
    deed.isPending && deed.variables.id === id && deed.variables.call === call
  return (
    <Card labelledBy="orders">
      <CardHead id="orders" title={t('Your orders')} />
      {deed.isError && (
        <Alert key={deed.failureCount} tone="red" title={deed.error.message} announce="alert" takesFocus>
          {deed.error instanceof CallFailed && deed.error.suggestion}
        </Alert>
      )}
      <ul className="grid gap-4">
        {orders.data.map(order => (
          <li key={order.id} className="border-t border-rule pt-4 first:border-0 first:pt-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <b className="font-[650]">
                {productName(order.name)}
                {order.letter && `: ${t(PRE_WRITTEN_LETTERS[order.letter].name)}`}
              </b>
              <span className="tabular-nums">{price(order.amount)}</span>
              <span className="text-ink-soft">{shortDate(isoDate(order.bought_at.slice(0, 10))!)}</span>
              <Badge look={LOOKS[order.status]}>{sayStatus(order)}</Badge>
            </div>
            {order.credit && order.status === 'authorized' && <CreditTerms credit={order.credit} />}
            {order.done_for_you && order.done_for_you.letters.length > 0 && <Letters work={order.done_for_you} />}
            <div className="mt-2 flex flex-wrap gap-3">
              {order.letter && order.status === 'paid' && (
                <Link to={`/letter/new?template=${order.letter}`} className={buttonClass({ variant: 'primary' })}>
                  {t('Open your letter')}
                </Link>
              )}
              {order.done_for_you?.status === 'prepared' && (
                <Button
                  variant="primary"
                  busy={doing(order.id, 'approve')}
                  onClick={() => deed.mutate({ id: order.id, call: 'approve' })}
                >
                  {t('Approve these letters')}
                </Button>
              )}
              {order.can_ask_refund && (
                <Button busy={doing(order.id, 'refund')} onClick={() => deed.mutate({ id: order.id, call: 'refund' })}>
                  {t('Ask for my money back')}
                </Button>
              )}
              {order.can_cancel && (
                <Button busy={doing(order.id, 'cancel')} onClick={() => deed.mutate({ id: order.id, call: 'cancel' })}>
                  {t('Cancel this order')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Letters({ work }: { readonly work: NonNullable<OrderReply['done_for_you']> }) {
  return (
    <div className="mt-2">
      {work.letters.map(({ title, text, tracking_number }, index) => (
        <More
          key={`${index}-${title}`}
          summary={tracking_number ? t('{title}: certified mail {number}', { title, number: tracking_number }) : title}
        >
          <p className="font-serif whitespace-pre-wrap">{text}</p>
        </More>
      ))}
      {work.watched_until && (
        <p className="text-note text-ink-soft">
          {work.followed_up_on
            ? t('We watched for answers until {date}.', { date: shortDate(isoDate(work.watched_until)!) })
            : t('We watch for answers until {date}.', { date: shortDate(isoDate(work.watched_until)!) })}
        </p>
      )}
    </div>
  )
}

/** Until when it can be cancelled, from when we work on it, and what was signed. */
function CreditTerms({ credit }: { readonly credit: NonNullable<OrderReply['credit']> }) {
  return (
    <div className="mt-2">
      <p className="text-note">
        {t(
          'You can cancel for any reason until midnight of {date}, and until your letters are delivered. Work begins on {start}, not before.',
          { date: longDate(isoDate(credit.cancel_until)!), start: longDate(isoDate(credit.work_begins_on)!) },
        )}
      </p>
      {credit.contract && (
        <More summary={t('Your rights, your contract and the notice of cancellation')}>
          <p className="text-note whitespace-pre-wrap">{credit.contract}</p>
        </More>
      )}
    </div>
  )
}

const LOOKS = {
  paid: 'green',
  authorized: 'likely',
  pending: 'amber',
  denied: 'red',
  voided: 'plain',
  refunded: 'plain',
} as const

function sayStatus({ status, refund_asked }: OrderReply): string {
  if (status === 'paid' && refund_asked) return t('Refund asked for')
  return {
    paid: t('Paid'),
    authorized: t('Authorized, not charged'),
    pending: t('Being checked'),
    denied: t('Declined'),
    voided: t('Cancelled, not charged'),
    refunded: t('Refunded'),
  }[status]
}
