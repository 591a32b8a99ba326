import { defineCreditLetter, firstOf, oneToFourItems } from '#letters/credit/define-credit-letter.ts'
import { posted } from '#letters/credit/frame.ts'
import { entryOf } from '#letters/credit/items.ts'
import { forEachItem, oneOf, said } from '#letters/credit/said.ts'
import { asIs } from '#letters/letter.ts'
import { printCitation } from '#letters/print-citation.ts'
import { numbered, paragraph } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'

const lead = said({
  id: 'time-is-over',
  given: ({ earlier }) => ({ receivedOn: earlier?.receivedOn, dueOn: earlier?.dueOn }),
  says: ({ receivedOn, dueOn }, context) =>
    oneOf(context, 'over', [
      `You received my dispute on ${longDate(receivedOn)}. Your time to look into it ended on ${longDate(dueOn)}. I have no results for:`,
      `My dispute reached you on ${longDate(receivedOn)}. You had until ${longDate(dueOn)}. Nothing has come back about:`,
      `Since ${longDate(receivedOn)} you have my dispute, and since ${longDate(dueOn)} its time is over. These are still open:`,
    ]),
  because: 'The bureau’s time runs from the day it received your dispute, which your delivery proof shows.',
  cites: ['15 USC 1681i(a)(1)(A)'],
})

const items = forEachItem(({ id, creditor, account, claim }) => ({
  id: `open:${id}`,
  runs: [...entryOf({ creditor, account }, 'The entry'), `. ${claim}`],
  reason: { because: 'Which item is still open.', cites: ['15 USC 1681i(a)(1)(A)'] },
}))

const request = said({
  id: 'delete-unverified',
  says: () =>
    `What was not verified in that time must be deleted or changed (${printCitation('15 USC 1681i(a)(5)(A)')}). Please do so and send me the results in writing.`,
  because: 'An item that cannot be verified within the time must be deleted or changed.',
  cites: ['15 USC 1681i(a)(5)(A)', '15 USC 1681i(a)(6)(A)'],
})

/** Asks for the results once a bureau's time is surely over.  @law 15 USC 1681i(a)(1), (a)(5)(A) */
export const noAnswer = defineCreditLetter({
  id: 'no-answer',
  title: 'The time to answer is over',
  about: 'Reminds the bureau that its time has ended. Only with proof of the day it received your letter.',
  goesTo: 'bureau',
  refuses: firstOf(oneToFourItems, ({ earlier }) => {
    if (earlier?.answer !== undefined && earlier.answer !== 'no_response')
      return { id: 'answered', why: 'The bureau has answered.', instead: 'Go on from its answer.' }
    if (earlier?.receivedOn === undefined)
      return {
        id: 'no-proof-of-delivery',
        why: 'The bureau’s time runs from the day it received your letter, and that day is not recorded.',
        instead: 'Look up the tracking number and record the day it was delivered.',
      }
    return earlier.isOverdue === true
      ? undefined
      : {
          id: 'not-overdue',
          why: 'The bureau’s time, with days for writing and mail, is not over yet.',
          instead: 'Wait for it. The date is on the dispute’s page.',
        }
  }),
  cautions: () => ['Enclose a copy of the delivery receipt and of your first letter.'],
  body: posted(
    ({ report }) =>
      report.number === undefined
        ? ['No results of my dispute']
        : ['No results of my dispute, number ', asIs(report.number)],
    { toBureau: true, encloses: 'papers' },
    numbered([lead], items),
    paragraph(request),
  ),
})
