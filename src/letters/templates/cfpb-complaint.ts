import { bindsTheSender, toldDate, type LetterContext } from '#letters/letter-context.ts'
import { asIs, type LetterSentence } from '#letters/letter.ts'
import { quoted, type Point } from '#letters/points.ts'
import { printCitation } from '#letters/print-citation.ts'
import { numbered, paragraph, sentence, type Part } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'
import { factBlank } from '#letters/parts/frame.ts'
import { defineLetter } from './define-letter.ts'

const WHO = 'A complaint begins with who wrote what, and when.'

const theLetter = sentence({
  id: 'complaint-letter',
  says: (_, { collector, paper }) => [
    paper.date === undefined ? '' : `On ${longDate(paper.date)} `,
    { blank: 'collector-name', value: collector.name ?? '', hint: 'Name of the company' },
    ' sent me a letter about an alleged debt',
    ...(paper.originalCreditor === undefined ? [] : [' to ', asIs(paper.originalCreditor)]),
    ...(paper.reference === undefined ? [] : [', reference ', asIs(paper.reference)]),
    '.',
  ],
  because: WHO,
})

const lead = sentence({
  id: 'complaint-points-lead',
  when: ({ points }) => points.length > 0,
  says: () => 'What the letter says, and what I believe is wrong with it:',
  because: 'Their words first, then the law.',
})

const eachPoint: Part = context => (bindsTheSender(context) ? context.points.map(complained) : [])

function complained({ rule, strength, quote }: Point): LetterSentence {
  const [first, second] = rule.cites
  const law = [first, second]
    .filter(citation => citation !== undefined)
    .map(printCitation)
    .join(' and ')
  const verdict =
    strength === 'strong' && rule.confidence === 'high' ? 'I believe this violates' : 'This appears to violate'
  return {
    id: `complaint-${rule.id}`,
    runs: [
      ...(quote === undefined ? [] : ['It says: ', ...quoted(quote), ' ']),
      `What is wrong: ${rule.title}. ${verdict} ${law}.`,
    ],
    reason: {
      because: rule.whyItMatters,
      cites: rule.cites,
      ruleId: rule.id,
      ...(quote === undefined ? {} : { quote }),
    },
  }
}

const disputed = sentence({
  id: 'complaint-disputed',
  given: context => ({ receivedOn: toldDate(context, 'writtenDisputeReceivedDate') }),
  says: ({ receivedOn }) => `I disputed the debt in writing; the company received it on ${longDate(receivedOn)}.`,
  because: 'You told us so. Attach the dispute and its receipt.',
})

const since = sentence({
  id: 'complaint-since-then',
  given: context => ({ receivedOn: toldDate(context, 'writtenDisputeReceivedDate') }),
  says: () => ['Since then: ', factBlank('what happened, with dates'), '.'],
  because: 'What they did after your dispute matters most.',
})

const harm = sentence({
  id: 'complaint-harm',
  given: ({ wishes }) => ({ harm: wishes.harm?.trim() === '' ? undefined : wishes.harm?.trim() }),
  says: ({ harm: words }) => [asIs(words)],
  because: 'Your own words about what this cost you.',
})

const wants = sentence({
  id: 'complaint-wants',
  says: (_, context) => `I ask that the company ${wanted(context)}, and confirm it in writing.`,
  because: 'A complaint should say what would resolve it.',
})

function wanted({ consumerFacts, wishes }: LetterContext): string {
  const isTrue = (fact: 'wrongAmount') => consumerFacts[fact]?.known === true && consumerFacts[fact].value
  return [
    'stop collection until it has verified the debt',
    ...(isTrue('wrongAmount') ? ['correct the amount'] : []),
    'mark the debt as disputed wherever it is reported',
    ...(wishes.contact === 'not-at-work' ? ['stop contacting me at work'] : []),
  ].join(', ')
}

/** Text for a complaint to the Consumer Financial Protection Bureau. It is pasted into a form, so it has no letterhead.
 *  @law strategy.md 5.9 */
export const cfpbComplaint = defineLetter({
  id: 'cfpb-complaint',
  title: 'Complaint to the Consumer Financial Protection Bureau',
  cautions: () => [
    'A complaint does not stop a court deadline and does not replace a dispute letter.',
    'Attach their letter, the envelope and your receipts. Black out your Social Security number and account digits.',
    'Keep it apart from any demand for money: never offer to drop a complaint for payment.',
  ],
  body: [
    paragraph(theLetter),
    numbered([lead], eachPoint),
    paragraph(disputed, since),
    paragraph(harm),
    paragraph(wants),
  ],
})
