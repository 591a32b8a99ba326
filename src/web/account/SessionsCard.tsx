import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { endOtherSessions, endSession, type sessionSchema } from '#contract/accounts.ts'
import { send } from '#web/api.ts'
import { instant } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { useFreshly } from './FreshSignIn.tsx'

/** Where one is logged in, each with a way to end it. */
export function SessionsCard({ sessions }: { readonly sessions: readonly z.output<typeof sessionSchema>[] }) {
  const queries = useQueryClient()
  const freshly = useFreshly()
  const ended = useMutation({
    mutationFn: (id: string | null) =>
      freshly(async () => (id === null ? send(endOtherSessions) : send(endSession, { params: { id } }))),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['your-data'] }),
  })
  return (
    <Card labelledBy="sessions">
      <CardHead id="sessions" title={t('Where you are logged in')} aside={String(sessions.length)} />
      {ended.error && (
        <Alert tone="red" title={ended.error.message} announce="alert">
          {t('Nothing was changed.')}
        </Alert>
      )}
      <ul>
        {sessions.map(({ id, device, current, created_at, last_used_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3">
            <div>
              <span className="font-[650]">{device}</span>
              {current && <span className="ml-2 text-sm text-green">{t('this one')}</span>}
              <p className="text-sm text-ink-soft">
                {t('Since {start}, last renewed {renewed}', {
                  start: instant(created_at),
                  renewed: instant(last_used_at),
                })}
              </p>
            </div>
            {!current && (
              <Button
                variant="quiet"
                busy={ended.isPending && ended.variables === id}
                aria-label={t('Log out {device}, since {date}', { device, date: instant(created_at) })}
                onClick={() => ended.mutate(id)}
              >
                {t('Log out there')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <div className="mt-3">
          <Button busy={ended.isPending && ended.variables === null} onClick={() => ended.mutate(null)}>
            {t('Log out everywhere else')}
          </Button>
        </div>
      )}
    </Card>
  )
}
