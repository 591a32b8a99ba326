import type { PlainPhrase } from '#language/phrase.ts'
import type { FEEDBACK_STATES, FEEDBACK_TYPES } from '#contract/feedback.ts'

/** The words of the feedback page. */
export const FEEDBACK = {
  title: 'Tell us what to fix',
  lead: 'Something is wrong, missing or hard to understand? A few words help us and the next person who gets a letter.',
  promises: {
    title: 'What happens with it',
    list: [
      'It goes to whoever runs this site, and to nobody else.',
      'Your words and your name are shown only if you allow it. Your email never is.',
      'It is part of your data. You can take it along or delete it.',
    ],
  },
  done: { title: 'Asked for, and built', planned: 'Planned', implemented: 'Built', impact: 'What changed' },
  form: {
    title: 'Your feedback',
    type: 'What is it?',
    text: 'Your words',
    textHint: 'Please leave out account numbers and other people’s names.',
    email: 'Your email',
    emailHint: 'So that we can ask back. It is never shown.',
    mayQuote: 'You may show my words to others',
    mayShowName: 'You may show my name with them',
    name: 'Your name',
    send: 'Send feedback',
    sent: 'Thank you. Your feedback has been sent.',
    kept: 'What you wrote is still here.',
  },
  upcoming: {
    title: 'Tools we think about',
    text: 'None of these is built, and no date is promised. Tell us which one you need.',
    list: [
      ['Contract reader', 'What a contract makes you promise, in plain words.'],
      ['Utility bill auditor', 'Does the bill match the rate and the meter?'],
      ['Medical bill checker', 'Charges that are double, or that insurance should pay.'],
      ['Fee fighter', 'Bank and late fees you can ask to get back.'],
    ],
  },
  lifetime: { text: 'One payment, no end date.', action: 'See what it opens' },
} as const

export const FEEDBACK_TYPE_WORDS: Readonly<Record<(typeof FEEDBACK_TYPES)[number], PlainPhrase>> = {
  idea: 'An idea',
  improvement: 'Something to make better',
  issue: 'A problem',
}

export const FEEDBACK_STATE_WORDS: Readonly<Record<(typeof FEEDBACK_STATES)[number], PlainPhrase>> = {
  new: 'New',
  planned: 'Planned',
  implemented: 'Built',
  closed: 'Not shown',
}
