import type { ChecklistItem } from '#letters/attorney-now.ts'
import type { Letter } from '#letters/letter.ts'
import type { CreditContext } from './credit-context.ts'
import type { CreditLetterId, NotNow } from './define-credit-letter.ts'
import { creditMailing } from './mailing.ts'
import { CREDIT_LETTERS } from './templates/index.ts'

export type WrittenCreditLetter =
  | {
      readonly kind: 'letter'
      readonly letter: Letter
      readonly cautions: readonly string[]
      readonly mailing: readonly ChecklistItem[]
    }
  | ({ readonly kind: 'refused' } & NotNow)

/** The front door: one letter about a credit report, or why it cannot be written now.
 *  @example writeCreditLetter('method-of-verification', context).kind // 'refused' before a bureau answered *verified* */
export function writeCreditLetter(id: CreditLetterId, context: CreditContext): WrittenCreditLetter {
  const template = CREDIT_LETTERS[id]
  const refusal = template.refuses(context)
  if (refusal) return { kind: 'refused', ...refusal }
  return {
    kind: 'letter',
    letter: { template: id, title: template.title, blocks: template.body.flatMap(passage => passage(context)) },
    cautions: template.cautions(context),
    mailing: creditMailing(template.goesTo),
  }
}
