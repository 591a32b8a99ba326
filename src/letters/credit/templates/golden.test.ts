import { describe, expect, it, test } from 'vitest'
import { isCitation } from '#law/citations.ts'
import { BARE, EARLIER, MARISOL, ONE, THADDEUS, THEFT, WRITTEN } from '#letters/credit/contexts.testing.ts'
import type { CreditContext } from '#letters/credit/credit-context.ts'
import { CREDIT_LETTER_IDS, type CreditLetterId } from '#letters/credit/define-credit-letter.ts'
import { asksForSsn, withSsn } from '#letters/credit/ssn.ts'
import { writeCreditLetter } from '#letters/credit/write-credit-letter.ts'
import { sentencesOf, textOf, type Letter } from '#letters/letter.ts'
import { citationsIn, unregisteredCitations } from '#letters/print-citation.ts'
import { toText } from '#letters/render/to-text.ts'

function letterOf(id: CreditLetterId, context = WRITTEN[id]): Letter {
  const written = writeCreditLetter(id, context)
  if (written.kind === 'refused') throw new Error(written.why)
  return written.letter
}

test.each(CREDIT_LETTER_IDS)('%s reads as it was read and approved', async id => {
  await expect(toText(letterOf(id))).toMatchFileSnapshot(`golden/${id}.txt`)
})

describe.each(CREDIT_LETTER_IDS)('%s', id => {
  const letter = letterOf(id)
  const text = toText(letter)

  it('says why each sentence is there, with registered law only', () => {
    for (const { id: name, reason } of sentencesOf(letter)) {
      expect(reason.because, name).toMatch(/^[A-Z].+\.$/)
      for (const citation of reason.cites) expect(isCitation(citation), `${name}: ${citation}`).toBe(true)
    }
    expect(unregisteredCitations(text)).toEqual([])
  })

  it('prints one line of statute at most, and none of the phrases of form letters', () => {
    expect(citationsIn(text).length).toBeLessThanOrEqual(1)
    expect(text).not.toMatch(
      /609 letter|wet.?ink|original contract|affidavit|UCC|Metro ?2|\$1,000|penalt|sue you|lawsuit|attorney|Writeback/i,
    )
  })

  it('has no name of a product, no promise to pay and no word that admits a debt', () => {
    expect(text).not.toMatch(/\bI owe\b|\bmy debt\b|will pay|promise/i)
  })
})

describe('what is refused', () => {
  const why = (id: CreditLetterId, context: CreditContext): string | undefined => {
    const written = writeCreditLetter(id, context)
    return written.kind === 'refused' ? written.id : undefined
  }

  test.each<[string, CreditLetterId, CreditContext, string]>([
    ['no item', 'bureau-dispute', { ...MARISOL, items: [] }, 'no-items'],
    [
      'five items',
      'bureau-dispute',
      { ...MARISOL, items: Array.from({ length: 5 }, () => MARISOL.items[0]!) },
      'too-many-items',
    ],
    ['an item a company need not look into', 'furnisher-dispute', MARISOL, 'not-a-direct-dispute'],
    [
      'a block without a theft report',
      'identity-theft-block',
      { ...MARISOL, theft: { ...THEFT, theftReport: undefined } },
      'block-not-complete',
    ],
    [
      'a block without proof of identity',
      'identity-theft-block',
      { ...MARISOL, theft: { ...THEFT, identityProof: false } },
      'block-not-complete',
    ],
    [
      'a block without the statement',
      'identity-theft-block',
      { ...MARISOL, theft: { ...THEFT, statesNotTheirs: false } },
      'block-not-complete',
    ],
    [
      'a block of a report that names nothing',
      'identity-theft-block',
      { ...MARISOL, theft: THEFT, items: [] },
      'no-items',
    ],
    ['records without a theft report', 'business-records-request', MARISOL, 'no-theft-report'],
    ['how it was verified, before any answer', 'method-of-verification', MARISOL, 'not-verified'],
    [
      'how it was verified, after silence',
      'method-of-verification',
      { ...MARISOL, earlier: { ...EARLIER, answer: 'no_response' } },
      'not-verified',
    ],
    ['an answer to no notice', 'frivolous-answer', MARISOL, 'not-set-aside'],
    [
      'an answer to no reason',
      'frivolous-answer',
      { ...MARISOL, earlier: { ...EARLIER, answer: 'frivolous' } },
      'no-reasons-answered',
    ],
    [
      'overdue without proof of delivery',
      'no-answer',
      { ...MARISOL, earlier: { ...EARLIER, receivedOn: undefined, isOverdue: true } },
      'no-proof-of-delivery',
    ],
    ['overdue before it is', 'no-answer', { ...MARISOL, earlier: EARLIER }, 'not-overdue'],
    ['overdue though answered', 'no-answer', { ...MARISOL, earlier: { ...EARLIER, answer: 'verified' } }, 'answered'],
    ['a reinsertion without its days', 'reinsertion', MARISOL, 'days-not-known'],
    [
      'a reinsertion they told of',
      'reinsertion',
      { ...WRITTEN.reinsertion, reinsertion: { ...WRITTEN.reinsertion.reinsertion!, wasNoticed: true } },
      'was-noticed',
    ],
    [
      'a favor about what is disputed',
      'goodwill-request',
      { ...WRITTEN['goodwill-request'], goodwill: { inGoodStanding: true, alsoDisputed: true } },
      'in-a-dispute',
    ],
    [
      'a favor about a collection',
      'goodwill-request',
      { ...WRITTEN['goodwill-request'], goodwill: { inGoodStanding: false, alsoDisputed: false } },
      'not-in-good-standing',
    ],
  ])('%s', (_, id, context, refusal) => {
    expect(why(id, context)).toBe(refusal)
  })
})

