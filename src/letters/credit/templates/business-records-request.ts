import { defineCreditLetter, firstOf, oneToFourItems } from '#letters/credit/define-credit-letter.ts'
import { posted } from '#letters/credit/frame.ts'
import { entryOf } from '#letters/credit/items.ts'
import { forEachItem, oneOf, said } from '#letters/credit/said.ts'
import { asIs } from '#letters/letter.ts'
import { printCitation } from '#letters/print-citation.ts'
import { numbered, paragraph } from '#letters/sentence.ts'

const lead = said({
  id: 'records-lead',
  says: (_, context) =>
    oneOf(context, 'records', [
      'Someone used my identity with you. It concerns:',
      'A thief dealt with you in my name. This is what I found:',
      'I did not deal with you. Someone else did, in my name:',
    ]),
  because: 'A business that dealt with a thief in your name must give you its records of that.',
  cites: ['15 USC 1681g(e)(1)'],
})

const transactions = forEachItem(item => ({
  id: `records-item:${item.id}`,
  runs: [...entryOf(item, 'The account'), '.', ...(item.story === undefined ? [] : [' ', asIs(item.story)])],
  reason: { because: 'Which transaction it is about.', cites: ['15 USC 1681g(e)(1)'] },
}))

const request = said({
  id: 'records-request',
  says: () =>
    `Under ${printCitation('15 USC 1681g(e)(1)')}, please send me, free of charge and within 30 days, copies of the application and of the business records of these transactions.`,
  because: 'It must send them within thirty days of your request. There is no right to sue over it.',
  cites: ['15 USC 1681g(e)(1)'],
})

const papers = said({
  id: 'records-papers',
  when: ({ theft }) => theft?.identityProof === true && theft.theftReport !== undefined,
  says: (_, context) =>
    oneOf(context, 'papers', [
      'My proof of identity and my identity theft report are enclosed.',
      'I enclose proof of who I am and the identity theft report.',
    ]),
  because: 'The business may ask for both before it sends records to you.',
  cites: ['15 USC 1681g(e)(1)'],
})

/** Asks a business for the records of what a thief did there. Never a letter to a bureau.  @law 15 USC 1681g(e) */
export const businessRecordsRequest = defineCreditLetter({
  id: 'business-records-request',
  title: 'Request for the thief’s records',
  about:
    'Asks the shop or bank a thief used for the application and records. It goes to the business, not to a bureau.',
  goesTo: 'business',
  refuses: firstOf(oneToFourItems, ({ theft }) =>
    theft?.identityProof && theft.theftReport
      ? undefined
      : {
          id: 'no-theft-report',
          why: 'The business may ask for proof of who you are and an identity theft report before it sends its records.',
          instead: 'Make the report at IdentityTheft.gov first.',
        },
  ),
  cautions: () => ['Send it to the address the business gives for this. Copies only, never originals.'],
  body: posted(
    () => ['Records of identity theft'],
    { toBureau: false, encloses: 'papers' },
    numbered([lead], transactions),
    paragraph(request, papers),
  ),
})
