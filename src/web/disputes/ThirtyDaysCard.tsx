import type { DisputeDetail } from '#contract/disputes.ts'
import { isoDate } from '#units/iso-date.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { shortDate, t } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'

const DAYS = 30
const WARNED_AFTER = 25

/** The thirty days after the letter, from a real day; without one there is no clock to show. */
export function ThirtyDaysCard({ dispute }: { readonly dispute: DisputeDetail }) {
  const { counted_from: from, days_elapsed: days, check_in_on: checkIn } = dispute
  return (
    <Card labelledBy="thirty-days">
      <CardHead
        id="thirty-days"
        title={from ? dayTitle(from.basis, days) : t('Nothing was mailed yet')}
        aside={checkIn && t('Check-in on {date}', { date: shortDate(isoDate(checkIn)!) })}
      />
      {dispute.warning && (
        <div className="mb-4">
          <Alert tone="amber" title={dispute.warning} announce="status">
            {t('No law sets a day for their answer. We ask you then what they did.')}
          </Alert>
        </div>
      )}
      {from && (
        <div className="days" role="img" aria-label={t('{days} of 30 days passed.', { days: Math.min(days, DAYS) })}>
          {Array.from({ length: DAYS }, (_, at) => (
            <i key={at} data-day={dayOf(at + 1, days)} />
          ))}
        </div>
      )}
      <ol className="track">
        {dispute.steps.map(({ title, text, state }) => (
          <li key={title} data-state={state}>
            <b className="block">{title}</b>
            <span className="block text-sm text-ink-soft">{text}</span>
            <span className="sr-only">{{ done: t('Done'), active: t('Now'), ahead: t('Ahead') }[state]}</span>
          </li>
        ))}
      </ol>
      <div className="mt-4">
        <Note>
          {t(
            'The law sets no date for their answer. If you disputed in time, they must stop collecting until they send proof (15 USC 1692g(b)).',
          )}
        </Note>
      </div>
    </Card>
  )
}

function dayTitle(basis: NonNullable<DisputeDetail['counted_from']>['basis'], days: number): string {
  if (basis === 'delivered')
    return days <= DAYS
      ? t('Day {days} of 30 since they got your letter', { days })
      : t('Day {days} since they got your letter', { days })
  return days <= DAYS
    ? t('Day {days} of 30 since you sent your letter', { days })
    : t('Day {days} since you sent your letter', { days })
}

function dayOf(day: number, passed: number): string | undefined {
  if (day <= passed) return 'passed'
  if (day === passed + 1) return 'today'
  return day > WARNED_AFTER && day < DAYS ? 'warned' : undefined
}
