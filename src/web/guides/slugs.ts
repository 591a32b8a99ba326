/** The addresses of the guides, the most needed first; a test compares them with the guides. Apart from their texts, which
 *  only who reads one needs. */
export const GUIDE_SLUGS = [
  'validation-window',
  'court-papers',
  'old-debts',
  'certified-mail',
  'calls-and-work',
  'credit-report-errors',
] as const

export type GuideSlug = (typeof GUIDE_SLUGS)[number]
