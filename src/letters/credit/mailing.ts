import type { ChecklistItem } from '#letters/attorney-now.ts'
import type { CreditLetter } from './define-credit-letter.ts'

/** How to send a letter about a credit report so that it can be proved, in order. */
export function creditMailing(to: CreditLetter['goesTo']): readonly ChecklistItem[] {
  return [
    {
      id: 'print-and-sign',
      text: 'Print and sign it. Print a second copy for yourself.',
      why: 'It must come from you. Your copy is proof of what you said.',
      cites: [],
    },
    {
      id: 'write-in',
      text:
        to === 'bureau'
          ? 'Write your date of birth on its line by hand, and add copies of your ID and of a bill with your address.'
          : 'Add copies of the papers that show the mistake. Leave out your Social Security number.',
      why: to === 'bureau' ? 'The bureau finds your file by these.' : 'Papers are what makes them look again.',
      cites: [],
    },
    {
      id: 'certified-mail',
      text: 'Send it by certified mail with return receipt.',
      why: 'Their time runs from the day they receive it. The receipt proves that day.',
      cites: ['15 USC 1681i(a)(1)(A)'],
    },
    {
      id: 'keep-copies',
      text: 'Keep copies of everything you send.',
      why: 'Originals do not come back.',
      cites: [],
    },
    ...(to === 'bureau'
      ? [
          {
            id: 'expect-answer',
            text: 'Expect responses in 30-45 days.',
            why: 'A bureau has 30 days from receipt, and 45 in some cases.',
            cites: ['15 USC 1681i(a)(1)(A)', '15 USC 1681j(a)(3)'] as const,
          },
        ]
      : []),
  ]
}
