import { answered, toldDate } from '#letters/letter-context.ts'
import { sentence, type Part } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'
import { factBlank } from './frame.ts'

const YOU_TOLD_US = 'You told us so. Keep it only if it is true: a false statement hurts you later.'

/** The grounds of a dispute, each only when the consumer said it. */
export const grounds: readonly Part[] = [
  sentence({
    id: 'ground-identity-theft',
    when: context => answered(context, 'identityTheft'),
    says: () => 'This account is the result of identity theft. I did not open it and did not allow anyone to open it.',
    because: `${YOU_TOLD_US} A report at IdentityTheft.gov or from the police is the usual proof.`,
  }),
  sentence({
    id: 'ground-not-mine',
    when: context => answered(context, 'notMyDebt') === true && answered(context, 'identityTheft') !== true,
    says: () => 'This debt is not mine.',
    because: YOU_TOLD_US,
  }),
  sentence({
    id: 'ground-paid',
    when: context => answered(context, 'alreadyPaid'),
    says: () => 'This account has already been paid in full.',
    because: `${YOU_TOLD_US} A receipt or bank record is the usual proof.`,
  }),
  sentence({
    id: 'ground-settled',
    when: context => answered(context, 'settledBefore'),
    says: () => 'This account was already resolved by a settlement.',
    because: `${YOU_TOLD_US} The settlement letter and the record of the payment are the usual proof.`,
  }),
  sentence({
    id: 'ground-wrong-amount',
    when: context => answered(context, 'wrongAmount'),
    says: () => ['The amount is wrong: ', factBlank('what it should be, and why'), '.'],
    because: `${YOU_TOLD_US} Say in one sentence what is wrong with the amount.`,
  }),
  sentence({
    id: 'ground-insurance',
    when: ({ wishes }) => wishes.insuranceShouldPay,
    says: () => [
      'My insurance should have paid this bill: ',
      factBlank('insurer, claim number and date, from the explanation of benefits'),
      '.',
    ],
    because: `${YOU_TOLD_US} The explanation of benefits is the usual proof.`,
  }),
]

const EARLIER_DISPUTE =
  'A second dispute that repeats the first may be set aside as a duplicate. Saying what is new prevents that.'

/** The dispute made before, and that this one brings something new. */
export const earlierDispute: Part = sentence({
  id: 'adds-to-earlier-dispute',
  given: context => ({ receivedOn: toldDate(context, 'writtenDisputeReceivedDate') }),
  says: ({ receivedOn }) => [
    `This letter adds to my written dispute, which you received on ${longDate(receivedOn)}. What is new: `,
    factBlank('the new fact or paper'),
    '.',
  ],
  because: EARLIER_DISPUTE,
  cites: ['12 CFR 1006.38(a)'],
})

export const proofEnclosed: Part = sentence({
  id: 'proof-enclosed',
  when: context => answered(context, 'hasProof'),
  says: () => ['I enclose copies of papers that show this: ', factBlank('name each paper'), '.'],
  because: 'You told us that you have proof. Send copies and keep the originals.',
})
