import { z } from 'zod'
import { isoDate, shortDate } from '#units/iso-date.ts'
import { button, layout, lines, paragraph, smallPrint } from './layout.ts'
import { defineTemplate } from './template.ts'

export const deadlineReminder = defineTemplate({
  data: z.object({
    /** As read from the letter; null when it could not be. */
    letter_from: z.string().nullable(),
    what: z.string(),
    on: z.iso.date(),
    days_left: z.int().nonnegative(),
    what_is_lost: z.string(),
    /** Where the date comes from, in words. */
    basis: z.string(),
    /** Counted from a day of receipt nobody told us. */
    assumed: z.boolean(),
    /** A path of our own pages. */
    path: z.string().regex(/^\/[\w/-]*(?:\?analysis=[\da-f-]{36})?$/),
  }),
  usefulMinutes: 12 * 60,
  neverTwice: true,
  subject: ({ days_left }) =>
    days_left === 0 ? 'A deadline is today' : `A deadline in ${days_left} ${days_left === 1 ? 'day' : 'days'}`,
  body: (data, siteUrl) =>
    layout({
      preview: 'One of your dates is near.',
      heading: 'A deadline is near',
      siteUrl,
      content: [
        lines([
          ...(data.letter_from === null ? [] : [{ name: 'Letter from', value: data.letter_from }]),
          { name: 'Date', value: shortDate(isoDate(data.on)!) },
          { name: 'Days left', value: data.days_left === 0 ? 'none, it is today' : String(data.days_left) },
        ]),
        paragraph(data.what),
        paragraph(data.what_is_lost),
        button(`${siteUrl}${data.path}`, 'See what to do'),
        ...(data.assumed
          ? [smallPrint('We assumed when the letter reached you. Tell us the day on the page, and we count again.')]
          : []),
        smallPrint(`Where this date comes from: ${data.basis}.`),
        smallPrint('Already done? Then do nothing. You asked for these reminders on “Your data”; end them there.'),
      ],
    }),
})
