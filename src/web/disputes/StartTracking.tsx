import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openDispute } from '#contract/disputes.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { t } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'
import { timeZone } from '#web/time-zone.ts'
import { useDeed } from './use-disputes.ts'

/** For a letter that was written elsewhere: the collector's name is enough to begin. */
export function StartTracking() {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const opened = useDeed(openDispute, ({ dispute_id }) => void navigate(`/response-tracker/${dispute_id}`))
  return (
    <Card look="flat" labelledBy="start-tracking">
      <CardHead id="start-tracking" title={t('Track another letter')} />
      <form
        className="grid gap-3"
        onSubmit={event => {
          event.preventDefault()
          const time_zone = timeZone()
          opened.mutate({ body: { collector_name: name.trim(), time_zone } })
        }}
      >
        <Field label={t('Collector’s name')} hint={t('As it stands on their letter.')}>
          {control => (
            <input
              {...control}
              className="input"
              required
              maxLength={200}
              autoComplete="off"
              value={name}
              onChange={event => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={opened.isPending}>
          {t('Start tracking')}
        </Button>
        {opened.error && (
          <Alert tone="red" title={opened.error.message} announce="alert">
            {t('Nothing was saved.')}
          </Alert>
        )}
      </form>
    </Card>
  )
}
