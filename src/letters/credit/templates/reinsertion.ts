import { defineCreditLetter, firstOf, oneToFourItems } from '#letters/credit/define-credit-letter.ts'
import { posted } from '#letters/credit/frame.ts'
import { entryOf } from '#letters/credit/items.ts'
import { forEachItem, oneOf, said } from '#letters/credit/said.ts'
import { asIs } from '#letters/letter.ts'
import { printCitation } from '#letters/print-citation.ts'
import { numbered, paragraph } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'

const lead = said({
  id: 'came-back',
  given: ({ reinsertion }) => ({ deletedOn: reinsertion?.deletedOn, reappearedOn: reinsertion?.reappearedOn }),
  says: ({ deletedOn, reappearedOn }, context) =>
    oneOf(context, 'back', [
      `You deleted this on ${longDate(deletedOn)}. On ${longDate(reappearedOn)} it was in my report again:`,
      `On ${longDate(reappearedOn)} I found in my report what you had deleted on ${longDate(deletedOn)}:`,
    ]),
  because: 'What was deleted after a dispute may come back only under strict conditions.',
  cites: ['15 USC 1681i(a)(5)(B)(i)'],
})

const items = forEachItem(({ id, creditor, account, page }) => ({
  id: `back:${id}`,
  runs: [
    ...entryOf({ creditor, account }, 'The entry'),
    page === undefined ? '.' : `, page ${page} of the new report.`,
  ],
  reason: { because: 'Which item came back.', cites: ['15 USC 1681i(a)(5)(B)(i)'] },
}))

const noNotice = said({
  id: 'no-notice',
  when: ({ reinsertion }) => reinsertion?.wasNoticed === false && reinsertion.noticeIsOverdue === true,
  says: (_, context) =>
    oneOf(context, 'notice', [
      'No written notice of it has reached me.',
      'You did not write to me about it.',
      'I got no letter that told me of it.',
    ]),
  because: 'The bureau must tell you in writing within five business days when a deleted item comes back.',
  cites: ['15 USC 1681i(a)(5)(B)(ii)'],
})

const request = said({
  id: 'certify-or-delete',
  says: () =>
    `Under ${printCitation('15 USC 1681i(a)(5)(B)(i)')} it may come back only if the company that reported it certified that it is complete and accurate. Please confirm that it did, and when, or delete the entry.`,
  because: 'Without that certification the bureau may not put it back.',
  cites: ['15 USC 1681i(a)(5)(B)(i)', '15 USC 1681i(a)(5)(C)'],
})

/** Asks on what ground a deleted item came back.  @law 15 USC 1681i(a)(5)(B) */
export const reinsertion = defineCreditLetter({
  id: 'reinsertion',
  title: 'A deleted entry came back',
  about: 'Asks the bureau to show that a deleted entry was put back as the law demands, or to delete it.',
  goesTo: 'bureau',
  refuses: firstOf(oneToFourItems, ({ reinsertion: back }) => {
    if (back?.deletedOn === undefined || back.reappearedOn === undefined)
      return {
        id: 'days-not-known',
        why: 'The letter must name the day it was deleted and the day you saw it again.',
        instead: 'Give both days, and keep both reports as proof.',
      }
    return back.wasNoticed === true
      ? {
          id: 'was-noticed',
          why: 'The bureau told you in writing that it put the entry back. That is what the law asks of it.',
          instead:
            'Dispute the entry again only with something new, or send your papers to the company that reports it.',
        }
      : undefined
  }),
  cautions: () => ['Enclose the letter that says it was deleted, and the page of the new report.'],
  body: posted(
    ({ report }) =>
      report.number === undefined
        ? ['A deleted entry came back']
        : ['A deleted entry came back, number ', asIs(report.number)],
    { toBureau: true, encloses: 'papers' },
    numbered([lead], items),
    paragraph(noNotice, request),
  ),
})
