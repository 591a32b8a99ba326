import { feeFinder } from './fee.ts'

const PER_USE =
  '(convenience|technology|transaction|payment processing|portal|telephone|phone|pay-by-phone|pay by phone|e-check|expedite|expedited|expedite|same-day|card|credit card|debit card|online|electronic|speed|ivr|swipe)'

/** What it costs to pay by card, by phone or online. */
export const findConvenienceFees = feeFinder({
  any: [
    '(phone|card|online|telephone|web|portal|debit|credit) (payment|payments) ~1 <money> ~1 (each|per|apiece)',
    '(collect|take|charge|keep|get) ~1 <money> ~3 (every time|each time|per|whenever) ~4 (pay|payment|use|call)',
    '@card-or-phone ~6 <money> (more|extra)',
    '(tarjeta|telefono|linea|internet) ~8 (suma|suman|cobra|cobran|cobramos|cargo|recargo|adicional|agrega|agregan|costo|cuesta) ~4 <money>',
    '(cargo|recargo|cobro|costo|suman|cobramos|cobran) ~4 <money> ~8 (tarjeta|telefono|linea|internet)',
    '(flat|extra|additional|separate|small) <money> ~4 (apply|applies|for|to|on) ~4 @card-or-phone',
    'add <money> ~3 to ~2 payment',
    '(by phone|by card|online|by telephone|over the phone) ~6 (bill|ask|collect|take|charge) <money>',
    '(ask|bill|collect|take|charge) <money> ~3 (each|every|any) payment ~6 (@card-or-phone)',
    `${PER_USE} ~2 @fee-word`,
    '@card-or-phone ~10 (@fee-word|add|incur|carry|cost)',
    '(@fee-word|add) ~10 @card-or-phone',
    '(processing|service|handling|payment) ~1 (fee|charge) ~6 (per|each|every|pay|payment|transaction)',
    '(pay|paying) ~3 (by|with|using) ~2 @card-or-phone ~4 (additional|extra|plus) ~1 (<money>|<percent>)',
    '<money> (more|extra|additional) ~4 (pay|use|using|paying) ~4 @card-or-phone',
    '(additional|extra|plus) <money> ~6 @card-or-phone',
    '(surcharge) ~4 (all|every|each|debit|credit)',
  ],
  unless: [
    '(free|no|without) ~2 (extra|added|additional)? ~1 (charge|cost|fee)',
    'card ~2 (be|=was) charge <money>',
    'carry ~2 balance',
    'sin ~1 (cargo|costo|recargo)',
    '(issuer|your bank|carrier|provider) ~2 (may|might|could|will) charge',
    '(agreement|contract|section) ~8 (authorize|authorise|allow|permit|provide)',
    '(waive|waived|refund|annual)',
    'you agreed',
    '(will|shall) be charged <money>',
    '(remove|waive|drop|eliminate)',
    '(collection|agency|recovery|administrative|contingency) ~1 (fee|charge|cost)',
    'charge-off',
    '(=mistake|=error|=refunded|=credited)',
    '(take|taken|took) ~1 off ~2 balance',
    '(card|credit card) ~2 (annual|late|interest)',
    '(late|interest|finance) ~1 (fee|charge)',
  ],
})
