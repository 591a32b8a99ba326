import type { CreditContext } from '#letters/credit/credit-context.ts'
import { asIs } from '#letters/letter.ts'
import { defineCreditLetter, firstOf, oneToFourItems } from '#letters/credit/define-credit-letter.ts'
import { posted } from '#letters/credit/frame.ts'
import { entryOf } from '#letters/credit/items.ts'
import { forEachItem, oneOf, said } from '#letters/credit/said.ts'
import { printCitation } from '#letters/print-citation.ts'
import { numbered, paragraph } from '#letters/sentence.ts'

const lead = said({
  id: 'block-lead',
  says: () =>
    `I am a victim of identity theft. Under ${printCitation('15 USC 1681c-2(a)')}, please block the entries below. With this letter you have what the law asks for:`,
  because: 'With four things in hand the bureau must block what came from the theft within four business days.',
  cites: ['15 USC 1681c-2(a)'],
})

const identity = said({
  id: 'block-identity',
  when: ({ theft }) => theft?.identityProof,
  says: () => 'Proof of who I am: a copy of my identification and of a paper with my address (enclosed).',
  because: 'The first of the four things: proof of your identity.',
  cites: ['15 USC 1681c-2(a)(1)'],
})

const theftReport = said({
  id: 'block-report',
  given: ({ theft }) => ({ report: theft?.theftReport }),
  says: ({ report }) => [
    'My identity theft report',
    ...(report.number === undefined ? [] : [', number ', asIs(report.number)]),
    report.kind === 'ftc'
      ? ', made with the Federal Trade Commission (enclosed).'
      : ', taken by the police (enclosed).',
  ],
  because: 'The second: a copy of an identity theft report. To say what is false in one is a crime.',
  cites: ['15 USC 1681c-2(a)'],
})

const items = forEachItem(item => ({
  id: `block-item:${item.id}`,
  runs: [
    'The entry that came from the theft: ',
    ...entryOf(item, 'see the enclosed page'),
    item.page === undefined ? '.' : `, page ${item.page} of my report.`,
    ...(item.story === undefined ? [] : [' ', asIs(item.story)]),
  ],
  reason: { because: 'The third: which entries they are.', cites: ['15 USC 1681c-2(a)'] },
}))

const statement = said({
  id: 'block-statement',
  when: ({ theft }) => theft?.statesNotTheirs,
  says: (_, { items }) =>
    `My statement: ${items.length === 1 ? 'this entry is' : 'these entries are'} not information relating to any transaction by me.`,
  because: 'The fourth, in the words of the law. Say it only if it is true of every entry.',
  cites: ['15 USC 1681c-2(a)'],
})

const request = said({
  id: 'block-request',
  says: (_, context) =>
    oneOf(context, 'block', [
      'Please block them within four business days, tell the companies that reported them, and confirm it to me in writing.',
      'The law gives you four business days to block them. Please also tell whoever reported them, and write to me when it is done.',
    ]),
  because: 'The bureau must block within four business days and tell those who reported the entries.',
  cites: ['15 USC 1681c-2(a)'],
})

function hasAllFour({ theft }: CreditContext) {
  if (theft?.identityProof && theft.theftReport && theft.statesNotTheirs) return undefined
  return {
    id: 'block-not-complete',
    why: 'A bureau must block only when it has all four: proof of who you are, an identity theft report, the list of entries, and your statement that they are not yours.',
    instead: 'Make the report at IdentityTheft.gov first. Until then send the dispute letter to the bureau.',
  }
}

/** Asks a bureau to block what came from identity theft.  @law 15 USC 1681c-2 */
export const identityTheftBlock = defineCreditLetter({
  id: 'identity-theft-block',
  title: 'Identity theft block',
  about: 'Makes the bureau block what a thief caused, within four business days. Needs an identity theft report.',
  goesTo: 'bureau',
  refuses: firstOf(oneToFourItems, hasAllFour),
  cautions: () => [
    'Use it only for entries that a thief caused. For your own account with false charges, dispute the charges with the card company.',
    'A block got with a false statement is undone, and a false identity theft report is a crime.',
    'Ask for a free security freeze and a fraud alert as well.',
  ],
  body: posted(
    ({ report }) =>
      report.number === undefined
        ? ['Identity theft block']
        : ['Identity theft block, report number ', asIs(report.number)],
    { toBureau: true, encloses: 'all' },
    numbered([lead], identity, theftReport, items, statement),
    paragraph(request),
  ),
})
