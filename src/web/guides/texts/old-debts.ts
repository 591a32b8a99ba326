import { day } from '#units/iso-date.ts'
import type { Guide } from '#web/guides/guide.ts'

export const oldDebts: Guide = {
  slug: 'old-debts',
  title: 'Old debts and the time limit',
  lead: 'After some years a collector may no longer sue you. A payment or a promise can start those years again.',
  checkedOn: day('2026-11-21'),
  tool: { href: '/tools/sol-checker', label: 'Check the time limit' },
  parts: [
    {
      title: 'What the law says',
      points: [
        {
          text: 'Each state sets how many years there are to sue, by kind of debt. After that the debt is time-barred.',
          cites: ['12 CFR 1006.26(a)'],
        },
        {
          text: 'A collector may not sue, or threaten to sue, on a time-barred debt.',
          cites: ['12 CFR 1006.26(b)'],
        },
        { text: 'In most states the debt itself does not go away. They may still ask for it.' },
        { text: 'If they sue all the same, answer the court and say that the debt is too old. Else you can lose.' },
      ],
    },
    {
      title: 'What can start the years again',
      points: [
        { text: 'In many states a payment does, even a small one.' },
        { text: 'A promise or a signed admission can too. An email can count as signed.' },
        { text: 'So until you know the age: do not pay, do not promise, and do not say that you owe it.' },
      ],
    },
    {
      title: 'How to find out',
      points: [
        { text: 'Look for the first payment you missed and never made up, and for the last payment of any kind.' },
        {
          text: 'Note where you live now and where you lived when you signed. A collector must sue in one of these places.',
          cites: ['15 USC 1692i(a)(2)'],
        },
        { text: 'Note what kind of debt it is: card, loan, medical, rent. The years differ.' },
        { text: 'When two limits are possible, trust the longer one.' },
        { text: 'Time in military service does not count.', cites: ['50 USC 3936'] },
      ],
    },
    {
      title: 'Not the same thing',
      points: [
        {
          text: 'Credit reports have a clock of their own: in most cases seven years.',
          cites: ['15 USC 1681c(a)(4)', '15 USC 1681c(c)(1)'],
        },
        { text: 'Federal student loans have no time limit.', cites: ['20 USC 1091a(a)'] },
        { text: 'A court’s judgment has a limit of its own. In many states it can be renewed.' },
      ],
    },
  ],
}
