import { z } from 'zod'
import { isoDate, shortDate } from '#units/iso-date.ts'
import { button, layout, lines, paragraph, smallPrint } from './layout.ts'
import { defineTemplate } from './template.ts'

export const deadlineReminder = defineTemplate({
  data: z.object({
    what: z.string().max(200),
    on: z.iso.date(),
    days_left: z.int().nonnegative(),
    what_is_lost: z.string().max(400),
    /** Where the date comes from, in words. */
    basis: z.string().max(400),
    /** A path of our own pages. */
    path: z.string().regex(/^\/[\w/-]*$/),
  }),
  usefulMinutes: 12 * 60,
  subject: ({ days_left }) =>
    days_left === 0 ? 'A deadline is today' : `A deadline in ${days_left} ${days_left === 1 ? 'day' : 'days'}`,
  body: (data, siteUrl) =>
    layout({
      preview: 'One of your dates is near.',
      heading: data.what,
      siteUrl,
      content: [
        lines([
          { name: 'Date', value: shortDate(isoDate(data.on)!) },
          { name: 'Days left', value: String(data.days_left) },
        ]),
        paragraph(data.what_is_lost),
        button(`${siteUrl}${data.path}`, 'See what to do'),
        smallPrint(`How this date was counted: ${data.basis}`),
      ],
    }),
})
