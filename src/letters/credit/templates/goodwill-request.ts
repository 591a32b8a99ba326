import { defineCreditLetter, firstOf, oneToFourItems } from '#letters/credit/define-credit-letter.ts'
import { posted } from '#letters/credit/frame.ts'
import { accountOf, entryOf, shownAs } from '#letters/credit/items.ts'
import { forEachItem, oneOf, said } from '#letters/credit/said.ts'
import { ended } from '#letters/letter.ts'
import { numbered, paragraph } from '#letters/sentence.ts'

const lead = said({
  id: 'goodwill-lead',
  says: (_, context) =>
    oneOf(context, 'goodwill', [
      'I write to ask a favor about this:',
      'This is a request, and I know that you need not grant it:',
      'Would you please think about the following?',
    ]),
  because: 'A goodwill request asks for a favor. It claims no mistake and no right.',
})

const items = forEachItem(({ id, creditor, account, shown: [shown] }) => ({
  id: `goodwill:${id}`,
  runs: [...entryOf({ creditor, account }, 'My account'), ...shownAs(shown), '.'],
  reason: { because: 'Which entry it is about.', cites: [] },
}))

const hardship = said({
  id: 'hardship',
  given: ({ hardship }) => ({ hardship }),
  says: ({ hardship }) => ended(hardship),
  because: 'Your own words. Say no more than you want them to know.',
})

const since = said({
  id: 'since-then',
  given: ({ harm }) => ({ harm }),
  says: ({ harm }) => ended(harm),
  because: 'Your own words about what it costs you.',
})

const wish = said({
  id: 'goodwill-wish',
  says: (_, context) =>
    oneOf(context, 'wish', [
      'I would be grateful if you took the late mark out of what you report.',
      'If you can remove the late mark from what you report, it would help me a great deal.',
      'Please consider no longer reporting the late mark.',
    ]),
  because: 'Says what is asked. The company decides freely.',
})

/** Asks a creditor for a favor about a late mark on an account in good standing. Claims no mistake, admits no debt. */
export const goodwillRequest = defineCreditLetter({
  id: 'goodwill-request',
  title: 'Goodwill request',
  about: 'Asks your bank to drop an old late mark as a favor. Not a dispute, and never mixed with one.',
  goesTo: 'furnisher',
  refuses: firstOf(oneToFourItems, ({ goodwill }) => {
    if (goodwill?.alsoDisputed)
      return {
        id: 'in-a-dispute',
        why: 'You dispute this entry as wrong. Asking for a favor about it would weaken that.',
        instead: 'Wait for the dispute to end, or ask about another account.',
      }
    return goodwill?.inGoodStanding
      ? undefined
      : {
          id: 'not-in-good-standing',
          why: 'A favor is asked only about your own account that is paid up. On a collection or a charge-off it could be read as admitting the debt.',
          instead: 'Dispute what is wrong with it, or leave it.',
        }
  }),
  cautions: () => [
    'Only for your own account that is open and paid up, or closed and paid. Never for a collection or a charge-off: what you write could be read as admitting the debt.',
    'They may say no. Nothing is lost by asking.',
  ],
  body: posted(
    ({ items }) => {
      const account = items.find(({ account }) => account !== undefined)?.account
      return account === undefined ? ['A request'] : ['A request about ', ...accountOf(account)]
    },
    { toBureau: false, encloses: 'papers' },
    numbered([lead], items),
    paragraph(hardship, since),
    paragraph(wish),
  ),
})
