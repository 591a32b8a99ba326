import { day } from '#units/iso-date.ts'
import type { Guide } from '#web/guides/guide.ts'

export const certifiedMail: Guide = {
  slug: 'certified-mail',
  title: 'How to send a letter so that you can prove it',
  lead: 'Certified mail with a return receipt proves what you sent and when it came. It takes one walk to the post office.',
  checkedOn: day('2026-11-21'),
  tool: { href: '/templates/validation', label: 'See a letter' },
  parts: [
    {
      title: 'Before you go',
      points: [
        { text: 'Read every line. Take out what is not true. You sign it.' },
        { text: 'Leave out your Social Security number, birth date, employer, and bank or card numbers.' },
        { text: 'Print two copies. Sign one by hand and keep the other. A library can print for you.' },
        { text: 'Enclose copies only. Keep every original.' },
        { text: 'Use the address that the notice gives for disputes.' },
      ],
    },
    {
      title: 'At the post office',
      points: [
        { text: 'Ask for certified mail with return receipt.' },
        { text: 'Write the number from the form on your copy of the letter.' },
        { text: 'Keep the stamped receipt. It proves the day you mailed it.' },
      ],
    },
    {
      title: 'When',
      points: [
        {
          text: 'A dispute stops collection only if it is in time: 30 days from getting the notice.',
          cites: ['15 USC 1692g(b)', '12 CFR 1006.34(b)(5)'],
        },
        { text: 'Mail it a week before the end, so that it arrives in time too.' },
        {
          text: 'Is there little time? If the notice came by email and offers an electronic way, use that today and save the answer.',
          cites: ['12 CFR 1006.34(c)(3)(v)'],
        },
      ],
    },
    {
      title: 'After it',
      points: [
        { text: 'Keep the letter, their letter, the envelope and the receipts together. Take a photo of each.' },
        { text: 'The green card, or the tracking page, shows the day it came. Write that day down.' },
        { text: 'Did they refuse it? Keep the envelope that came back, and do not open it.' },
        { text: 'Look for an answer about five weeks after it came. They have no federal deadline to send one.' },
        {
          text: 'If they go on collecting without an answer to your dispute, write down each call and letter.',
          cites: ['15 USC 1692g(b)'],
        },
        {
          text: 'You have one year to sue from the day a collector broke the law.',
          cites: ['15 USC 1692k(d)'],
        },
      ],
    },
  ],
}
