import { statement } from '#reading/find/statement.ts'

const OFFER =
  '(offer|offers|discount|discounts|settlement|deal|reduction|savings|opportunity|price|payoff|reduced payoff|chance|amount|figure|settle|arrangement|proposal)'

export const oneTimeOffer = statement('one-time-offer', {
  any: [
    `(one-time|one time|once-only|once only|1 time|one - time|single|1 - time|never-to-be-repeated|unrepeatable|once in a lifetime|exclusive one-time) ~3 ${OFFER}`,
    `(final|last|only|sole) ~2 (settlement|offer|discount|deal|settlement offer|settlement opportunity|reduction|discounted)`,
    `(last|final|only) ~1 (chance|opportunity) ~4 (settle|save|discount|less|pay less|reduced)`,
    `(lowest|least|smallest|best) ~4 (amount|price|figure|offer|settlement|deal|sum) ~6 (ever|can ever|can accept|will accept|could|possible|will ever|accept)`,
    `(never|not) ~6 (again|repeat|repeated|extended|extend|renewed|be renewed|offered again|be offered|made again|come again|see ~6 (again|like this)|reoffer|another) ~4 ${OFFER}?`,
    `${OFFER} ~8 (never|not) ~4 (again|repeat|repeated|extended|extend|be renewed|renewed|offered again|made again)`,
    `not ~4 (extend|repeat|renew) ~5 ${OFFER}`,
    `${OFFER} ~8 (gone|lost|withdrawn|over|off the table|disappear|disappears|vanish|expires|revoked) ~4 (forever|for good|permanently|never|for ever|once and for all)`,
    `(off the table) ~3 (forever|for good)`,
    `only (during|in|within|for|until) ~6 (days|<duration>|month|week|friday|<date>) ~10 (settle|discount|offer|accept|reduce|deal)`,
    `no ~3 (further|other|more|better|additional|second|future) ~3 ${OFFER}`,
    `(take it or leave it|bottom line)`,
    `once (and|only) ~2 (once only|only)`,
    `once (deadline|date|time) ~4 (pass|passes|passed) ~6 ${OFFER} ~6 (lost|gone|over|end|ends|settle ~3 lost)`,
    `${OFFER} ~6 (available|good) ~2 (once|one time)`,
    `(only|last) ~2 ${OFFER} ~4 (client|creditor|we) ~3 (ever|approve|accept|make|offer)`,
    `never again`,
    `(gone|lost) (forever|for good)`,
  ],
  unless: [
    'not ~1 (obligated|required|obliged) ~3 (renew|extend|repeat)',
    '(one-time|one time) ~3 (payment|electronic|fund|transfer|debit|online)',
    'make ~3 (one-time|one time) payment',
    '(other|additional|more|new) ~2 (offer|offers|options) ~3 (may|might|could)',
    'need more time',
    '(can|will|may) extend',
    '(final|last) (notice|payment)',
    'last payment',
    'final payment',
    'at this time',
    'no deadline',
    'not suit',
    '(lawsuit|court|legal|enforcement)',
    '(only|just) ~1 need',
  ],
  unlessNearby: ['not ~1 (obligated|required|obliged) ~3 (renew|extend|repeat)'],
})
