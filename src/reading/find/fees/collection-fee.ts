import { feeFinder } from './fee.ts'

const OURS =
  '(collection|agency|recovery|administrative|administration|admin|service|processing|handling|file-opening|file opening|contingency|skip tracing|skip-tracing|placement|account handling|collection agency|collector|set-up|setup|account maintenance|maintenance|file|locating|field service|referral)'
const FEE = '(fee|charge|cost|commission|surcharge|expense)'

/** What the collector adds for its own work, whatever it calls it. Fees the creditor charged are not these. */
export const findCollectionFees = feeFinder({
  any: [
    '(we|our office|agency) ~3 (tack|add|put|pile|lay) ~4 (third|quarter|half|<percent>) ~8 <money>',
    '(<money>|<percent>|fee|charge) ~6 for ~2 (placing|placement of|referring|handing|assigning) ~3 (account|debt|file|bill)',
    '(cost|price|charge|add) ~4 (when|once|after|for) ~5 (account|debt|file|bill) ~3 (come|reach|place|send|land|hand|turn) ~3 (us|our|collection|agency)',
    'cents on ~1 dollar ~12 (cost|charge|add|us|collection|agency)',
    'agency (cost|costs|expense|expenses)',
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
    '=credited',
    '(settle|offer|discount|save|accept) ~10 (cents|<percent>|<money>)',
    '(pay|paid) ~2 cents on',
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
