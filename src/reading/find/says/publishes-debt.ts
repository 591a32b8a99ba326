import { statement } from '#reading/find/statement.ts'
import type { Phrase } from '#reading/language/find-phrases.ts'

const WHAT =
  '(name|names|photo|picture|photograph|face|debt|unpaid balance|unpaid account|what you owe|non-payer|delinquent|deadbeat|bad debtor)'

export const publishing: Phrase = {
  any: [
    '@shame-list',
    `@publishes ~8 ${WHAT} ~10 @public-place`,
    `${WHAT} ~8 @publishes ~10 @public-place`,
    `@public-place ~10 (${WHAT} ~6 @publishes)`,
    '(publish|print|advertise|broadcast|announce|publicize) ~6 (name|names|debt|photo|picture|refuse to pay|your)',
    '(name|names|debt|photo|picture|account|balance) ~6 (published|advertised|broadcast|publicized|announced|posted online)',
    '(advertise|advertised|auction|offer|offered) ~8 (for sale|public auction) ~12 (public|name|auction|anyone|friday|unless|facebook|highest)?',
    'public auction',
    '(blast|tag|shame|expose|post) ~2 you ~3 @public-place',
    'advertisement ~4 (naming|name) ~2 you',
    '(list|post|display|publish) ~3 (every|all|each)? ~1 (non-payer|non payers|deadbeats|debtors|names|delinquents)',
    'list ~3 (delinquent|deadbeat|bad|unpaid) ~2 (customers|accounts|debtors|members|tenants|patients)',
    'name and shame',
    'go public',
  ],
  unless: [
    '(sell|sold|sale) ~4 (account|debt) ~3 (another|to) ~2 (company|party|funding)',
    '(like|follow|find|join|visit) ~3 (facebook|twitter|instagram|website)',
    'payment ~3 (post|posted)',
    '(post|posts) ~2 (your|the) ~1 (payment|check)',
    '(privacy|notice|prices|hours|policy|schedule) ~3 (post|posted|listed|published|list)',
    '(public record|public records)',
    '(store|sale) ~3 advertised ~3 newspaper',
    'sale ~3 advertised',
    '(vehicle|car) ~4 (sold|auction)',
    '(home|house|real estate|assets|belongings|property|residence) ~8 auction',
  ],
  framings: ['question'],
}

export const publishesDebt = statement('publishes-debt', { ...publishing, deniedIfPaid: true })
