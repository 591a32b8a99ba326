import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { adminHealth } from '#contract/admin.ts'
import { isoDate, shortDate } from '#units/iso-date.ts'
import { send } from '#web/api.ts'
import { instant } from '#web/clock.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
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
      <CardHead id="health" title="Health" />
      {data ? (
        <dl className="grid gap-1">
          {partsOf(data).map(({ name, well, text }) => (
            <div key={name} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-rule py-2">
              <dt className="w-36 font-[650]">{name}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-3">
                <Badge look={well ? 'green' : 'red'}>{well ? 'Well' : 'Look here'}</Badge>
                <span className="text-ink-soft">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : error ? (
        <p className="text-ink-soft">It could not be loaded: {error.message}</p>
      ) : (
        <Skeleton className="h-40 w-full rounded-md" />
      )}
      <div className="mt-3">
        <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          Look again
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
      name: 'Database',
      well: database.status === 'ok',
      text: { embedded: 'Embedded', postgres: 'PostgreSQL' }[database.kind],
    },
    { name: 'Storage', well: storage.status === 'ok', text: 'Written, read back and removed just now' },
    { name: 'Reader', well: reader.status === 'ok', text: 'Reads the letters' },
    {
      name: 'Mail',
      well: mail.sends !== 'nothing' && mail.given_up === 0,
      text: [
        { smtp: 'Mail server', outbox: 'Local outbox', nothing: 'No mail server is set' }[mail.sends],
        mail.oldest_waiting ? `${mail.waiting} waiting, oldest since ${instant(mail.oldest_waiting)}` : 'none waiting',
        `${mail.given_up} given up`,
      ].join(', '),
    },
    {
      name: 'Payments',
      well: payments.status !== 'down',
      text: { off: 'Nothing is sold', test: 'Test payments: no money moves', paypal: 'PayPal' }[payments.kind],
    },
    {
      name: 'Law',
      well: !law.expired,
      text: `Last checked ${day(law.checked_on)}, ${law.expired ? 'was due' : 'due'} for another look ${day(law.expires_on)}`,
    },
    {
      name: 'Deletion',
      well: deletion.overdue === 0,
      text: `${deletion.last_run ? `Last run ${instant(deletion.last_run)}` : 'Has not run yet'}, ${deletion.overdue} uploads overdue`,
    },
  ]
}
