import type { DisputeDetail } from '#contract/disputes.ts'
import { isoDate, shortDate } from '#units/iso-date.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import './disputes.css'

const DAYS = 30
const WARNED_AFTER = 25

/** The thirty days after the letter, from a real day; without one there is no clock to show. */
export function ThirtyDaysCard({ dispute }: { readonly dispute: DisputeDetail }) {
  const { counted_from: from, days_elapsed: days, check_in_on: checkIn } = dispute
  const since = from?.basis === 'delivered' ? 'since they got your letter' : 'since you sent your letter'
  return (
    <Card labelledBy="thirty-days">
      <CardHead
        id="thirty-days"
        title={from ? `Day ${days} ${days <= DAYS ? `of ${DAYS} ` : ''}${since}` : 'Nothing was mailed yet'}
        aside={checkIn && `Check-in on ${shortDate(isoDate(checkIn)!)}`}
      />
      {dispute.warning && (
        <div className="mb-4">
          <Alert tone="amber" title={dispute.warning} announce="status">
            No law sets a day for their answer. We ask you then what they did.
          </Alert>
        </div>
      )}
      {from && (
        <div className="days" role="img" aria-label={`${Math.min(days, DAYS)} of ${DAYS} days passed.`}>
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
            <span className="sr-only">{{ done: 'Done', active: 'Now', ahead: 'Ahead' }[state]}</span>
          </li>
        ))}
      </ol>
      <div className="mt-4">
        <Note>
          The law sets no date for their answer. If you disputed in time, they must stop collecting until they send
          proof (15 USC 1692g(b)).
        </Note>
      </div>
    </Card>
  )
}

function dayOf(day: number, passed: number): string | undefined {
  if (day <= passed) return 'passed'
  if (day === passed + 1) return 'today'
  return day > WARNED_AFTER && day < DAYS ? 'warned' : undefined
}
