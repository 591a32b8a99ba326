/** The words of the home page’s first screen. */
export const HOME_TOP = {
  title: 'Got a collection letter? Read it with the law beside you.',
  lead: 'Upload a photo. Writeback marks the words that break federal debt-collection law, checks if the debt is too old for court, and drafts your reply.',
  facts: ['No account to start', 'Every finding shows its proof', 'Open source'],
  sample:
    'An invented collection letter with three marked places: a total that is too high, a date that is too early, and a threat to sue.',
} as const
