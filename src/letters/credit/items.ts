import type { Run } from '#letters/letter.ts'
import { factBlank } from '#letters/parts/frame.ts'
import type { CreditContext, DisputedItem } from './credit-context.ts'
import { enclosureNumber } from './enclosures.ts'
import { forEachItem, oneOf, type CreditPart } from './said.ts'

/** Each disputed item: where it stands, what it shows, what is wrong, how the person knows, what it should be. */
export const itemByItem: CreditPart = forEachItem((item, context) => ({
  id: `item:${item.id}`,
  runs: [
    ...nameOf(item),
    ...(item.page === undefined ? [] : [`, page ${item.page}`]),
    '. ',
    ...item.shown.map(({ label, value }) => `“${label}” is shown as ${value}. `),
    `${ended(item.claim)} `,
    ...(item.story === undefined
      ? ['How I know: ', factBlank('one or two sentences in your own words'), '. ']
      : [`${ended(item.story)} `]),
    ...reckoningOf(item),
    ...proofOf(item, context),
    wishOf(item, context),
  ],
  reason: {
    because:
      'You confirmed this item. What is disputed must be named, with what is wrong and why, or it may be set aside.',
    cites: item.cites,
  },
}))

function nameOf({ creditor, account }: DisputedItem): readonly Run[] {
  return [
    creditor ?? factBlank('company, as the report prints it'),
    ...(account === undefined ? [] : [`, account ${account}`]),
  ]
}

function reckoningOf({ reckoning }: DisputedItem): readonly Run[] {
  return reckoning.length === 0 ? [] : [`${reckoning.map(({ label, on }) => `${label}: ${on}`).join('; ')}. `]
}

function proofOf(item: DisputedItem, context: CreditContext): readonly Run[] {
  const number = enclosureNumber(context, item.proof)
  return number === undefined ? [] : [`See enclosure ${number}. `]
}

function wishOf({ id, wants, correct }: DisputedItem, context: CreditContext): string {
  if (wants === 'separate') return 'Please take it out of my file: it belongs to someone else.'
  if (wants === 'delete')
    return oneOf(context, `delete ${id}`, [
      'Please delete this entry.',
      'I ask you to remove this entry.',
      'This entry should be deleted.',
    ])
  if (correct === undefined)
    return oneOf(context, `correct ${id}`, [
      'Please correct it, or delete it if you cannot.',
      'I ask you to correct this or take it out.',
      'It should be corrected, or deleted if that is not possible.',
    ])
  return oneOf(context, `correct to ${id}`, [
    `Please correct it to ${correct}, or delete the entry.`,
    `It should read ${correct}. If you cannot correct it, please delete it.`,
    `I ask you to change it to ${correct} or to delete it.`,
  ])
}

/** A sentence ends with a mark.  @example ended('I paid it') // 'I paid it.' */
export function ended(words: string): string {
  const text = words.trim()
  return /[.!?]["”’)]?$/.test(text) ? text : `${text}.`
}
