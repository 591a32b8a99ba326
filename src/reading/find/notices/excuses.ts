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
    // the one message that confirms a stop, or the answer to one of the person's own
    notice: 'answers-your-message',
    any: [
      '(you|your) ~2 (wrote|texted|text|emailed|e-mailed|messaged|asked) ~2 (us|we) ~6 (today|yesterday|this morning|just now|an hour ago|from this)',
      '(in reply|reply|response|answer|answering) ~2 to your ~2 (text|email|e-mail|message|question)',
      'you asked ~4 (by|in|over) ~2 (text|email|e-mail|message)',
      '(=stop|opt-out|opt out|unsubscribe|request) ~2 (=received|=confirmed|=noted|=processed)',
      '(confirm|received|noted|honor) ~4 (=stop|opt-out|opt out|unsubscribe) ~8',
      '(no more|not ~3 (get|receive|send)) ~2 (text|texts|email|emails|e-mails|messages) ~2 from us',
      'you (have been|are|=were) ~1 (opted out|unsubscribed|removed)',
    ],
    unless: [
      '(but|though|still|however|anyway|yet|nevertheless)',
      '(reply|text|click|call|to|if) ~4 (=stop|opt out|unsubscribe) ~6 (to|end)',
    ],
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
