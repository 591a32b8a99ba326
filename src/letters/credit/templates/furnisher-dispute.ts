import { defineCreditLetter, firstOf, oneToFourItems } from '#letters/credit/define-credit-letter.ts'
import { posted } from '#letters/credit/frame.ts'
import { accountOf, itemByItem } from '#letters/credit/items.ts'
import { oneOf, said } from '#letters/credit/said.ts'
import { asIs, ended, type Run } from '#letters/letter.ts'
import { printCitation } from '#letters/print-citation.ts'
import { numbered, paragraph } from '#letters/sentence.ts'

const lead = said({
  id: 'direct-dispute',
  given: ({ report }) => ({ bureau: report.bureau }),
  says: ({ bureau }, context) =>
    oneOf<readonly Run[]>(context, 'direct', [
      ['I dispute what you report about me to ', asIs(bureau), ':'],
      ['What ', asIs(bureau), ' shows about me from you is wrong, and I dispute it with you directly:'],
      ['You report the following to ', asIs(bureau), '. I dispute it:'],
    ]),
  because: 'The company that reports an entry must look into a dispute sent straight to it, with papers.',
  cites: ['12 CFR 1022.43(a)', '15 USC 1681s-2(a)(8)(D)'],
})

const harm = said({
  id: 'harm',
  given: ({ harm }) => ({ harm }),
  says: ({ harm }) => ended(harm),
  because: 'Your own words about what it cost you.',
})

const request = said({
  id: 'investigate',
  says: () =>
    `Please look into this as ${printCitation('12 CFR 1022.43')} requires, and correct it with every bureau you report to.`,
  because: 'It must look into it, and tell each bureau it reported to when the entry was wrong.',
  cites: ['12 CFR 1022.43', '15 USC 1681s-2(a)(8)(E)(iii)'],
})

const markDisputed = said({
  id: 'mark-disputed',
  says: (_, context) =>
    oneOf(context, 'mark', [
      'Until then, please report it as disputed.',
      'While you look into it, mark it as disputed.',
      'In the meantime it may not be reported without saying that I dispute it.',
    ]),
  because: 'What you dispute may not be reported without saying so.',
  cites: ['15 USC 1681s-2(a)(3)'],
})

const answer = said({
  id: 'answer-in-writing',
  says: (_, context) =>
    oneOf(context, 'answer', [
      'Please tell me the outcome by mail.',
      'I ask for your answer in writing.',
      'Write to me with the result, please.',
    ]),
  because: 'It must finish and tell you the result in the time a bureau would have.',
  cites: ['12 CFR 1022.43(e)(3)'],
})

/** Disputes entries with the company that reports them.  @law 15 USC 1681s-2(a)(8); 12 CFR 1022.43 */
export const furnisherDispute = defineCreditLetter({
  id: 'furnisher-dispute',
  title: 'Dispute to the company that reports it',
  about: 'Sends the same facts with your papers to the bank or collector behind the entry. Not instead of the bureau.',
  goesTo: 'furnisher',
  refuses: firstOf(oneToFourItems, ({ items }) =>
    items.some(({ isDirect }) => !isDirect)
      ? {
          id: 'not-a-direct-dispute',
          why: 'A company need not look into a direct dispute about names, addresses, employers, inquiries or public records.',
          instead: 'Send those to the bureau.',
        }
      : undefined,
  ),
  cautions: () => [
    'Send the dispute to the bureau first, or on the same day. A letter to the company alone gives you no right to sue.',
    'A company may ignore a dispute written on a form of a credit repair firm. Put it into your own words, and mail it yourself.',
    'Enclose the papers that show the mistake.',
  ],
  body: posted(
    ({ items }) => {
      const account = items.find(({ account }) => account !== undefined)?.account
      return account === undefined ? ['Direct dispute'] : ['Direct dispute, ', ...accountOf(account)]
    },
    { toBureau: false, encloses: 'all' },
    numbered([lead], itemByItem),
    paragraph(harm),
    paragraph(request, markDisputed, answer),
  ),
})
