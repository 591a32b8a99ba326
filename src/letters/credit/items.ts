import { asIs, ended, type Run } from '#letters/letter.ts'
import { factBlank } from '#letters/parts/frame.ts'
import type { CreditContext, DisputedItem } from './credit-context.ts'
import { enclosureNumber } from './enclosures.ts'
import { forEachItem, oneOf, type CreditPart } from './said.ts'

/** Each disputed item: where it stands, what it shows, what is wrong, how the person knows, what it should be. */
export const itemByItem: CreditPart = forEachItem((item, context) => ({
  id: `item:${item.id}`,
  runs: [
    ...entryOf(item, factBlank('company, as the report prints it')),
    ...(item.page === undefined ? [] : [`, page ${item.page}`]),
    '. ',
    ...item.shown.flatMap(({ label, value }) => ['“', asIs(label), '” is shown as ', asIs(value), '. ']),
    `${item.claim} `,
    ...(item.story === undefined
      ? ['How I know: ', factBlank('one or two sentences in your own words'), '. ']
      : [...ended(item.story), ' ']),
    ...reckoningOf(item),
    ...proofOf(item, context),
    ...wishOf(item, context),
  ],
  reason: {
    because:
      'You confirmed this item. What is disputed must be named, with what is wrong and why, or it may be set aside.',
    cites: item.cites,
  },
}))

/** @example accountOf('xxxx 61') // ['account ', { words: 'xxxx 61' }] */
export function accountOf(account: string): readonly Run[] {
  const [, ending] = /^ending in (.+)$/.exec(account) ?? []
  return ending === undefined ? ['account ', asIs(account)] : ['account ending in ', asIs(ending)]
}

/** The entry by its company and account; `other` when the company is not known. */
export function entryOf({ creditor, account }: Pick<DisputedItem, 'creditor' | 'account'>, other: Run): readonly Run[] {
  return [
    creditor === undefined ? other : asIs(creditor),
    ...(account === undefined ? [] : [', ', ...accountOf(account)]),
  ]
}

/** What the report shows of the entry, in its own words. */
export function shownAs(shown: DisputedItem['shown'][number] | undefined): readonly Run[] {
  return shown === undefined ? [] : [': “', asIs(shown.label), '”, ', asIs(shown.value)]
}

function reckoningOf({ reckoning }: DisputedItem): readonly Run[] {
  return reckoning.length === 0 ? [] : [`${reckoning.map(({ label, on }) => `${label}: ${on}`).join('; ')}. `]
}

function proofOf(item: DisputedItem, context: CreditContext): readonly Run[] {
  const number = enclosureNumber(context, item.proof)
  return number === undefined ? [] : [`See enclosure ${number}. `]
}

function wishOf({ id, wants, correct }: DisputedItem, context: CreditContext): readonly Run[] {
  if (wants === 'separate') return ['Please take it out of my file: it belongs to someone else.']
  if (wants === 'delete')
    return [
      oneOf(context, `delete ${id}`, [
        'Please delete this entry.',
        'I ask you to remove this entry.',
        'This entry should be deleted.',
      ]),
    ]
  if (correct === undefined)
    return [
      oneOf(context, `correct ${id}`, [
        'Please correct it, or delete it if you cannot.',
        'I ask you to correct this or take it out.',
        'It should be corrected, or deleted if that is not possible.',
      ]),
    ]
  return oneOf<readonly Run[]>(context, `correct to ${id}`, [
    ['Please correct it to ', asIs(correct), ', or delete the entry.'],
    ['It should read ', asIs(correct), '. If you cannot correct it, please delete it.'],
    ['I ask you to change it to ', asIs(correct), ' or to delete it.'],
  ])
}
