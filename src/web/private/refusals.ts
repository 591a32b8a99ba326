import { RefusalError } from '#contract/refuse.ts'

/** What only private mode refuses. */
export const refuseHere = {
  notHere: () =>
    new RefusalError({
      status: 501,
      code: 'not-in-private-mode',
      words: 'This is not part of private mode.',
      suggestion: 'It needs the server. Leave private mode to use it: your letter is not taken along.',
    }),
  failed: () =>
    new RefusalError({
      status: 500,
      code: 'failed-on-this-phone',
      words: 'This letter could not be read on this phone.',
      suggestion: 'Close other apps and pages, then try again. Your pages are still here.',
    }),
  planNeeded: () =>
    new RefusalError({
      status: 402,
      code: 'plan-needed',
      words: 'Private mode shows what the free plan shows.',
      suggestion: 'Your deadlines, warnings and time limit are open to you.',
    }),
} as const
