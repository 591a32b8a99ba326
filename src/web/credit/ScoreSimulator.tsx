import { useState } from 'react'
import { DEFAULT_SCORE, FTC_MEASURED, POINTS_AN_ERROR, scoreEstimate } from '#credit/score-estimate.ts'
import { ILLUSTRATIVE } from '#web/copy/claims.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { t } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'

/** The specified arithmetic as an illustration, beside what was really measured. Worked out on the device. */
export function ScoreSimulator({ errorsFound }: { readonly errorsFound: number }) {
  const [score, setScore] = useState(String(DEFAULT_SCORE))
  const [errors, setErrors] = useState(String(errorsFound))
  const [asked, setAsked] = useState<{ readonly score: number; readonly errors: number }>()
  const count = Math.max(0, Math.min(60, Math.round(Number(errors) || 0)))
  const current = Math.round(Number(score))
  const isScore = current >= 300 && current <= 850
  const shown = asked && asked.errors > 0 ? scoreEstimate(asked.score, asked.errors) : undefined
  return (
    <Card labelledBy="simulator">
      <CardHead id="simulator" title={t('Score simulator')} aside={t(ILLUSTRATIVE.label)} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <form
          className="grid gap-4"
          onSubmit={event => {
            event.preventDefault()
            if (isScore) setAsked({ score: current, errors: count })
          }}
        >
          <Field label={t('Current score')} error={isScore ? undefined : t('A score is between 300 and 850.')}>
            {control => (
              <input
                {...control}
                className="input max-w-32"
                inputMode="numeric"
                value={score}
                onChange={event => setScore(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('Errors selected')}>
            {control => (
              <input
                {...control}
                className="input max-w-32"
                inputMode="numeric"
                value={errors}
                onChange={event => setErrors(event.target.value)}
              />
            )}
          </Field>
          <div>
            <Button type="submit">{t('Simulate')}</Button>
          </div>
          {asked?.errors === 0 && (
            <Alert tone="red" title={MESSAGES.simulatorErrorMissing} announce="alert" takesFocus />
          )}
          {shown && (
            <div role="status">
              <p>
                <b className="figure text-2xl">{shown.potential}</b>{' '}
                <span className="text-ink-soft">
                  {t('({least} to {most})', { least: shown.range.least, most: shown.range.most })}
                </span>
              </p>
              <p className="text-note text-ink-soft">
                {t(
                  '{improvement} points more, at {least} to {most} points an error. An illustration only: nobody measured this, and no score is promised.',
                  {
                    improvement: shown.improvement,
                    least: POINTS_AN_ERROR.least,
                    most: POINTS_AN_ERROR.most,
                  },
                )}{' '}
                {t('A bureau answers in 30 to 45 days from the day it receives a letter.')}
              </p>
            </div>
          )}
        </form>
        <div>
          <h3>{t('What was measured')}</h3>
          <ul className="mt-2 grid gap-2">
            {FTC_MEASURED.findings.map(({ part, words }) => (
              <li key={words} className="grid grid-cols-[56px_1fr] gap-3">
                <b className="text-right tabular-nums">{part}%</b>
                <span>
                  {t(words)}
                  <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-rule">
                    <span className="block h-full rounded-full bg-pen" style={{ width: `${part}%` }} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-note text-ink-soft">
            <a href={FTC_MEASURED.link} target="_blank" rel="noreferrer">
              {FTC_MEASURED.source}
            </a>
          </p>
        </div>
      </div>
    </Card>
  )
}
