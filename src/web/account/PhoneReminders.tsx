import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { PUSH_CALLS } from '#contract/push.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { send } from '#web/api.ts'
import { instant } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t, Words } from '#web/language.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { forgetThisPhone, phoneState, remindThisPhone, type PhoneState } from './this-phone.ts'

type Phones = z.output<typeof PUSH_CALLS.phones.reply>

const WHY_NOT: Readonly<Record<Extract<PhoneState, 'not-supported' | 'blocked'>, PlainPhrase>> = {
  'not-supported':
    'This browser cannot be reminded. On an iPhone: Share, then Add to Home Screen, and open Writeback from there.',
  blocked: 'Notifications from this site are blocked. Allow them in the settings of this browser, then come back.',
}

/** Whether this phone is reminded, and which others are. */
export function PhoneReminders() {
  const queries = useQueryClient()
  const found = useQuery({
    queryKey: ['phones'],
    queryFn: async ({ signal }) => {
      const reply = await send(PUSH_CALLS.phones, { signal })
      const endpoints = reply.phones.map(({ endpoint }) => endpoint)
      return { ...reply, state: await phoneState({ endpoints, publicKey: reply.public_key }) }
    },
  })
  const again = () => queries.invalidateQueries({ queryKey: ['phones'] })
  const changed = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (wanted) return remindThisPhone(found.data!.public_key)
      const endpoint = await forgetThisPhone()
      const phone = found.data!.phones.find(one => one.endpoint === endpoint)
      if (phone) await send(PUSH_CALLS.removePhone, { params: { id: phone.id } })
    },
    onSettled: again,
  })
  const stopped = useMutation({
    mutationFn: (id: string) => send(PUSH_CALLS.removePhone, { params: { id } }),
    onSettled: again,
  })
  const error = changed.error ?? stopped.error ?? found.error
  return (
    <div className="mt-3 border-t border-rule pt-3">
      {error && (
        <Alert tone="red" title={error.message} announce="alert">
          {found.error ? t('We could not see which phones are reminded.') : t('Nothing was changed.')}
        </Alert>
      )}
      {found.isLoading && <Skeleton className="h-11 w-3/5" />}
      {found.data && (found.data.state === 'on' || found.data.state === 'off') && (
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0"
            checked={changed.isPending ? changed.variables : found.data.state === 'on'}
            disabled={changed.isPending}
            onChange={event => changed.mutate(event.target.checked)}
          />
          <span>
            <Words
              of="Remind me on this phone or computer. <0>It only says that something is due: no name, no amount.</0>"
              parts={[<span className="text-ink-soft" />]}
            />
          </span>
        </label>
      )}
      {found.data && (found.data.state === 'not-supported' || found.data.state === 'blocked') && (
        <p className="max-w-[60ch] text-sm text-ink-soft">{t(WHY_NOT[found.data.state])}</p>
      )}
      {found.data && <List phones={found.data.phones} busy={stopped.variables} onStop={id => stopped.mutate(id)} />}
    </div>
  )
}

interface ListProps {
  readonly phones: Phones['phones']
  readonly busy: string | undefined
  readonly onStop: (id: string) => void
}

function List({ phones, busy, onStop }: ListProps) {
  return (
    <ul className="mt-1">
      {phones.map(({ id, device, created_at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-1">
          <p className="text-sm text-ink-soft">
            {t('{device} is reminded, since {date}.', { device, date: instant(created_at) })}
          </p>
          <Button
            variant="quiet"
            busy={busy === id}
            aria-label={t('Stop reminding {device}, since {date}', { device, date: instant(created_at) })}
            onClick={() => onStop(id)}
          >
            {t('Stop')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
