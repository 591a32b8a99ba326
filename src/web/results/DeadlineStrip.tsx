import type { PlainPhrase } from '#language/phrase.ts'
import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { calendarFile } from '#units/calendar-file.ts'
import { today } from '#web/clock.ts'
import { DateTile } from '#web/ui/DateTile.tsx'
import { Ruler } from './Ruler.tsx'
import { longDate, shortDate, t } from '#web/language.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { type DatedDeadline, deadlinesOn, isNear, mainDeadline, rulerPoints, sayDaysLeft } from './deadlines.ts'

interface DeadlineStripProps {
  readonly analysis: AnalysisReply
  /** The one next step. */
  readonly action: ReactNode
}

/** The deadline that matters most, with every date that competes with it, and the next step. */
export function DeadlineStrip({ analysis, action }: DeadlineStripProps) {
  const now = today()
  const deadlines = deadlinesOn(analysis, now)
  const main = mainDeadline(deadlines)
  const passed = deadlines.find(deadline => deadline.id === 'validation-period-ends' && deadline.daysLeft < 0)
  const points = rulerPoints(analysis, deadlines, now)
  const near = main !== undefined && isNear(main)
  return (
    <section
      aria-label={t('The deadline that matters most')}
      className="grid items-center gap-x-8 gap-y-5 rounded-md border-[1.5px] border-ink bg-sheet p-4 sm:grid-cols-[1fr_auto] sm:px-6 sm:py-5 lg:grid-cols-[minmax(0,300px)_minmax(0,1fr)_auto]"
    >
      {main ? (
        <div className="flex items-center gap-4">
          <DateTile on={main.on} look={near ? 'near' : 'plain'} />
          <div className="leading-snug">
            <strong className="block text-[1.1rem] leading-tight">
              {headline(main)} <span className="whitespace-nowrap">{shortDate(main.on)}</span>
            </strong>
            <span className={`font-[650] ${near ? 'text-red' : ''}`}>{sayDaysLeft(main.daysLeft)}</span>
            <span className="block text-sm text-ink-soft">{main.whatIsLost}</span>
            <span className="flex flex-wrap gap-x-5">
              <AddToCalendar deadline={main} />
              <AddAllToCalendar deadlines={deadlines} />
            </span>
          </div>
        </div>
      ) : (
        <div className={points.length > 1 ? '' : 'lg:col-span-2'}>
          <strong className="block text-[1.1rem]">
            {passed ? t('The 30 days to dispute may have ended') : t('No deadline found. Keep the letter.')}
          </strong>
          <span className="text-sm text-ink-soft">
            {passed
              ? t(
                  'By our count on {date}. You can still dispute; they no longer have to stop while they look for proof.',
                  { date: longDate(passed.on) },
                )
              : t('Keep its envelope too. Answering soon still helps.')}
          </span>
        </div>
      )}
      {points.length > 1 && (
        <div className="sm:col-span-2 lg:col-span-1">
          <Ruler points={points} near={near} />
        </div>
      )}
      <div className="grid gap-2 sm:col-start-2 sm:row-start-1 lg:col-start-3">{action}</div>
    </section>
  )
}

/** What to do by a date, without the date. */
const HEADLINES: Readonly<Record<string, PlainPhrase>> = {
  'mail-by': 'Mail your dispute by',
  'validation-period-ends': 'Dispute in writing by',
  'answer-court-papers': 'Answer the court by',
  'court-hearing': 'Be in court on',
  'exemption-claim': 'Claim your protected money by',
  'sue-collector-by': 'Sue the collector before',
}

function headline({ id, what }: DatedDeadline): string {
  const words = HEADLINES[id]
  return words === undefined ? `${what}:` : t(words)
}

export function AddToCalendar({ deadline }: { readonly deadline: DatedDeadline }) {
  return <CalendarButton name={deadline.id} deadlines={[deadline]} label={t('Add to calendar')} />
}

/** Every day still ahead in one file for a calendar app, each with a reminder two days before. */
function AddAllToCalendar({ deadlines }: { readonly deadlines: readonly DatedDeadline[] }) {
  const ahead = deadlines.filter(({ daysLeft }) => daysLeft >= 0)
  if (ahead.length < 2) return null
  return (
    <CalendarButton name="all-dates" deadlines={ahead} label={t('Add all {dates} dates', { dates: ahead.length })} />
  )
}

interface CalendarButtonProps {
  readonly name: string
  readonly deadlines: readonly DatedDeadline[]
  readonly label: string
}

function CalendarButton({ name, deadlines, label }: CalendarButtonProps) {
  const save = () => {
    const days = deadlines.map(deadline => ({
      id: `${deadline.id}-${deadline.on}`,
      on: deadline.on,
      title: headline(deadline),
      text: `${deadline.what} ${deadline.whatIsLost} (${deadline.basis})`,
    }))
    saveFile(`${name}.ics`, new Blob([calendarFile(days)], { type: 'text/calendar' }))
  }
  return (
    <button type="button" className="linkbtn text-sm" onClick={save}>
      <CalendarPlus className="icon" /> {label}
    </button>
  )
}
