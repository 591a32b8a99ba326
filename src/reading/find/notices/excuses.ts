import type { PresenceTest } from './presence-tests.ts'

/** What makes lawful a thing that is unlawful without it. */
export const EXCUSES: readonly PresenceTest[] = [
  {
    notice: 'about-real-property',
    any: [
      '(mortgage|mortgaged|deed of trust|real property|real estate) ~12 (property|home|land|county|court|action|suit|foreclosure|locate|lie|be)',
      '(foreclose|foreclosure) ~10 (property|home|land|house|mortgage|lien|action|suit|complaint|sale)',
      '(property|home|land|house|parcel) ~10 (locate|situate|lie|stand) ~6 (county|district|here|in)',
      'lien ~4 (on|against) ~3 (home|property|land|house|unit|lot)',
    ],
    unless: ['(personal property|may|could|might|would) ~6 (lien|seize|take)'],
  },
  {
    notice: 'deposit-notice',
    any: [
      '(intend|will|shall|plan|going to|about to|scheduled to) ~4 (deposit|present|negotiate|cash|submit|process|debit|draw|charge) ~10 (check|payment|draft|debit) ~12 <date>',
      '(check|payment|draft|debit) ~8 (will|shall|scheduled|going to) ~4 (deposit|present|negotiate|cash|submit|process|debit|draw) ~8 <date>',
      'notice ~6 (deposit|presentment|withdrawal|debit) ~12 <date>',
    ],
    unless: ['(not|never|no longer) ~4 (deposit|present|negotiate|cash|debit)'],
  },
]
