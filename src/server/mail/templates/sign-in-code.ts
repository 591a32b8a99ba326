import { z } from 'zod'
import { button, code, layout, paragraph, smallPrint } from './layout.ts'
import { defineTemplate } from './template.ts'

export const signInCode = defineTemplate({
  data: z.object({ code: z.string().regex(/^\d{6}$/), link: z.url(), minutes: z.int().positive() }),
  usefulMinutes: 10,
  subject: () => 'Your sign-in code', // not the code itself: a locked phone shows subjects
  body: (data, siteUrl) =>
    layout({
      preview: 'Enter the code on the page where you asked for it.',
      heading: 'Your sign-in code',
      siteUrl,
      content: [
        paragraph('Enter this code on the page where you asked for it:'),
        code(data.code),
        paragraph('Or sign in with this link:'),
        button(data.link, 'Sign in'),
        smallPrint(
          `The code and the link work once, for ${data.minutes} minutes. Nobody from Writeback will ask you for them.`,
        ),
        smallPrint('You did not ask for this? Then do nothing. Nobody can sign in without the code.'),
      ],
    }),
})
