import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FEEDBACK_CALLS, FEEDBACK_STATES, type ReceivedFeedback } from '#contract/feedback.ts'
import { send } from '#web/api.ts'
import { instant } from '#web/clock.ts'
import { FEEDBACK_STATE_WORDS, FEEDBACK_TYPE_WORDS } from '#web/copy/feedback.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '#web/language.tsx'
import { Skeleton } from '#web/ui/states.tsx'

const KEY = ['admin-feedback']

/** What people sent, and what becomes of it: nothing is shown to others before it is decided here. */
export function FeedbackCard() {
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await send(FEEDBACK_CALLS.adminFeedback, { signal })).feedback,
    retry: false,
  })
  return (
    <Card labelledBy="feedback">
      <CardHead id="feedback" title={t('Feedback')} aside={data && t('{count} received', { count: data.length })} />
      {data ? (
        data.length === 0 ? (
          <p className="text-ink-soft">{t('None yet.')}</p>
        ) : (
          <ul>
            {data.map(one => (
              <One key={one.id} feedback={one} />
            ))}
          </ul>
        )
      ) : error ? (
        <p className="text-ink-soft">{t('It could not be loaded: {message}', { message: error.message })}</p>
      ) : (
        <Skeleton className="h-40 w-full rounded-md" />
      )}
    </Card>
  )
}

function One({ feedback }: { readonly feedback: ReceivedFeedback }) {
  const queries = useQueryClient()
  const [status, setStatus] = useState(feedback.status)
  const [summary, setSummary] = useState(feedback.summary ?? '')
  const [impact, setImpact] = useState(feedback.impact_description ?? '')
  const deciding = useMutation({
    mutationFn: () =>
      send(FEEDBACK_CALLS.moderateFeedback, {
        params: { id: feedback.id },
        body: { status, summary, impact_description: impact },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  return (
    <li className="grid gap-3 border-t border-rule py-4">
      <p className="whitespace-pre-wrap">{feedback.feedback}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge>{FEEDBACK_TYPE_WORDS[feedback.feedback_type]}</Badge>
        <span>
          {feedback.name ?? t('No name')}, {feedback.email}, {instant(feedback.received_at)}
        </span>
        <Badge look={feedback.may_quote ? 'green' : 'amber'}>
          {feedback.may_quote ? t('May be quoted') : t('May not be quoted')}
        </Badge>
        <Badge look={feedback.may_show_name ? 'green' : 'amber'}>
          {feedback.may_show_name ? t('Name may be shown') : t('Name may not be shown')}
        </Badge>
      </p>
      <form
        className="grid gap-3"
        onSubmit={event => {
          event.preventDefault()
          deciding.mutate()
        }}
      >
        <Field label={t('What becomes of it')}>
          {control => (
            <select
              {...control}
              className="input"
              value={status}
              onChange={event => setStatus(FEEDBACK_STATES.find(one => one === event.target.value) ?? 'new')}
            >
              {FEEDBACK_STATES.map(one => (
                <option key={one} value={one}>
                  {FEEDBACK_STATE_WORDS[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label={t('In our own words')}
          hint={
            feedback.may_quote ? t('Empty: the person’s own words are shown.') : t('Needed before it can be shown.')
          }
        >
          {control => (
            <input
              {...control}
              className="input"
              maxLength={600}
              value={summary}
              onChange={event => setSummary(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('What changed')}>
          {control => (
            <input
              {...control}
              className="input"
              maxLength={600}
              value={impact}
              onChange={event => setImpact(event.target.value)}
            />
          )}
        </Field>
        {deciding.error && <Alert tone="red" title={deciding.error.message} announce="alert" />}
        <div>
          <Button type="submit" busy={deciding.isPending}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </li>
  )
}
