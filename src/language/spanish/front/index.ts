import { GUIDE_WORDS } from './guides.ts'
import { DONE_FOR_YOU } from './done-for-you.ts'
import { FAQ } from './faq.ts'
import { FEEDBACK } from './feedback.ts'
import { FRONT_FRAME } from './frame.ts'
import { HOME } from './home.ts'
import { MAIL_IN } from './mail-in.ts'
import { FRONT_MESSAGES } from './messages.ts'
import { PRICES } from './prices.ts'
import { QUIZ } from './quiz.ts'

/** Everything the pages before the login say. */
export const FRONT = {
  ...FRONT_FRAME,
  ...FRONT_MESSAGES,
  ...HOME,
  ...PRICES,
  ...QUIZ,
  ...FAQ,
  ...FEEDBACK,
  ...DONE_FOR_YOU,
  ...MAIL_IN,
  ...GUIDE_WORDS,
}
