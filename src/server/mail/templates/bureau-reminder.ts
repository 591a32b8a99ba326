import { z } from 'zod'
import { isoDate, shortDate } from '#units/iso-date.ts'
import { button, layout, lines, paragraph, smallPrint } from './layout.ts'
import { defineTemplate } from './template.ts'

/** A step of a dispute with a credit bureau: its day is there. */
export const bureauReminder = defineTemplate({
  data: z.object({
    dispute_id: z.uuid(),
    bureau: z.string(),
    title: z.string(),
    why: z.string(),
    on: z.iso.date(),
  }),
  usefulMinutes: 12 * 60,
  neverTwice: true,
  subject: () => 'Your credit dispute: a next step',
  body: (data, siteUrl) =>
    layout({
      preview: 'Something can be done now.',
      heading: 'Your next step',
      siteUrl,
      content: [
        lines([
          { name: 'With', value: data.bureau },
          { name: 'Since', value: shortDate(isoDate(data.on)!) },
        ]),
        paragraph(`${data.title}. ${data.why}`),
        button(`${siteUrl}/credit-disputes/follow-up/${data.dispute_id}`, 'See what to do'),
        smallPrint('Already done? Write it down on that page, and we stop. You can end reminders on “Your data”.'),
      ],
    }),
})
