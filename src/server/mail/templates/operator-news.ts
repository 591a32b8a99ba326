import { z } from 'zod'
import { button, layout, lines, paragraph, smallPrint } from './layout.ts'
import { defineTemplate } from './template.ts'

/** Work that waits for an operator. Names the order, never the customer. */
export const operatorNews = defineTemplate({
  data: z.object({
    heading: z.string().max(120),
    receipt_number: z.string().max(80),
    sentences: z.array(z.string().max(400)).min(1).max(10),
  }),
  usefulMinutes: 7 * 24 * 60,
  subject: ({ heading }) => heading,
  body: (data, siteUrl) =>
    layout({
      preview: 'An order waits for you.',
      heading: data.heading,
      siteUrl,
      content: [
        lines([{ name: 'Order', value: data.receipt_number }]),
        ...data.sentences.map(paragraph),
        button(`${siteUrl}/admin`, 'Open the orders'),
        smallPrint('You get this mail because this address is named in ADMIN_EMAILS.'),
      ],
    }),
})
