import { anyOf, isTrue, holds } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'
import type { Flow } from './flow.ts'

/** The person the debt is of has died, by the letter or by the reader. */
export const deceased: Flow = {
  id: 'deceased',
  title: 'The estate owes this debt. The family mostly does not.',
  lead: 'We are sorry for your loss. What a person leaves behind pays the debts. If it is not enough, most debts go unpaid.',
  question: 'Has the person named in the letter died?',
  answers: [{ label: 'Yes, this person has died', fact: 'consumerDeceased', value: true }],
  steps: [
    {
      text: 'Find out if you owe it at all, before you talk about money.',
      why: 'You may if you signed for it too, or if you held the account together. A spouse may in a community property state, or for some bills such as medical ones. Using a card as an authorized user does not make you owe it.',
    },
    {
      text: 'Give the letter to whoever settles the estate (the executor or administrator).',
      why: 'Collectors may talk about the debt with that person, the spouse, or a parent or guardian, and with few others.',
      cites: ['12 CFR 1006.6(a)(4)'],
    },
    {
      text: 'Ask in writing for proof of the debt, and note the date.',
      why: 'The one who settles the estate has the same thirty days to dispute that the person had.',
      cites: ['15 USC 1692g(b)'],
    },
    {
      text: 'Ask a probate lawyer or the probate clerk how claims are made against the estate.',
      why: 'A creditor has a limited time to file its claim. What comes too late is often not paid.',
      link: { label: 'Find legal aid', url: 'https://www.lawhelp.org' },
    },
    {
      text: 'Want the calls to end? Write that they must stop.',
      why: 'Whoever is contacted in place of the person can say so in writing.',
      cites: ['15 USC 1692c(c)'],
    },
  ],
  never: [
    'Do not promise to pay from your own money. You can make a debt yours that never was.',
    'Do not send money “to keep the good name”. No law asks that of a family.',
    'Do not give out the Social Security number of the person who died, or your own.',
    'Do not hand out what is in the estate before its debts are sorted.',
  ],
  goOn: 'Go on to what the letter says',
  sources: [
    {
      title: 'FTC: Debts and deceased relatives',
      url: 'https://consumer.ftc.gov/articles/debts-and-deceased-relatives',
    },
  ],
  confidence: 'medium',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  fits: ({ consumerDeceased, refersToDeceased, kindOfPaper }) =>
    anyOf(
      isTrue(consumerDeceased),
      isTrue(refersToDeceased),
      holds(kindOfPaper, kind => kind === 'deceased-letter'),
    ),
}
