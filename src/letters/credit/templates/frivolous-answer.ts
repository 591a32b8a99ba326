import { defineCreditLetter, firstOf, oneToFourItems } from '#letters/credit/define-credit-letter.ts'
import { posted } from '#letters/credit/frame.ts'
import { itemByItem } from '#letters/credit/items.ts'
import { oneOf, said, type CreditPart } from '#letters/credit/said.ts'
import { asIs, ended } from '#letters/letter.ts'
import { numbered, paragraph } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'

const lead = said({
  id: 'set-aside-on',
  given: ({ earlier }) => ({ on: earlier?.answeredOn }),
  says: ({ on }, context) =>
    oneOf(context, 'set aside', [
      `On ${longDate(on)} you wrote that you would not look into my dispute. Here is what you asked for:`,
      `Your letter of ${longDate(on)} set my dispute aside. I answer each of your reasons:`,
      `You told me on ${longDate(on)} that something was missing. I supply it now:`,
    ]),
  because: 'A dispute that was set aside can be made again with what was missing.',
  cites: ['15 USC 1681i(a)(3)'],
})

const reasons: CreditPart = ({ earlier }) =>
  (earlier?.reasons ?? []).map(({ reason, answer }, at) => ({
    id: `reason:${at + 1}`,
    runs: ['You wrote: “', asIs(reason), '” ', ...ended(answer)],
    reason: {
      because: 'The notice must give reasons. Answering each one leaves nothing to set aside again.',
      cites: ['15 USC 1681i(a)(3)(B)'],
    },
  }))

const itemsLead = said({
  id: 'again',
  says: (_, context) =>
    oneOf(context, 'again', [
      'What I dispute, once more and in full:',
      'This is the dispute again, with everything you need:',
      'For clarity, these are the entries:',
    ]),
  because: 'The dispute stands by itself, so that the bureau needs no other paper to act on it.',
  cites: ['15 USC 1681i(a)(1)(A)'],
})

const myself = said({
  id: 'myself',
  says: (_, context) =>
    oneOf(context, 'myself', [
      'I am the consumer, and I send this letter myself.',
      'This letter comes from me and from nobody else.',
    ]),
  because: 'Letters sent by others for a consumer are often set aside. Sign and mail it yourself.',
})

/** Answers a bureau that set a dispute aside as frivolous.  @law 15 USC 1681i(a)(3) */
export const frivolousAnswer = defineCreditLetter({
  id: 'frivolous-answer',
  title: 'Answer to “frivolous”',
  about: 'Gives the bureau exactly what it said was missing, reason by reason.',
  goesTo: 'bureau',
  refuses: firstOf(oneToFourItems, ({ earlier }) => {
    if (earlier?.answer !== 'frivolous')
      return {
        id: 'not-set-aside',
        why: 'The bureau has not said that your dispute is frivolous.',
        instead: 'Record its answer first.',
      }
    return earlier.reasons.length === 0
      ? {
          id: 'no-reasons-answered',
          why: 'The letter must answer the reasons the bureau gave.',
          instead:
            'Copy each reason from its letter, and write what you now say or enclose. If it gave none, complain to the CFPB.',
        }
      : undefined
  }),
  cautions: () => ['Do not send the same letter again. Add what was missing, and enclose legible copies.'],
  body: posted(
    ({ report }) =>
      report.number === undefined
        ? ['What was missing in my dispute']
        : ['What was missing in my dispute, number ', asIs(report.number)],
    { toBureau: true, encloses: 'all' },
    numbered([lead], reasons),
    numbered([itemsLead], itemByItem),
    paragraph(myself),
  ),
})
