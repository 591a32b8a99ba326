import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminDiscardJob, adminJobs, adminRetryJob } from '#contract/admin.ts'
import { send } from '#web/api.ts'
import { instant } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { t } from '#web/language.tsx'
import { Skeleton } from '#web/ui/states.tsx'

/** Work beside the requests, and what was given up with a way to try it again. */
export function JobsCard() {
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['admin-jobs'],
    queryFn: ({ signal }) => send(adminJobs, { signal }),
    retry: false,
  })
  const retried = useMutation({
    mutationFn: (id: string) => send(adminRetryJob, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-jobs'] }),
  })
  const discarded = useMutation({
    mutationFn: (id: string) => send(adminDiscardJob, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-jobs'] }),
  })
  const failure = retried.error ?? discarded.error
  return (
    <Card labelledBy="jobs">
      <CardHead id="jobs" title={t('Jobs')} />
      {failure && <Alert tone="red" title={failure.message} announce="alert" takesFocus />}
      {data ? (
        <>
          <div className="overflow-x-auto" role="region" aria-label={t('Jobs by kind')} tabIndex={0}>
            <table className="w-full text-left text-[0.94rem]">
              <thead>
                <tr className="text-ink-soft">
                  {[t('Kind'), t('Queued'), t('Running'), t('Given up'), t('Last done')].map(head => (
                    <th key={head} scope="col" className="py-1.5 pr-4 font-normal">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.queues.map(({ name, queued, running, failed, last_done }) => (
                  <tr key={name} className="border-t border-rule">
                    <th scope="row" className="py-1.5 pr-4 font-[650]">
                      {name}
                    </th>
                    <td className="pr-4 tabular-nums">{queued}</td>
                    <td className="pr-4 tabular-nums">{running}</td>
                    <td className="pr-4 tabular-nums">{failed}</td>
                    <td className="whitespace-nowrap">{last_done ? instant(last_done) : t('Not yet')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <h3 className="h-sans mt-6">{t('Given up')}</h3>
          {data.dead.length === 0 && <p className="text-ink-soft">{t('None.')}</p>}
          <ul>
            {data.dead.map(({ id, name, failed_at, tries, fault }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3">
                <span>
                  <b className="font-[650]">{name}</b> {failed_at && `${instant(failed_at)}, `}
                  {t('{tries} tries: {fault}', { tries, fault })}
                  <small className="block text-note text-ink-soft">{id}</small>
                </span>
                <span className="flex flex-wrap gap-3">
                  <Button
                    busy={retried.isPending && retried.variables === id}
                    aria-label={t('Try {name} again, {id}', { name, id })}
                    onClick={() => retried.mutate(id)}
                  >
                    {t('Try again')}
                  </Button>
                  <Button
                    variant="quiet"
                    busy={discarded.isPending && discarded.variables === id}
                    aria-label={t('Discard {name}, {id}', { name, id })}
                    onClick={() => discarded.mutate(id)}
                  >
                    {t('Discard')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : error ? (
        <p className="text-ink-soft">{t('They could not be loaded: {message}', { message: error.message })}</p>
      ) : (
        <Skeleton className="h-40 w-full rounded-md" />
      )}
    </Card>
  )
}
