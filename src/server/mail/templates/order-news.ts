import { z } from 'zod'
import { button, layout, lines, paragraph, smallPrint } from './layout.ts'
import { defineTemplate } from './template.ts'

/** What became of an order after its receipt: cancelled, refunded, letters to approve, letters mailed. */
export const orderNews = defineTemplate({
  data: z.object({
    heading: z.string().max(120),
    bought: z.string().max(120),
    receipt_number: z.string().max(80),
    /** One sentence each. */
    sentences: z.array(z.string().max(400)).min(1).max(10),
  }),
  usefulMinutes: 7 * 24 * 60,
  subject: ({ heading }) => heading,
  body: (data, siteUrl) =>
    layout({
      preview: 'News about your order.',
      heading: data.heading,
      siteUrl,
      content: [
        lines([
          { name: 'Order', value: data.bought },
          { name: 'Receipt number', value: data.receipt_number },
        ]),
        ...data.sentences.map(paragraph),
        button(`${siteUrl}/your-data`, 'Your purchases and data'),
        smallPrint('You get this mail because this address was given for the order.'),
      ],
    }),
})
