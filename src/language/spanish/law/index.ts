import { ANSWER_WORDS } from './answers.ts'
import { CREDIT_WORDS } from './credit.ts'
import { DISPUTE_WORDS } from './disputes.ts'
import { LETTER_WORDS } from './letters.ts'
import { PLAN_WORDS } from './plans.ts'
import { REFUSAL_WORDS } from './refusals.ts'
import { RULE_WORDS } from './rules.ts'

/** What the law, the letters' frame and the server say in their answers. Read by the server alone; a part is one file
 *  and one line. */
export const SPOKEN = {
  ...RULE_WORDS,
  ...ANSWER_WORDS,
  ...REFUSAL_WORDS,
  ...DISPUTE_WORDS,
  ...CREDIT_WORDS,
  ...LETTER_WORDS,
  ...PLAN_WORDS,
}
