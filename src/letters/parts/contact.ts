import { bindsTheSender } from '#letters/letter-context.ts'
import { cite } from '#letters/print-citation.ts'
import { sentence, type Part } from '#letters/sentence.ts'

const WISH = 'You chose this. A collector must respect which ways of contact you refuse.'

/** How the person wants to be reached: what they chose, else only that the answer should come by mail. */
export const contactWish: readonly Part[] = [
  sentence({
    id: 'contact-mail-only',
    when: context => bindsTheSender(context) && context.wishes.contact === 'mail-only',
    says: () =>
      `Please contact me only by mail at the address above, and not by telephone, text message or email (${cite('12 CFR 1006.14(h)(1)')}).`,
    because: WISH,
    cites: ['12 CFR 1006.14(h)(1)'],
  }),
  sentence({
    id: 'contact-no-calls',
    when: context => bindsTheSender(context) && context.wishes.contact === 'no-calls',
    says: () => `Please do not call me (${cite('12 CFR 1006.14(h)(1)')}). Answer by mail at the address above.`,
    because: WISH,
    cites: ['12 CFR 1006.14(h)(1)'],
  }),
  sentence({
    id: 'contact-not-at-work',
    when: context => bindsTheSender(context) && context.wishes.contact === 'not-at-work',
    says: () =>
      `Please do not contact me at work, which is an inconvenient place for me (${cite('15 USC 1692c(a)(1)', '12 CFR 1006.6(b)(1)')}). Answer by mail at the address above.`,
    because: WISH,
    cites: ['15 USC 1692c(a)(1)', '12 CFR 1006.6(b)(1)'],
  }),
  sentence({
    id: 'answer-by-mail',
    when: context => !bindsTheSender(context) || context.wishes.contact === undefined,
    says: () => 'Please answer me by mail at the address above.',
    because: 'An answer on paper is proof; a call is not.',
  }),
]
