import { day } from '#units/iso-date.ts'
import type { Guide } from '#web/guides/guide.ts'

export const creditReportErrors: Guide = {
  slug: 'credit-report-errors',
  title: 'Errors in your credit report',
  lead: 'Write to the credit bureau first, and keep proof of the day. It has 30 days to look into it, in some cases 45.',
  checkedOn: day('2026-11-21'),
  tool: { href: '/credit-disputes', label: 'Write a dispute' },
  parts: [
    {
      title: 'The way that counts',
      points: [
        {
          text: 'Dispute with the bureau first. It must look into it for free, within 30 days.',
          cites: ['15 USC 1681i(a)(1)(A)'],
        },
        { text: 'The days count from when it got your letter: use certified mail.' },
        {
          text: 'It can take 45 days when you used the free yearly report.',
          cites: ['15 USC 1681j(a)(3)'],
        },
        {
          text: 'If you send more in the meantime, it can take 15 days longer.',
          cites: ['15 USC 1681i(a)(1)(B)'],
        },
        {
          text: 'The company that reported it must then look into it as well.',
          cites: ['15 USC 1681s-2(b)'],
        },
      ],
    },
    {
      title: 'What to write',
      points: [
        { text: 'Which entry it is, what is wrong, what is right, and what proves it. Enclose copies only.' },
        { text: 'Your own words, your own name and address. Mail it yourself.' },
        {
          text: 'A company may ignore a letter that a credit repair firm wrote or gave you a form for.',
          cites: ['12 CFR 1022.43(b)(2)'],
        },
        { text: 'Dispute only what is wrong. A false dispute hurts you.' },
      ],
    },
    {
      title: 'What must come back',
      points: [
        {
          text: 'What is wrong, incomplete or cannot be verified must be deleted or changed.',
          cites: ['15 USC 1681i(a)(5)(A)'],
        },
        {
          text: 'The results come in writing within five business days of the end.',
          cites: ['15 USC 1681i(a)(6)(A)'],
        },
        {
          text: 'They say it is verified? Ask how. They must tell you within 15 days.',
          cites: ['15 USC 1681i(a)(7)'],
        },
        {
          text: 'If a deleted entry comes back, they must tell you within five business days.',
          cites: ['15 USC 1681i(a)(5)(B)(ii)'],
        },
      ],
    },
    {
      title: 'Old entries and theft',
      points: [
        {
          text: 'A collection may stay for seven years. They count from 180 days after you first fell behind.',
          cites: ['15 USC 1681c(a)(4)', '15 USC 1681c(c)(1)'],
        },
        { text: 'A bankruptcy may stay for ten years.', cites: ['15 USC 1681c(a)(1)'] },
        { text: 'To pay an old debt, or to sell it, does not move that day.' },
        {
          text: 'Identity theft? A bureau must block the entry within four business days of getting your papers.',
          cites: ['15 USC 1681c-2(a)'],
        },
        { text: 'A freeze is free.', cites: ['15 USC 1681c-1(i)(2)(A)'] },
      ],
    },
  ],
}
