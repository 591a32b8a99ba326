import { defineCreditLetter, oneToFourItems } from '#letters/credit/define-credit-letter.ts'
import { posted } from '#letters/credit/frame.ts'
import { itemByItem } from '#letters/credit/items.ts'
import { oneOf, said } from '#letters/credit/said.ts'
import { asIs, ended } from '#letters/letter.ts'
import { printCitation } from '#letters/print-citation.ts'
import { numbered, paragraph } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'

const lead = said({
  id: 'disputes',
  when: ({ report }) => report.on !== undefined,
  given: ({ report }) => ({ on: report.on }),
  says: ({ on }, context) => {
    const what = ['one entry', 'two entries', 'three entries', 'four entries'][context.items.length - 1]!
    return oneOf(context, 'disputes', [
      `I dispute ${what} in the report you made about me on ${longDate(on)}.`,
      `In my report of ${longDate(on)} I found ${what} that I dispute.`,
      `Your report about me dated ${longDate(on)} has ${what} that I dispute.`,
    ])
  },
  because:
    'A dispute sent to the bureau starts its time to look into it, and the duty of the company behind the entry.',
  cites: ['15 USC 1681i(a)(1)(A)'],
})

const leadUndated = said({
  id: 'disputes-undated',
  when: ({ report }) => report.on === undefined,
  says: (_, context) =>
    oneOf(context, 'disputes', [
      'I dispute what my credit file says here:',
      'These things in my credit file are disputed:',
      'I am writing to dispute the following in my file:',
    ]),
  because:
    'A dispute sent to the bureau starts its time to look into it, and the duty of the company behind the entry.',
  cites: ['15 USC 1681i(a)(1)(A)'],
})

const freeReport = said({
  id: 'free-annual-report',
  when: ({ report }) => report.isFreeAnnual,
  says: (_, context) =>
    oneOf(context, 'free', [
      'I got this report free through AnnualCreditReport.com.',
      'The report is my free one from AnnualCreditReport.com.',
    ]),
  because: 'After a free yearly report the bureau has 45 days instead of 30.',
  cites: ['15 USC 1681j(a)(3)'],
})

const harm = said({
  id: 'harm',
  given: ({ harm }) => ({ harm }),
  says: ({ harm }) => ended(harm),
  because: 'Your own words about what it cost you. A letter that tells your facts is no form.',
})

const request = said({
  id: 'reinvestigate',
  says: () =>
    `Under ${printCitation('15 USC 1681i(a)(1)(A)')}, please look into each of these and correct or delete what is wrong or cannot be verified.`,
  because: 'The bureau must look into it free of charge, and must delete or change what it cannot verify.',
  cites: ['15 USC 1681i(a)(1)(A)', '15 USC 1681i(a)(5)(A)'],
})

const results = said({
  id: 'results',
  says: (_, context) =>
    oneOf(context, 'results', [
      'Please mail me the results and my corrected report.',
      'I ask for the results in writing, with a copy of the changed report.',
      'When you are done, please send me the outcome and the new report.',
    ]),
  because: 'The bureau must send you the results in writing, with a report that shows any change.',
  cites: ['15 USC 1681i(a)(6)(A)'],
})

/** Disputes entries with the bureau that reports them.  @law 15 USC 1681i(a)(1)(A) */
export const bureauDispute = defineCreditLetter({
  id: 'bureau-dispute',
  title: 'Dispute to the credit bureau',
  about: 'Names what is wrong in your report and asks the bureau to correct or delete it. Send this one first.',
  goesTo: 'bureau',
  refuses: oneToFourItems,
  cautions: () => [
    'Read every sentence. Take out what is not true, and say in your own words how you know.',
    'Sign it and mail it yourself. A bureau may set aside a letter that someone else sends for you.',
    'Enclose a copy of your ID and of a bill with your address. Without them a bureau may say it cannot tell who you are.',
  ],
  body: posted(
    ({ report }) =>
      report.number === undefined
        ? ['Dispute of my credit report']
        : ['Dispute of my credit report, number ', asIs(report.number)],
    { toBureau: true, encloses: 'all' },
    numbered([lead, leadUndated, freeReport], itemByItem),
    paragraph(harm),
    paragraph(request, results),
  ),
})
