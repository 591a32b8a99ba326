import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type AnalysisReply, readEnvelope } from '#contract/analyses.ts'
import { isoDate } from '#units/iso-date.ts'
import { send } from '#web/api.ts'
import { today } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { longDate, t, Words } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'
import { answersGiven, useAnswer } from './use-analysis.ts'

/** The envelope proves when a letter was sent. Its photo is read and thrown away; the day counts once it is confirmed. */
export function EnvelopeQuestion({ analysis }: { readonly analysis: AnalysisReply }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const answer = useAnswer(analysis)
  const reading = useMutation({
    mutationFn: (photo: File) => {
      const form = new FormData()
      form.append('envelope', photo, 'envelope')
      return send(readEnvelope, { params: { id: analysis.analysis_id }, form })
    },
  })
  const read = isoDate(reading.data?.postmark ?? '')
  const given = answersGiven(analysis.analysis_id)['sent_on']
  const told = typeof given === 'string' ? isoDate(given) : undefined
  const day = isoDate(typed)
  const confirm = (on: string) => answer.mutate({ fact: 'sent_on', value: on })
  return (
    <div className="mt-5 grid gap-3 border-t border-rule pt-4">
      <p className="font-semibold">{t('Do you not know the day? The envelope helps')}</p>
      <p className="text-sm text-ink-soft">
        {t(
          'Take a photo of the stamp with the date. We read the date, and keep nothing of the photo. Keep the envelope: it is your proof.',
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <input
          id={id}
          type="file"
          accept="image/*,application/pdf"
          aria-label={t('Photo of the envelope')}
          disabled={reading.isPending}
          className="text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-rule-strong file:bg-sheet file:px-4 file:font-[650] file:text-ink"
          onChange={event => {
            const [photo] = event.target.files ?? []
            if (photo) reading.mutate(photo)
          }}
        />
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {reading.isPending && <p className="text-sm text-ink-soft">{t('Reading the envelope …')}</p>}
        {read && told !== read && (
          <div className="flex flex-wrap items-center gap-3">
            <p>
              <Words
                of="We read <0>{date}</0>. Is that the date on the stamp?"
                parts={[<b className="font-[650]" />]}
                values={{ date: longDate(read) }}
              />
            </p>
            <Button disabled={answer.isPending} onClick={() => confirm(read)}>
              {t('Yes, use it')}
            </Button>
          </div>
        )}
        {reading.isSuccess && !read && <p className="text-sm">{t('We could not read a date on it. Type it below.')}</p>}
        {told && <p className="text-sm text-green">{t('Counted as mailed on {date}.', { date: longDate(told) })}</p>}
      </div>
      {reading.isError && (
        <Alert tone="red" title={t('The photo could not be read')} announce="alert">
          {reading.error.message}
        </Alert>
      )}
      {(reading.isSuccess || reading.isError) && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={event => {
            event.preventDefault()
            if (day) confirm(day)
          }}
        >
          <Field label={read ? t('If not: the date on the stamp') : t('Date on the stamp')}>
            {control => (
              <input
                {...control}
                type="date"
                className="input max-w-52"
                max={today()}
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" disabled={!day || answer.isPending}>
            {t('Use this date')}
          </Button>
        </form>
      )}
    </div>
  )
}
