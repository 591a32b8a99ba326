import { calendarDay, type IsoDate, shortDate, weekday } from '#units/iso-date.ts'

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** A date is a thing you can point at. Its meaning stands in the words beside it, so readers skip it. */
export function DateTile({ on, look = 'plain' }: { readonly on: IsoDate; readonly look?: 'plain' | 'near' | 'done' }) {
  return (
    <div className={`tile ${look === 'plain' ? '' : `tile-${look}`}`} aria-hidden="true">
      <b>{shortDate(on).slice(0, 3)}</b>
      <span>{calendarDay(on).day}</span>
      <i>{DAYS[weekday(on)]}</i>
    </div>
  )
}
