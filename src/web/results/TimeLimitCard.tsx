import type { AnalysisReply } from '#contract/analyses.ts'
import { isoDate } from '#units/iso-date.ts'
import { stateCode, stateName } from '#units/state-code.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { longDate, shortDate, t, Words } from '#web/language.tsx'
import { Term } from '#web/help/Term.tsx'
import { Questions } from './Questions.tsx'
import { Reasons } from './Reasons.tsx'
import { VERDICTS } from './time-limit-words.ts'

/** Whether the time to sue has run out: never a bare yes, always with dates, statute, reason and what would decide it. */
export function TimeLimitCard({ analysis }: { readonly analysis: AnalysisReply }) {
  const { verdict, why, statute, warning, questions, earliest_on, latest_on } = analysis.time_limit
  const { look, words } = VERDICTS[verdict]
  const state = stateCode(analysis.state ?? '')
  const lawAsOf = isoDate(analysis.law_as_of)
  return (
    <Card id="time-limit" labelledBy="time-limit-head">
      <CardHead
        id="time-limit-head"
        title={t('Statute of limitations')}
        aside={<Badge look={look}>{t(words)}</Badge>}
      />
      <p className="mb-3 text-note text-ink-soft">
        {state ? (
          <Words
            of="How long a collector can sue you for this debt in {state}. After that the debt is <0>time-barred</0>: still there, but too old for court."
            values={{ state: stateName(state) }}
            parts={[<Term meaning="time-barred" />]}
          />
        ) : (
          <Words
            of="How long a collector can sue you for this debt. After that the debt is <0>time-barred</0>: still there, but too old for court."
            parts={[<Term meaning="time-barred" />]}
          />
        )}
      </p>
      <Reasons text={why} />
      {(earliest_on || statute) && (
        <dl className="mt-3 text-[0.94rem]">
          {earliest_on && (
            <div className="flex justify-between gap-4 border-b border-rule py-2">
              <dt className="text-ink-soft">{t('Last day to sue')}</dt>
              <dd className="text-right font-semibold tabular-nums">{range(earliest_on, latest_on)}</dd>
            </div>
          )}
          {statute && (
            <div className="flex justify-between gap-4 py-2">
              <dt className="text-ink-soft">{t('Statute')}</dt>
              <dd className="text-right font-semibold">{statute}</dd>
            </div>
          )}
        </dl>
      )}
      {warning && (
        <div className="mt-3">
          <Alert tone="amber" title={t('Do not restart the clock')}>
            <p>{warning}</p>
          </Alert>
        </div>
      )}
      <Questions analysis={analysis} questions={questions} />
      <p className="mt-4 text-sm text-ink-soft">
        {t('If you are sued, a judge does not check the date for you. You must raise it in your answer, on time.')}{' '}
        {lawAsOf && t('Law as of {date}.', { date: longDate(lawAsOf) })}{' '}
        <a href="/tools/sol-checker">{t('Try other dates')}</a>
      </p>
    </Card>
  )
}

function range(earliest: string, latest: string | null): string {
  const from = isoDate(earliest)
  const to = isoDate(latest ?? '')
  if (!from) return earliest
  return to && to !== from ? t('{from} to {until}', { from: shortDate(from), until: shortDate(to) }) : shortDate(from)
}
