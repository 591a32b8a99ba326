import { z } from 'zod'
import { isoDate, shortDate } from '#units/iso-date.ts'
import { button, layout, lines, paragraph, smallPrint } from './layout.ts'
import { defineTemplate } from './template.ts'

/** `notes`: what must be said about this purchase, one sentence each (a pass that does not renew, a test payment). */
export const receipt = defineTemplate({
  data: z.object({
    receipt_number: z.string().max(80),
    bought: z.string().max(120),
    /** As it is printed, with its currency: `$39.99`. */
    amount: z.string().max(40),
    paid_on: z.iso.date(),
    notes: z.array(z.string().max(400)).max(10).default([]),
  }),
  usefulMinutes: 7 * 24 * 60,
  subject: () => 'Your receipt',
  body: (data, siteUrl) =>
    layout({
      preview: 'What you bought and what it cost.',
      heading: 'Your receipt',
      siteUrl,
      content: [
        lines([
          { name: 'Bought', value: data.bought },
          { name: 'Amount', value: data.amount },
          { name: 'Date', value: shortDate(isoDate(data.paid_on)!) },
          { name: 'Receipt number', value: data.receipt_number },
        ]),
        ...data.notes.map(paragraph),
        button(`${siteUrl}/your-data`, 'Your purchases and data'),
        smallPrint('You can ask for your money back within 30 days, with one button on Your data.'),
      ],
    }),
})