describe('only what is known is said', () => {
  it('no report, no date and no number in it; nobody’s harm; no enclosure', () => {
    const text = toText(
      letterOf('bureau-dispute', { ...BARE, items: [{ ...ONE[0]!, page: undefined, proof: undefined }] }),
    )
    expect(text).not.toMatch(/6300418275|Nov 2, 2026|AnnualCreditReport|landlord|Enclosed/)
  })

  it('a notice that came late or was not looked for is not missed', () => {
    const back = WRITTEN.reinsertion.reinsertion!
    for (const change of [{ wasNoticed: undefined }, { noticeIsOverdue: undefined }]) {
      const text = toText(letterOf('reinsertion', { ...WRITTEN.reinsertion, reinsertion: { ...back, ...change } }))
      expect(text).not.toMatch(/notice|reached me|write to me about it|letter that told/i)
    }
  })

  it('an item without the person’s own words asks for them', () => {
    const [item] = ONE
    expect(toText(letterOf('bureau-dispute', { ...MARISOL, items: [{ ...item!, story: undefined }] }))).toContain(
      '[one or two sentences in your own words]',
    )
  })
})

describe('two people’s letters', () => {
  const words = (text: string) => text.toLowerCase().match(/[a-z0-9’$.,§-]+/g) ?? []
  const runsOf = (text: string, length: number) =>
    new Set(
      words(text).flatMap((_, at, all) => (at + length <= all.length ? [all.slice(at, at + length).join(' ')] : [])),
    )
  const bodyOf = (letter: Letter) => sentencesOf(letter).map(({ runs }) => textOf(runs))

  it('share whole sentences only where the law fixes the words', () => {
    const mine = letterOf('bureau-dispute', MARISOL)
    const theirs = new Set(bodyOf(letterOf('bureau-dispute', THADDEUS)))
    const shared = sentencesOf(mine).filter(({ runs }) => theirs.has(textOf(runs)))
    for (const { id, reason } of shared) expect(reason.cites.length, id).toBeGreaterThan(0)
  })

  it('share less than a quarter of their runs of eight words, beside the request the law fixes', () => {
    const fixed = 'please look into each of these and correct or delete'
    const told = (context: CreditContext) =>
      bodyOf(letterOf('bureau-dispute', context))
        .filter(text => !text.includes(fixed))
        .join(' ')
    const [mine, theirs] = [runsOf(told(MARISOL), 8), runsOf(told(THADDEUS), 8)]
    const shared = [...mine].filter(run => theirs.has(run)).length
    expect(mine.size).toBeGreaterThan(40)
    expect(shared / Math.min(mine.size, theirs.size)).toBeLessThan(0.25)
  })

  it('are the same letter for the same person, every time', () => {
    expect(toText(letterOf('bureau-dispute', MARISOL))).toBe(toText(letterOf('bureau-dispute', { ...MARISOL })))
  })
})

describe('the digits of a Social Security number', () => {
  const letter = letterOf('bureau-dispute', MARISOL)

  it('have a line only when the person gives them, and stand in no letter that is kept', () => {
    expect(asksForSsn(letter)).toBe(true)
    expect(asksForSsn(letterOf('bureau-dispute', THADDEUS))).toBe(false)
    expect(asksForSsn(letterOf('furnisher-dispute'))).toBe(false)
    expect(JSON.stringify(letter)).not.toContain('3108')
    const printed = toText(withSsn(letter, '3108'))
    expect(printed).toContain('last four digits: 3108')
    expect(toText(withSsn(letter, undefined))).not.toContain('Social Security')
  })
})
