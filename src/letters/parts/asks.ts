import { answered, bindsTheSender } from '#letters/letter-context.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { asIs } from '#letters/letter.ts'
import { numbered, sentence, type Passage } from '#letters/sentence.ts'
import { formatCents } from '#units/cents.ts'
import { stateName } from '#units/state-code.ts'

const lead = sentence({
  id: 'asks-lead',
  says: () =>
    'I also ask for the following. Federal law may not require all of it for verification, but it would let me understand the claim:',
  because: 'A polite request that claims no more than the law gives.',
})

const howReached = sentence({
  id: 'ask-itemization',
  given: ({ paper }) => ({ amount: paper.amount }),
  says: ({ amount }) =>
    `How the amount of ${formatCents(amount)} was reached, with each charge of interest and fees and each payment and credit.`,
  because: 'Shows whether interest or fees were added that the agreement or the law does not allow.',
  cites: (_, { withinTheAct }) => (withinTheAct ? ['15 USC 1692f(1)'] : []),
})

const howReachedUnnamed = sentence({
  id: 'ask-itemization-unnamed',
  when: ({ paper }) => paper.amount === undefined,
  says: () => 'How the amount was reached, with each charge of interest and fees and each payment and credit.',
  because: 'Shows whether interest or fees were added that the agreement or the law does not allow.',
  cites: (_, { withinTheAct }) => (withinTheAct ? ['15 USC 1692f(1)'] : []),
})

const medicalBill = sentence({
  id: 'ask-medical-bill',
  when: context => debtKind(context) === 'medical',
  says: () => 'The itemized bill, with insurance payments, adjustments and any financial assistance applied.',
  because: 'Medical bills often go to collection before insurance or hospital assistance has been counted.',
})

const agreement = sentence({
  id: 'ask-agreement',
  when: context => debtKind(context) !== 'medical',
  says: () => 'A copy of the agreement you rely on and of the last account statement.',
  because: 'These show whose account it is, and what may be charged.',
})

const chain = sentence({
  id: 'ask-chain-of-ownership',
  when: ({ collector, paper }) =>
    collector.role === 'debt-buyer' ||
    (paper.originalCreditor !== undefined &&
      paper.currentCreditor !== undefined &&
      paper.originalCreditor !== paper.currentCreditor),
  says: () => 'Papers that show each sale or transfer of the account from the original creditor to its present owner.',
  because: 'The letter names an owner that is not the original creditor. Only the owner of a debt can collect it.',
})

const license = sentence({
  id: 'ask-license',
  when: bindsTheSender,
  given: ({ state }) => ({ state }),
  says: ({ state }) => [
    'Your license or registration number for collecting debts in ',
    asIs(stateName(state)),
    ', if one is required.',
  ],
  because: 'Many states license debt collectors. The question claims nothing.',
})

const dates = sentence({
  id: 'ask-dates',
  says: () => 'The date of default you rely on, and the date of the most recent payment in your records.',
  because: 'The time to sue is counted from these dates. They must prove them; you should not supply them.',
})

/** The same questions as sentences of their own, for a draft that lacks them. */
export const askDates = sentence({
  id: 'ask-dates-alone',
  says: () =>
    'Please tell me the date of default you rely on, and the date of the most recent payment in your records.',
  because: 'The time to sue is counted from these dates. They must prove them; you should not supply them.',
})

export const medicalBillAlone = sentence({
  id: 'ask-medical-bill-alone',
  says: () =>
    'Please send me the itemized bill, with insurance payments, adjustments and any financial assistance applied.',
  because: 'Medical bills often go to collection before insurance or hospital assistance has been counted.',
})

/** What one may ask politely beyond verification. */
export const furtherAsks: Passage = numbered(
  [lead],
  howReached,
  howReachedUnnamed,
  medicalBill,
  agreement,
  chain,
  license,
  dates,
)

function debtKind({ consumerFacts }: LetterContext): string | undefined {
  return consumerFacts.debtKind?.known ? consumerFacts.debtKind.value : undefined
}

/** The debt is for medical care. */
export function isMedical(context: LetterContext): boolean {
  return debtKind(context) === 'medical'
}

/** Open-end credit: the only kind to which the billing-error procedure applies.  @law 15 USC 1666 */
export function isOpenEndCredit(context: LetterContext): boolean {
  return debtKind(context) === 'credit-card' || debtKind(context) === 'store-card'
}

/** The consumer says that the amount is not right. */
export function amountIsWrong(context: LetterContext): boolean {
  return answered(context, 'wrongAmount') === true
}
