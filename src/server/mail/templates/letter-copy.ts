import { z } from 'zod'
import { layout, paragraph, paper, smallPrint } from './layout.ts'
import { defineTemplate } from './template.ts'

/** A letter a person asked to have sent to their own address, as a PDF and as text. */
export const letterCopy = defineTemplate({
  data: z.object({ title: z.string().max(200), text: z.string(), pdf_base64: z.base64() }),
  usefulMinutes: 24 * 60,
  subject: () => 'The letter you asked for',
  body: (data, siteUrl) =>
    layout({
      preview: 'A copy of your letter is attached.',
      heading: 'A copy of your letter',
      siteUrl,
      content: [
        paragraph(`Your letter “${data.title}” is attached as a PDF. Its text stands below.`),
        paragraph(
          'Fill in what is still blank, print it, sign it, and keep a copy. Send it by certified mail with return receipt.',
        ),
        paper(data.text),
        smallPrint('You asked for this copy on our pages. We cannot see whether you mailed the letter.'),
      ],
    }),
  attachments: ({ pdf_base64 }) => [
    { fileName: 'letter.pdf', mediaType: 'application/pdf', bytes: Buffer.from(pdf_base64, 'base64') },
  ],
})
