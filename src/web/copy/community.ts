import type { PlainPhrase } from '#language/phrase.ts'

export const COMMUNITY = {
  title: 'Community',
  text: 'Coming soon. A place to compare notes with others, without names and without your letters.',
  meanwhile: 'We build it only if people want it. Tell us what you would use it for.',
  action: 'Give Feedback',
} as const satisfies Readonly<Record<string, PlainPhrase>>
