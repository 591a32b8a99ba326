import { day } from '#units/iso-date.ts'
import type { Guide } from '#web/guides/guide.ts'

export const validationWindow: Guide = {
  slug: 'validation-window',
  title: 'The 30 days to dispute a debt',
  lead: 'Dispute in writing within 30 days of getting the first notice, and the collector must stop until it answers.',
  checkedOn: day('2026-11-21'),
  tool: { href: '/upload', label: 'Check my letter' },
  parts: [
    {
      title: 'What the law gives you',
      points: [
        {
          text: 'Within five days of first contact a collector must send you a notice: how much, for whom, and how to dispute.',
          cites: ['15 USC 1692g(a)'],
        },
        {
          text: 'If you dispute in writing in time, collection must stop until they mail you proof. The law calls that verification.',
          cites: ['15 USC 1692g(b)'],
        },
        {
          text: 'You can ask for the name and address of the original creditor too. Then they must stop until they send it.',
          cites: ['12 CFR 1006.38(c)'],
        },
      ],
    },
    {
      title: 'How to count',
      points: [
        {
          text: 'Count 30 days from the day you got the notice, not from its date.',
          cites: ['15 USC 1692g(a)(3)'],
        },
        {
          text: 'Not sure when it came? A collector may assume five days after it was sent, without weekends and holidays.',
          cites: ['12 CFR 1006.34(b)(5)'],
        },
        { text: 'The notice prints an end date. Act on the earliest date you find.' },
        { text: 'Mail a week before the end. Courts differ on whether sending it or its arrival counts.' },
      ],
    },
    {
      title: 'What to write',
      points: [
        { text: 'Write “I dispute this debt”. You need no reason.' },
        { text: 'Ask for verification and for the original creditor.' },
        { text: 'Do not write that you owe it, and do not promise to pay.' },
        { text: 'Keep a copy, and send it by certified mail.' },
      ],
    },
    {
      title: 'Good to know',
      points: [
        { text: 'A dispute by phone does not stop collection. Only a written one does.', cites: ['15 USC 1692g(b)'] },
        {
          text: 'They have no federal deadline to answer. But they may not collect until they do.',
          cites: ['15 USC 1692g(b)'],
        },
        {
          text: 'Too late? Dispute all the same. They need not stop, but if they report the debt they must say it is disputed.',
          cites: ['15 USC 1692e(8)'],
        },
        { text: 'If you say nothing, no court may take that as a yes.', cites: ['12 CFR 1006.38(d)(1)'] },
        { text: 'A court paper has its own deadline. A dispute does not stop it.' },
      ],
    },
  ],
}
