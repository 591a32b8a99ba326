import { statement } from '#reading/find/statement.ts'

const OFFER =
  '(offer|discount|settlement|deal|reduction|opportunity|price|payoff|chance|amount|figure|settle|arrangement|proposal|reduced amount|savings|price)'
const SAFE_WORDS = 'not ~1 (obligate|require|oblige) ~3 (renew|extend|repeat)'

export const oneTimeOffer = statement('one-time-offer', {
  any: [
    `(one-time|one time|once-only|once only|1 time|1-time|never-to-be-repeated|unrepeatable|one and only|once in a lifetime) ~3 ${OFFER}`,
    '(final|last|only|sole) ~2 (settlement|offer|discount|deal|reduction|discounted)',
    '(last|final|only|one and only) ~1 (chance|opportunity) ~5 (settle|save|discount|less|pay less|reduced)',
    '(lowest|least|smallest|best) ~4 (amount|price|figure|offer|settlement|deal|sum) ~6 (ever|can ever|can accept|will accept|could|possible|will ever|accept)',
    `(never|not) ~6 (again|repeat|extend|renew|offer again|be offered|make again|come again|see ~6 (again|like this)|reoffer|another|twice|a second time|get another|second) ~4 ${OFFER}?`,
    `${OFFER} ~8 (never|not) ~4 (again|repeat|extend|renew|twice|second|come back|return)`,
    `not ~4 (extend|repeat|renew) ~5 ${OFFER}`,
    'not ~4 (go|take|accept) ~3 (lower|less)',
    `${OFFER} ~8 (go|lose|withdraw|over|off the table|disappear|vanish|revoke|gone) ~4 (forever|for good|permanently|never|for ever|once and for all)`,
    'off the table ~3 (forever|for good)',
    'only (during|in|within|for|until) ~6 (<duration>|month|week|friday|<date>) ~10 (settle|discount|offer|accept|reduce|deal)',
    `no ~3 (further|other|more|better|additional|second|future) ~3 ${OFFER}`,
    'no (extension|exception|second chance|renewal)',
    '(take it or leave it|bottom line|now or never)',
    'once (and|only) ~2 (once only|only)',
    `once (deadline|date|time) ~4 pass ~6 ${OFFER} ~6 (lose|gone|over|end|settle ~3 lose)`,
    `${OFFER} ~6 (available|good) ~2 (once|one time)`,
    `(only|last) ~2 ${OFFER} ~4 (client|creditor|we) ~3 (ever|approve|accept|make|offer)`,
    `(lose|miss) ~3 ${OFFER} ~3 (forever|for good|permanently)`,
    'never again',
    '(gone|lost) (forever|for good)',
    `(only|one) ~2 (time|chance) ~4 ${OFFER}`,
  ],
  unless: [
    SAFE_WORDS,
    '(one-time|one time) ~3 (payment|electronic|fund|transfer|debit|online)',
    'make ~3 (one-time|one time) payment',
    '(other|additional|more|new) ~2 offer ~3 (may|might|could)',
    'need more time',
    '(can|will|may) extend',
    '(final|last) (notice|payment)',
    'last payment',
    'final (payment|amount)',
    'at this time',
    'no deadline',
    'not suit',
    '(lawsuit|court|legal|enforcement|arrest|stop)',
    '(only|just) ~1 need',
    'only (letter|one letter)',
    'time to time',
  ],
  unlessNearby: [SAFE_WORDS],
})
