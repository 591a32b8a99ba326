import { day } from '#units/iso-date.ts'
import type { Guide } from '#web/guides/guide.ts'

export const callsAndWork: Guide = {
  slug: 'calls-and-work',
  title: 'Calls, calls at work, and how to stop them',
  lead: 'The law says when, where and how often a collector may call. One written line can end it.',
  checkedOn: day('2026-11-21'),
  tool: { href: '/tools/call-scripts', label: 'What to say on the phone' },
  parts: [
    {
      title: 'What they may not do',
      points: [
        {
          text: 'Call before 8 a.m. or after 9 p.m. where you live, or at a time or place they know is bad for you.',
          cites: ['15 USC 1692c(a)(1)'],
        },
        {
          text: 'Call you at work when they know, or should know, that your employer forbids it.',
          cites: ['15 USC 1692c(a)(3)'],
        },
        {
          text: 'More than seven calls about a debt in seven days, or a call within seven days of a talk, is presumed to be too much.',
          cites: ['12 CFR 1006.14(b)(2)(ii)'],
        },
        {
          text: 'Talk about your debt with family, neighbors or your boss. There are few exceptions.',
          cites: ['15 USC 1692c(b)'],
        },
        {
          text: 'Call you when they know that a lawyer represents you on the debt.',
          cites: ['15 USC 1692c(a)(2)'],
        },
        { text: 'Swear, threaten violence, or lie about arrest.', cites: ['15 USC 1692d', '15 USC 1692e(4)'] },
      ],
    },
    {
      title: 'What you can say or write',
      points: [
        {
          text: '“My employer does not allow these calls. Do not call me here.”',
          cites: ['15 USC 1692c(a)(3)'],
        },
        { text: '“Do not call me. Write to me by mail.” They must respect that.', cites: ['12 CFR 1006.14(h)(1)'] },
        { text: '“Stop” to an email or a text: each must offer a simple way out.', cites: ['12 CFR 1006.6(e)'] },
        {
          text: 'In writing: “Stop contacting me about this debt.” Then they may only tell you what they will do next.',
          cites: ['15 USC 1692c(c)'],
        },
      ],
    },
    {
      title: 'Before you stop everything',
      points: [
        { text: 'The debt does not go away. It can be sold, reported, or taken to court.' },
        { text: 'A lawsuit becomes more likely, because letters no longer reach you. Offers end too.' },
        { text: 'It binds this collector. The next one must be told again.' },
        {
          text: 'Still in the 30 days? Dispute the debt in the same letter.',
          cites: ['15 USC 1692g(b)'],
        },
      ],
    },
    {
      title: 'Keep proof',
      points: [
        { text: 'Write down each call: day, time, number, name, words. Take a picture of the call list.' },
        { text: 'States differ on recording calls. Check your state’s law before you record one.' },
        { text: 'On the phone, do not say that you owe it, and give no bank or card number.' },
      ],
    },
  ],
}
