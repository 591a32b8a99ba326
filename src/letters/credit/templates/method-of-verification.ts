import { defineCreditLetter, firstOf, oneToFourItems } from '#letters/credit/define-credit-letter.ts'
import { posted } from '#letters/credit/frame.ts'
import { entryOf, shownAs } from '#letters/credit/items.ts'
import { forEachItem, oneOf, said } from '#letters/credit/said.ts'
import { asIs } from '#letters/letter.ts'
import { printCitation } from '#letters/print-citation.ts'
import { numbered, paragraph } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'

const lead = said({
  id: 'verified-on',
  given: ({ earlier }) => ({ on: earlier?.answeredOn }),
  says: ({ on }, context) =>
    oneOf(context, 'verified', [
      `On ${longDate(on)} you wrote that you verified what I dispute:`,
      `Your answer of ${longDate(on)} says that this was verified:`,
      `I have your results of ${longDate(on)}. You left the following as it was:`,
    ]),
  because: 'The bureau answered that it verified the item. Only after that answer can this be asked.',
  cites: ['15 USC 1681i(a)(7)'],
})

const items = forEachItem(({ id, creditor, account, shown: [shown] }) => ({
  id: `verified:${id}`,
  runs: [...entryOf({ creditor, account }, 'The entry'), ...shownAs(shown), '.'],
  reason: { because: 'Which item was verified.', cites: ['15 USC 1681i(a)(7)'] },
}))

const request = said({
  id: 'describe',
  says: () =>
    `Under ${printCitation('15 USC 1681i(a)(7)')}, please describe within 15 days how you reached that: the procedure you used, and the name, address and telephone number of each business you asked.`,
  because: 'If you ask, the bureau must describe how it looked into your dispute within fifteen days of your request.',
  cites: ['15 USC 1681i(a)(7)'],
})

const goesOn = said({
  id: 'dispute-goes-on',
  says: (_, context) =>
    oneOf(context, 'goes on', [
      'I still say that it is wrong.',
      'My dispute has not changed.',
      'I do not agree with the result.',
    ]),
  because: 'Asking how it was verified must not read as if you now agreed.',
})

/** Asks how a bureau verified an item. Only after it answered *verified*.  @law 15 USC 1681i(a)(6)-(7); decision 18 */
export const methodOfVerification = defineCreditLetter({
  id: 'method-of-verification',
  title: 'Request for the method of verification',
  about: 'Asks the bureau how it checked, and whom it asked. Only after it answered that the entry is verified.',
  goesTo: 'bureau',
  refuses: firstOf(oneToFourItems, ({ earlier }) =>
    earlier?.answer === 'verified'
      ? undefined
      : {
          id: 'not-verified',
          why: 'This can be asked only after the bureau answered that it verified the entry.',
          instead: 'Record its answer first, or wait for it.',
        },
  ),
  cautions: () => [
    'It makes the bureau say whom it asked. It does not make it send you the documents themselves.',
    'Next, send your papers to the company it names.',
  ],
  body: posted(
    ({ report }) =>
      report.number === undefined
        ? ['How my dispute was checked']
        : ['How my dispute was checked, number ', asIs(report.number)],
    { toBureau: true, encloses: 'papers' },
    numbered([lead], items),
    paragraph(request, goesOn),
  ),
})
