import type { PlainPhrase } from '#language/phrase.ts'
/** How each answer about the time limit is named, everywhere. */
export const VERDICTS = {
  likely_time_barred: { look: 'green', words: 'Likely time-barred' },
  likely_not_time_barred: { look: 'plain', words: 'Likely not time-barred' },
  depends: { look: 'amber', words: 'Depends' },
  unknown: { look: 'amber', words: 'Not known yet' },
  not_applicable: { look: 'plain', words: 'Does not apply' },
} as const satisfies Readonly<Record<string, { readonly look: string; readonly words: PlainPhrase }>>
