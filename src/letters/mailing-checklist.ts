import { addDays, longDate } from '#units/iso-date.ts'
import type { ChecklistItem } from './attorney-now.ts'
import type { LetterContext } from './letter-context.ts'

/** Certified mail should arrive within the validation period, not only be sent in it: courts differ on which counts. */
const DAYS_FOR_MAIL = 7

/** How to send a letter so that it can be proved, in order. The electronic way is named only when the collector's own
 *  letter offers it.  @law strategy.md 4 and 5 */
export function mailingChecklist(context: LetterContext): readonly ChecklistItem[] {
  const { collector, window, today } = context
  const mailBy =
    window.state === 'open' && window.endsOn !== undefined ? addDays(window.endsOn, -DAYS_FOR_MAIL) : undefined
  return [
    {
      id: 'read-it',
      text: 'Read every line. Change or take out what is not true.',
      why: 'You sign it. A false statement hurts you later.',
      cites: [],
    },
    {
      id: 'no-numbers',
      text: 'Leave out your Social Security number, date of birth, employer, and bank or card numbers.',
      why: 'None of these is needed, and each can be used against you.',
      cites: [],
    },
    {
      id: 'print-and-sign',
      text: 'Print two copies. Sign one by hand and keep the other.',
      why: 'Your copy is proof of what you said. A library can print for you.',
      cites: [],
    },
    {
      id: 'copies-only',
      text: 'Enclose copies only. Keep every original.',
      why: 'Originals do not come back.',
      cites: [],
    },
    {
      id: 'certified-mail',
      text: 'Send it by certified mail with return receipt, and write the number from the form on the letter.',
      why: 'The receipt proves that it came and when. If they refuse it, keep the returned envelope unopened.',
      cites: [],
    },
    ...(mailBy === undefined || window.endsOn === undefined
      ? []
      : [
          {
            id: 'mail-by',
            text:
              mailBy >= today
                ? `Mail it by ${longDate(mailBy)}, so that it arrives by ${longDate(window.endsOn)}.`
                : `Send it today. It must arrive by ${longDate(window.endsOn)}.`,
            why: 'A dispute that arrives within the validation period stops collection until they verify.',
            cites: ['15 USC 1692g(b)', '12 CFR 1006.34(b)(5)'] as const,
          },
        ]),
    ...(collector.electronicDispute === undefined
      ? []
      : [
          {
            id: 'electronic-dispute',
            text: `Their letter also offers an electronic way: “${collector.electronicDispute}” If time is short, use it today and save the confirmation.`,
            why: 'A collector that accepts disputes electronically must act on one sent that way.',
            cites: ['12 CFR 1006.34(c)(3)(v)', '12 CFR 1006.38'] as const,
          },
        ]),
    {
      id: 'keep-everything',
      text: 'Keep this letter, their letter and envelope, and the postal receipt together. Take a photo of each.',
      why: 'If it comes to a dispute, paper decides.',
      cites: [],
    },
  ]
}
