import { z } from 'zod'
import { isoDate, shortDate } from '#units/iso-date.ts'
import { stepCalendar } from '#disputes/step-calendar.ts'
import { button, layout, lines, paragraph, smallPrint } from './layout.ts'
import { defineTemplate } from './template.ts'

/** A step of a dispute: its day is near, or the hour is there that the person chose for it. */
export const stepReminder = defineTemplate({
  data: z.object({
    dispute_id: z.uuid(),
    collector: z.string().nullable(),
    title: z.string(),
    why: z.string(),
    on: z.iso.date(),
    days_left: z.int().nonnegative(),
    what_is_lost: z.string(),
    /** When the person said they will do it, in ISO form. */
    planned_for: z.iso.datetime().nullable(),
    /** Sent because that hour is there. */
    is_planned_hour: z.boolean(),
  }),
  usefulMinutes: 12 * 60,
  neverTwice: true,
  subject: ({ days_left, is_planned_hour }) =>
    is_planned_hour
      ? 'It is the time you chose'
      : days_left === 0
        ? 'Your next step is today'
        : `Your next step in ${days_left} ${days_left === 1 ? 'day' : 'days'}`,
  body: (data, siteUrl) =>
    layout({
      preview: 'Something is due.',
      heading: data.is_planned_hour ? 'You said you will do this now' : 'Your next step',
      siteUrl,
      content: [
        lines([
          ...(data.collector === null ? [] : [{ name: 'With', value: data.collector }]),
          { name: 'Date', value: shortDate(isoDate(data.on)!) },
          ...(data.is_planned_hour
            ? []
            : [{ name: 'Days left', value: data.days_left === 0 ? 'none, it is today' : String(data.days_left) }]),
        ]),
        paragraph(data.title),
        paragraph(data.why),
        paragraph(`If you do not: ${data.what_is_lost}`),
        ...(data.planned_for === null && !data.is_planned_hour
          ? [paragraph('When will you do it? Choose a day and an hour, and it gets done. We remind you then.')]
          : []),
        button(`${siteUrl}/response-tracker/${data.dispute_id}`, data.is_planned_hour ? 'Do it now' : 'See what to do'),
        smallPrint('The file with this mail puts the day into your calendar, with alarms.'),
        smallPrint('Already done? Write it down on that page, and we stop. You can end reminders on “Your data”.'),
      ],
    }),
  attachments: (data, say) => [
    {
      fileName: 'next-step.ics',
      mediaType: 'text/calendar',
      bytes: Buffer.from(
        stepCalendar(
          {
            id: data.dispute_id,
            title: data.title,
            why: data.why,
            ifNotDone: data.what_is_lost,
            on: isoDate(data.on)!,
            plannedFor: data.planned_for ?? undefined,
          },
          say,
        ),
      ),
    },
  ],
})
