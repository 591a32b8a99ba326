import { day } from '#units/iso-date.ts'
import type { Guide } from '#web/guides/guide.ts'

export const courtPapers: Guide = {
  slug: 'court-papers',
  title: 'You got papers from a court',
  lead: 'Only an answer to the court, in time, keeps your rights. A letter to the collector does not.',
  checkedOn: day('2026-11-21'),
  tool: { href: '/upload', label: 'Check my papers' },
  parts: [
    {
      title: 'Today',
      points: [
        { text: 'Read who sues whom, which court it is, and how many days the paper gives you.' },
        { text: 'Write down the day and the way you got the papers. The days count from there.' },
        {
          text: 'Call the court clerk. Take the number from the court’s own site. Ask if the case is real and what your last day is.',
        },
        { text: 'Call free legal aid: lawhelp.org. To find a consumer lawyer: naca.net.' },
        {
          text: 'Many lawyers ask you for no money when a collector broke the law: it may have to pay their fee.',
          cites: ['15 USC 1692k(a)(3)'],
        },
      ],
    },
    {
      title: 'How much time there is',
      points: [
        { text: 'Often 14 to 35 days. It depends on the state, the court, and how you got the papers.' },
        { text: 'Some courts set a day to come instead. Then go.' },
        { text: 'If you do nothing, the court can decide without you. Then wages or a bank account can be taken.' },
      ],
    },
    {
      title: 'What can be said in an answer',
      points: [
        { text: 'The debt is too old. It is not mine. The amount is wrong. They have no proof that they own it.' },
        { text: 'I did not get the papers in a lawful way.' },
        { text: 'They sued in the wrong place.', cites: ['15 USC 1692i(a)(2)'] },
        { text: 'It went through bankruptcy.', cites: ['11 USC 524'] },
        { text: 'What is not said in the answer can be lost. Say only what is true.' },
      ],
    },
    {
      title: 'Take care',
      points: [
        { text: 'Answer even if you disputed the debt, if they offer a plan, or if the case looks fake.' },
        { text: 'Do not sign a “consent” or a “stipulation” without advice.' },
        { text: 'More time counts only in writing, and filed with the court.' },
      ],
    },
    {
      title: 'If there is a judgment already',
      points: [
        { text: 'Social Security benefits may not be taken by ordinary creditors.', cites: ['42 USC 407'] },
        { text: 'A bank must leave recent federal benefits in your account.', cites: ['31 CFR 212'] },
        { text: 'Of wages a court can take a quarter of your take-home pay at most.', cites: ['15 USC 1673(a)'] },
        { text: 'You may have to claim this, in few days. The notice says how.' },
      ],
    },
  ],
}
