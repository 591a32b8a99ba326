import { describe, expect, test } from 'vitest'
import { paperFromText } from '#reading/paper.ts'
import type { DisputedItem } from '#credit/bureau-answer.ts'
import { paperFromColumns } from './columns.testing.ts'
import { readBureauAnswer } from './read-answer.ts'

const REGIONAL: DisputedItem = {
  id: 'a',
  creditor: 'REGIONAL RECOVERY',
  account: '55102XXX',
  field: 'Balance',
  wanted: '$0',
}
const HARBOR: DisputedItem = { id: 'b', creditor: 'HARBOR CARD', account: '448830XXXX', field: 'Status past due' }
const HEAD = 'Experian\nP.O. Box 4500\n\nDec 11, 2026\n\nReport Number: 3108-2275-41\n\n'
const LEGEND =
  'How to read your results. Deleted - This item was removed. Updated - A change was made to this item.\n\n'

const read = (body: string, disputed: readonly DisputedItem[]) =>
  readBureauAnswer(paperFromColumns(HEAD + body), disputed)
const results = (body: string, disputed: readonly DisputedItem[]) =>
  read(body, disputed).items.map(({ disputedId, result, disputedFieldChanged }) => [
    disputedId,
    result,
    disputedFieldChanged,
  ])

describe('is unknown, for the person to say,', () => {
  test('when it says nothing of the items', () => {
    expect(read('Thank you for writing. We will reply soon.', [REGIONAL]).kind).toBe('unknown')
    expect(readBureauAnswer(paperFromText(''), []).kind).toBe('unknown')
  })

  test('when an item was updated and it does not tell what changed', () => {
    const body = 'Item                         Outcome\nREGIONAL RECOVERY 55102XXX   Updated\n'
    expect(results(body, [REGIONAL])).toEqual([['a', 'unknown', undefined]])
    expect(read(body, [REGIONAL]).kind).toBe('unknown')
  })
})

test('what the words of a legend mean is not what happened', () => {
  expect(read(LEGEND, [REGIONAL]).kind).toBe('unknown')
})

test('deleted items', () => {
  const body = `${LEGEND}Item                         Description        Result\nREGIONAL RECOVERY 55102XXX   Medical            DELETED: The disputed item was removed.\n`
  const answer = read(body, [REGIONAL])
  expect([answer.kind, answer.bureau, answer.letterDate, answer.number]).toEqual([
    'deleted',
    'experian',
    '2026-12-11',
    '3108-2275-41',
  ])
})

describe('updated', () => {
  const body = (after: string, status: string) => `Item                         Outcome
REGIONAL RECOVERY 55102XXX   Updated
HARBOR CARD 448830XXXX       Verified and Updated

Account            Field            Before dispute                       After dispute
REGIONAL RECOVERY  Balance          $315                                 ${after}
HARBOR CARD        Balance Updated  10/28/2026                           11/30/2026
HARBOR CARD        Status           Open. $640 past due as of Oct 2026.  ${status}
`
  test('is only an item whose disputed field changed; verified and updated is verified', () => {
    const text = body('$0', 'Open. $640 past due as of Nov 2026.')
    expect(results(text, [REGIONAL, HARBOR])).toEqual([
      ['a', 'updated', true],
      ['b', 'verified', false],
    ])
    expect(read(text, [REGIONAL, HARBOR])).toMatchObject({ kind: 'updated', isMixed: true })
  })

  test('is verified when the disputed field is what it was', () => {
    const text = body('$315.00', 'Open. $640 past due as of Nov 2026.')
    expect(read(text, [REGIONAL, HARBOR])).toMatchObject({ kind: 'verified', isMixed: false })
  })

  test('is also one that is called verified, when the disputed amount changed', () => {
    expect(results(body('$315', 'Open. $512 past due as of Nov 2026.'), [HARBOR])).toContainEqual([
      'b',
      'updated',
      true,
    ])
  })
})

test('verified in a paragraph that names the account, whatever other field was modified', () => {
  const item: DisputedItem = {
    id: 'c',
    creditor: 'HOLLOWAY RECOVERY',
    account: 'xxxxxx 61',
    field: 'Date of First Delinquency',
    wanted: 'Mar 18, 2019',
  }
  const body = `>>> We have researched the collection account. Account # - xxxxxx 61. The results are: We verified that this item belongs to you. The following fields have been modified: DATE REPORTED.

Field                      Value
Date of First Delinquency  Jun 11, 2022
`
  expect(results(body, [item])).toEqual([['c', 'verified', false]])
})

test('frivolous: the day, the reasons and what is asked for', () => {
  const body =
    'We have determined on November 23, 2026 that the request is frivolous or irrelevant.\n\nOur reasons are: (1) the item is not named; (2) no reason is given.\n\nWe need: a legible copy of your ID, and proof of your address.'
  expect(read(body, [REGIONAL])).toMatchObject({
    kind: 'frivolous',
    determinedOn: '2026-11-23',
    reasons: ['the item is not named', 'no reason is given'],
    needed: ['a legible copy of your ID', 'proof of your address'],
    items: [{ disputedId: 'a', result: 'not-investigated' }],
  })
})

test('an item put back: when, and whether the company certified it', () => {
  const body = `This letter tells you that an item we removed has been placed back in your file.

Item                                                       Removed     Placed back
IRONHORN FINANCIAL 88120XXX, original creditor TRELLIS     08/03/2026  11/10/2026

The company that furnished this item has certified that the information is complete and accurate.
`
  expect(read(body, [])).toMatchObject({
    kind: 'reinsertion',
    items: [
      {
        creditor: 'IRONHORN FINANCIAL',
        originalCreditor: 'TRELLIS',
        removedOn: '2026-08-03',
        reinsertedOn: '2026-11-10',
        certifiedByFurnisher: true,
      },
    ],
  })
})
