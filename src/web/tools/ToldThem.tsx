import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { logContact } from '#contract/contacts.ts'
import { REQUESTS, type RequestKind } from '#disputes/contacts/contact.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { send } from '#web/api.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '#web/language.tsx'
import { More } from '#web/ui/More.tsx'
import { timeZone } from '#web/time-zone.ts'

export const REQUEST_WORDS = {
  'stop-all': 'You told them to stop all contact',
  'not-at-work': 'You told them not to reach you at work',
  'bad-time-or-place': 'You told them a time or place is bad',
  'no-calls': 'You told them to stop calling',
  'no-texts': 'You told them to stop texting',
  'no-emails': 'You told them to stop emailing',
} as const satisfies Readonly<Record<RequestKind, PlainPhrase>>

interface ToldThemProps {
  readonly collector: string
  readonly analysisId: string | null
}

/** What the person told this collector to stop, and since when. */
export function ToldThem({ collector, analysisId }: ToldThemProps) {
  const queries = useQueryClient()
  const [request, setRequest] = useState<RequestKind>('stop-all')
  const [on, setOn] = useState('')
  const [inWriting, setInWriting] = useState(false)
  const told = useMutation({
    mutationFn: () =>
      send(logContact, {
        body: {
          kind: 'request',
          request,
          in_writing: inWriting,
          collector,
          ...(analysisId !== null && { analysis_id: analysisId }),
          time_zone: timeZone(),
          on,
        },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['contacts'] }),
  })
  return (
    <More summary={t('I told them to stop something')}>
      <div className="grid gap-4">
        <Field label={t('What?')}>
          {control => (
            <select
              {...control}
              className="input max-w-96"
              value={request}
              onChange={event => setRequest(REQUESTS.find(one => one === event.target.value) ?? 'stop-all')}
            >
              {REQUESTS.map(one => (
                <option key={one} value={one}>
                  {t(REQUEST_WORDS[one])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('The day they had it')} hint={t('For a letter, the day it arrived.')}>
          {control => (
            <input
              {...control}
              type="date"
              className="input max-w-52"
              value={on}
              onChange={event => setOn(event.target.value)}
            />
          )}
        </Field>
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            className="tick"
            checked={inWriting}
            onChange={event => setInWriting(event.target.checked)}
          />
          <span>{t('In writing. To end all contact, only a written request counts.')}</span>
        </label>
        {told.error && (
          <Alert tone="red" title={told.error.message} announce="alert">
            {t('It is not written down yet.')}
          </Alert>
        )}
        <div>
          <Button busy={told.isPending} disabled={on === ''} onClick={() => told.mutate()}>
            {t('Write it down')}
          </Button>
        </div>
      </div>
    </More>
  )
}
