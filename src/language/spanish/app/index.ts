import { HELP_WORDS } from './help.ts'
import { ACCOUNT } from './account.ts'
import { ADMIN } from './admin.ts'
import { ANSWERS } from './answers.ts'
import { BILLING } from './billing.ts'
import { COMPARISON } from './comparison.ts'
import { CREDIT } from './credit.ts'
import { DASHBOARD } from './dashboard.ts'
import { DISPUTES } from './disputes.ts'
import { FRAME } from './frame.ts'
import { INTEL } from './intel.ts'
import { LEGAL } from './legal.ts'
import { LETTER_BLANKS } from './letter-blanks.ts'
import { LETTERS } from './letters.ts'
import { MESSAGES_OF_THE_TOOL } from './messages.ts'
import { NEXT_STEPS } from './next-steps.ts'
import { OFFICIAL_FORM } from './official-form.ts'
import { PRIVATE } from './private.ts'
import { PRODUCTS } from './products.ts'
import { OFFLINE } from './offline.ts'
import { RESULTS } from './results.ts'
import { SITUATIONS } from './situations.ts'
import { TEMPLATES } from './templates.ts'
import { TOOLS } from './tools.ts'
import { UPLOAD } from './upload.ts'
import { VIOLATIONS } from './violations.ts'

/** Everything the pages of the tool say. A room is one file and one line. */
export const APP = {
  ...ACCOUNT,
  ...ADMIN,
  ...ANSWERS,
  ...BILLING,
  ...COMPARISON,
  ...CREDIT,
  ...DASHBOARD,
  ...DISPUTES,
  ...FRAME,
  ...INTEL,
  ...LEGAL,
  ...LETTERS,
  ...LETTER_BLANKS,
  ...MESSAGES_OF_THE_TOOL,
  ...NEXT_STEPS,
  ...OFFICIAL_FORM,
  ...PRIVATE,
  ...PRODUCTS,
  ...OFFLINE,
  ...RESULTS,
  ...SITUATIONS,
  ...TEMPLATES,
  ...TOOLS,
  ...UPLOAD,
  ...VIOLATIONS,
  ...HELP_WORDS,
}
