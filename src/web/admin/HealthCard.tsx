import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { adminHealth } from '#contract/admin.ts'
import { isoDate } from '#units/iso-date.ts'
import { send } from '#web/api.ts'
import { instant } from '#web/clock.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { shortDate, t } from '#web/language.tsx'
import { Skeleton } from '#web/ui/states.tsx'

type Health = z.output<typeof adminHealth.reply>

/** How each part of this installation stands. */
export function HealthCard() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin-health'],
    queryFn: ({ signal }) => send(adminHealth, { signal }),
    retry: false,
  })
  return (
    <Card labelledBy="health">
      <CardHead id="health" title={t('Health')} />
      {data ? (
        <dl className="grid gap-1">
          {partsOf(data).map(({ name, well, text }) => (
            <div key={name} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-rule py-2">
              <dt className="w-36 font-[650]">{name}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-3">
                <Badge look={well ? 'green' : 'red'}>{well ? t('Well') : t('Look here')}</Badge>
                <span className="text-ink-soft">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : error ? (
        <p className="text-ink-soft">{t('It could not be loaded: {message}', { message: error.message })}</p>
      ) : (
        <Skeleton className="h-40 w-full rounded-md" />
      )}
      <div className="mt-3">
        <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          {t('Look again')}
        </Button>
      </div>
    </Card>
  )
}

interface Part {
  readonly name: string
  readonly well: boolean
  readonly text: string
}

function partsOf({ database, storage, reader, mail, payments, law, deletion }: Health): readonly Part[] {
  const day = (date: string): string => shortDate(isoDate(date)!)
  return [
    {
      name: t('Database'),
      well: database.status === 'ok',
      text: { embedded: t('Embedded'), postgres: t('PostgreSQL') }[database.kind],
    },
    { name: t('Storage'), well: storage.status === 'ok', text: t('Written, read back and removed just now') },
    { name: t('Reader'), well: reader.status === 'ok', text: t('Reads the letters') },
    {
      name: t('Mail'),
      well: mail.sends !== 'nothing' && mail.given_up === 0,
      text: [
        { smtp: t('Mail server'), outbox: t('Local outbox'), nothing: t('No mail server is set') }[mail.sends],
        mail.oldest_waiting
          ? t('{count} waiting, oldest since {since}', { count: mail.waiting, since: instant(mail.oldest_waiting) })
          : t('none waiting'),
        t('{count} given up', { count: mail.given_up }),
      ].join(', '),
    },
    {
      name: t('Payments'),
      well: payments.status !== 'down',
      text: { off: t('Nothing is sold'), test: t('Test payments: no money moves'), paypal: 'PayPal' }[payments.kind],
    },
    {
      name: t('Law'),
      well: !law.expired,
      text: law.expired
        ? t('Last checked {checked}, was due for another look {due}', {
            checked: day(law.checked_on),
            due: day(law.expires_on),
          })
        : t('Last checked {checked}, due for another look {due}', {
            checked: day(law.checked_on),
            due: day(law.expires_on),
          }),
    },
    {
      name: t('Deletion'),
      well: deletion.overdue === 0,
      text: deletion.last_run
        ? t('Last run {moment}, {overdue} uploads overdue', {
            moment: instant(deletion.last_run),
            overdue: deletion.overdue,
          })
        : t('Has not run yet, {overdue} uploads overdue', { overdue: deletion.overdue }),
    },
  ]
}
