import { calendarDay, type IsoDate } from '#units/iso-date.ts'
import { monthAndWeekdayIn } from '#language/dates.ts'
import { spoken } from '#web/language.tsx'

/** A date is a thing you can point at. Its meaning stands in the words beside it, so readers skip it. */
export function DateTile({ on, look = 'plain' }: { readonly on: IsoDate; readonly look?: 'plain' | 'near' | 'done' }) {
  const { month, weekday } = monthAndWeekdayIn(spoken(), on)
  return (
    <div className={`tile ${look === 'plain' ? '' : `tile-${look}`}`} aria-hidden="true">
      <b>{month}</b>
      <span>{calendarDay(on).day}</span>
      <i>{weekday}</i>
    </div>
  )
}
