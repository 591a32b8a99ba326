import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type DisputeDetail, planStep } from '#contract/disputes.ts'
import { stepCalendar } from '#disputes/step-calendar.ts'
import { isoDate } from '#units/iso-date.ts'
import { instant, momentOf, today } from '#web/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { t, Words } from '#web/language.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { useDeed } from './use-disputes.ts'

/** *When will you do it?* A day and an hour one names is kept more often than a good intention. */
export function PlanStep({ dispute }: { readonly dispute: DisputeDetail }) {
  const { next_step: step, planned_for: plannedFor, dispute_id: id } = dispute
  const [on, setOn] = useState<string>(today())
  const [time, setTime] = useState('18:00')
  const planned = useDeed(planStep, () => undefined)
  const choose = (at: string | null) => planned.mutate({ params: { id }, body: { at } })
  const save = () =>
    saveFile(
      'next-step.ics',
      new Blob(
        [
          stepCalendar({
            id,
            title: step.title,
            why: step.why,
            ifNotDone: step.if_not_done,
            on: isoDate(step.on)!,
            plannedFor: plannedFor ?? undefined,
          }),
        ],
        { type: 'text/calendar' },
      ),
    )
  return (
    <div className="mt-5 border-t border-rule pt-3">
      {step.actor === 'you' && plannedFor === null && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={event => {
            event.preventDefault()
            choose(momentOf(on, time))
          }}
        >
          <fieldset className="flex flex-wrap items-end gap-3">
            <legend className="mb-1 font-[650]">{t('When will you do it?')}</legend>
            <input
              type="date"
              aria-label={t('Day')}
              className="input w-auto"
              required
              min={today()}
              value={on}
              onChange={event => setOn(event.target.value)}
            />
            <input
              type="time"
              aria-label={t('Hour')}
              className="input w-auto"
              required
              value={time}
              onChange={event => setTime(event.target.value)}
            />
          </fieldset>
          <Button type="submit" busy={planned.isPending}>
            {t('I will do it then')}
          </Button>
        </form>
      )}
      {plannedFor !== null && (
        <p>
          <Words
            of="You will do it on <0>{plannedFor}</0>."
            parts={[<b className="font-[650]" />]}
            values={{ plannedFor: instant(plannedFor) }}
          />{' '}
          <button type="button" className="linkbtn" onClick={() => choose(null)}>
            {t('Choose another time')}
          </button>
        </p>
      )}
      {planned.error && (
        <p role="alert" className="mt-1 text-red">
          {t('{message} Nothing was changed.', { message: planned.error.message })}
        </p>
      )}
      <button type="button" className="linkbtn text-sm" onClick={save}>
        <CalendarPlus className="icon" /> {t('Add to calendar')}
      </button>
      <p className="text-sm text-ink-soft">
        <Words
          of="Its titles show no name and no amount. We can also <0>remind you</0>."
          parts={[<Link to="/your-data#reminders" />]}
        />
      </p>
    </div>
  )
}
