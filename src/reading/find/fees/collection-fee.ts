import { feeFinder } from './fee.ts'

const OURS =
  '(collection|agency|recovery|administrative|administration|admin|service|processing|handling|file-opening|file opening|contingency|skip tracing|skip-tracing|placement|account handling|collection agency|collector|set-up|setup|account maintenance|maintenance|file|locating|field service|referral)'
const FEE = '(fee|charge|cost|commission|surcharge|expense)'

/** What the collector adds for its own work, whatever it calls it. Fees the creditor charged are not these. */
export const findCollectionFees = feeFinder({
  any: [
    'for our (trouble|effort|time|work|pains) ~6 (add|charge|owe|include)',
    '(cover|pay for) ~2 our ~2 (expense|trouble|effort|cost|time|work)',
    `${OURS} ~2 ${FEE}`,
    'cost of (collection|collecting)',
    '(add|charge|assess) ~2 <money> for ~2 (handling|collecting|processing|servicing|managing|our)',
    `our ~2 ${FEE}`,
    `(<money>|<percent>) ~1 (for|as) ~2 our (service|services|work|efforts|time)`,
    'add ~2 <money> ~6 (for|to pay for) our (trouble|effort|time|work|pains)',
    `(<money>|<percent>) ~3 (added|add) ~4 (by|for) ~2 (us|our|agency)`,
  ],
  unless: [
    'credited',
    '@card-or-phone',
    '(convenience|returned|return|dishonored|nsf|late|reconnection|disconnection|non-return|=filing|annual|court|attorney|legal|lawyer)',
    '(client|creditor) pays our',
    '(charged|billed|added|assessed) ~3 by ~2 (creditor|original|bank|hospital|lender|store|company|provider)',
    '(allow|allows|permit|permitted|provide|provides|authorize|authorizes|set|fixed) ~4 (by|in|under)? ~3 (statute|tariff)',
    '(waive|waived)',
    '(reference|account) (charge|off)',
    'interest (charge|charges)',
  ],
})
