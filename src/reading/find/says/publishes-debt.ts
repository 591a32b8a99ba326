import { statement } from '#reading/find/statement.ts'
import type { Phrase } from '#reading/language/find-phrases.ts'

const WHAT =
  '(name|names|unpaid accounts|photo|photograph|picture|face|debt|unpaid balance|unpaid account|what you owe|non-payer|delinquent|deadbeat|bad debtor|debtor|people who ~3 not pay|those who ~3 not pay|customers who ~3 not pay|balance owed)'
const SHOWN =
  '(publish|post|print|list|display|broadcast|announce|advertise|circulate|air|hang|run|put|put up|expose|blast|upload|share|feature|plaster|appear|show|go up|go on|go in|pin|read out|up on)'

/** What onlookers do. Of the reader himself the same words are an offer: "see your balance online". */
const ONLOOKERS =
  '(everyone|everybody|anyone|anybody|people|folks|neighbors|customers|members|visitors|town|world|public|community|others|friends)'
const LEARN = '(see|read|look up|find|know|learn|view|laugh at|check)'

export const publishing: Phrase = {
  any: [
    '(default|debt|debts|name|names|delinquency|particulars|account) ~6 (inserted|entered|carried|printed|run) ~6 (gazette|newspaper|journal|columns|circular|bulletin)',
    '(name|names|debt|debts|default|account|balance|indebtedness|bill|what you owe) ~3 (made|become|becomes|go|goes) public',
    '(make|making) ~4 (name|debt|default|account|balance|indebtedness|what you owe) ~1 public',
    '(keep|leave) ~1 (your|ur) name ~2 (out of|off) ~3 (paper|newspaper|list|page|board|internet|website|press)',
    '(notice|notices|poster|posters|sign|signs|flyer|flyers|card|cards) ~2 (bear|bearing|with|show|showing|name|naming|about) ~3 (your|you) ~2 (name|photo|picture|debt|balance|face)? ~4 (put up|post|hang|go up|display|distribute|tack|nail|tape)',
    '(indebtedness|default|delinquency|unpaid bill|unpaid bills) ~6 (publish|published|post|posted|print|printed|advertise) ~6',
    '(deadbeat|debtor|delinquent|non-payer|bad pay) ~1 (directory|register|roll|page|registry|gallery|column|book|bulletin)',
    '(share|circulate|spread|pass around|hand out) ~3 (name|names|list|identity) ~4 (those|people|debtors|customers|you) ~3 (owe|not pay|who)',
    '(whole|entire) ~1 (internet|web|world|county|city|neighborhood) ~4 (know|see|read|learn|hear)',
    '(posted|put up|pinned|hung|tacked) ~3 (board|wall|door|window) ~8 (all|every|everybody|everyone|customers|see|read)',
    '(learn|read|see|know|find out) ~8 who ~3 (=pays|=owes|not pay|=pay and)',
    '(go|goes|going) viral',
    '(join|land on|next on|end up on|added to|go on|go onto) ~3 (roll|list|board|page|bulletin|register) ~10 (anybody|anyone|everyone|public|read|merchants|see|all|delinquents|debtors)',
    'public list ~6 (people|those|debtors|like you|who)',
    '(leave|keep) you ~3 (out of|off) ~3 (bulletin|list|newsletter|page|board|paper|window|wall)',
    '(bulletin|list|circular|newsletter|sheet) ~4 (go|send|circulate|mail|hand) ~2 to ~2 (all|every|each|=the) ~3 (merchant|store|shop|neighbor|business|member|employer)',
    '(website|page|site|window|board) ~3 (=show|=shows|=list|=lists|=carry|=carries|=name|=names) ~4 (all|every|unpaid|those|people|debtors|who) ~6 (account|debtor|not pay|owe|name|who)',
    '(roll|list|board|page) of ~2 (delinquent|delinquents|debtors|non-payers|deadbeats|slow payers)',
    '(we|i) ~2 (run|print|read) ~2 (=names|the names) ~4',
    'name ~2 (go|going|goes) ~2 (on|up) ~3 (board|wall|door|window|list|page|register|sign)',
    '(whole|entire) ~1 (church|town|street|neighborhood|congregation|school|block|parish) ~4 (read|see|know|hear|learn)',
    '(paper|newspaper|press|window|board|page) ~8 (carry|feature|room for|show) ~6 (name|photo|picture|face|yours)',
    '(world|town|everyone|everybody) ~3 (know|see|learn) ~6 (deadbeat|owe|debt|not pay)',
    '@shame-list',
    'name in lights',
    `${WHAT} ~8 ${SHOWN} ~10 @public-place`,
    `${SHOWN} ~8 ${WHAT} ~12 @public-place`,
    `@public-place ~6 (your|their|whose|the) ~1 (name|names|photo|photograph|picture|face)`,
    `${ONLOOKERS} ~8 ${LEARN} ~8 ${WHAT} ~10 @public-place`,
    `${ONLOOKERS} ~8 ${LEARN} ~4 (who owe|who ~2 not pay|what you owe|your name|your debt)`,
    `${WHAT} ~8 @public-place ~6 (for all|for everyone|where ~3 see|to see)`,
    '(deadbeat|debtor|non-payer|delinquent) ~6 (post|list|display|publish|hang|show|print|put up)',
    '(publish|print|advertise|broadcast|announce|publicize|plaster) ~6 (name|names|debt|photo|picture|refuse to pay|your)',
    '(name|names|debt|photo|picture|account|balance) ~6 (publish|advertise|broadcast|publicize|announce|post online)',
    '(advertise|advertisement|auction|offer) ~8 (for sale|public auction|highest bidder|public advertisement)',
    '(highest bidder|public auction|public advertisement)',
    '(refuse|not|who) ~3 pay ~2 (see|find|read) ~2 (their|your) ~1 (name|names|face|photo) ~6 @public-place',
    '(poster|flyer|flyers|sign) ~3 of ~2 (people|those|customers|everyone) ~2 who ~4 (pay|owe)',
    '(county|city|village|parish|street|building) ~3 (know|hear|learn|read) ~3 (what you owe|you owe|your debt)',
    'slow payers ~4 (hang|post|print|publish|list)',
    '(blast|tag|shame|expose|post|read about|see|find|look up) ~3 you ~6 @public-place',
    'advertisement ~4 name ~2 you',
    '(our|the) ~2 list ~3 (people|customers|those|tenants|members|patients) ~2 who ~4 (not pay|owe|refuse|skip)',
    'list of ~2 (people|customers|those|tenants|members|patients|everyone) ~2 who ~4 (not pay|owe|refuse|skip)',
    'list ~3 (delinquent|deadbeat|bad|unpaid) ~2 (customers|accounts|debtors|members|tenants|patients)',
    '(name and shame|go public|public shaming|public humiliation|make an example of you)',
    '(everyone|everybody|town|public|neighborhood|community) ~6 (see|read|look you up|know|learn) ~8 (owe|debt|not pay|list|photo|name)',
  ],
  unless: [
    '(sell|sale) ~4 (account|debt) ~3 (another|to) ~2 (company|party|funding)',
    '(cfpb|bureau|consumer protections|information|protections) ~14 (website|web site|<url>|online|internet)',
    '(website|web site|<url>|internet) ~10 (information|protections|learn more|more about)',
    '(call|phone|telephone|mail|email) ~8 (online|website|<url>) ~6 (dispute|pay|send|write|paper|mail)?',
    '(you|please) ~3 (see|view|find|check|look up|log in|pay|dispute|go) ~4 (your|balance|account|debt|option|statement|to|detail|what you owe) ~8 (online|website|web site|<url>|internet|portal)',
    '(like|follow|find|join|visit|look for) ~3 (facebook|twitter|instagram|website|online)',
    '(find|look for|read about|hear about|news about) (us|our)',
    'payment ~3 post',
    'post ~2 (your|the) ~1 (payment|payments|check)',
    '(privacy|notice|prices|hours|policy|schedule|terms|rates) ~3 (post|list|publish|display)',
    'public record',
    'store ~3 advertise ~3 newspaper',
    'sale ~3 advertise',
    '(vehicle|car) ~4 (sell|auction)',
    'auction ~3 of ~2 (car|vehicle|truck|house|home|goods|equipment|furniture)',
    '(home|house|real estate|assets|belongings|property|residence|lien) ~8 auction',
    'newspaper (subscription|delivery)',
    '(co-borrower|cosigner|co-signer|account holder)',
    '(return|refund) policy',
    'not ~2 (share|publish|post|disclose)',
    '(nobody|no one|none) ~1 (but|except|other than) you ~1 (see|sees|know|knows|read)',
    'no such list',
    '(email|e-mail|mailing|contact) list',
    'listed (above|below|on the)',
    '(reference number|account number) ~4 (list|show|print)',
    'your name ~4 (appear|print|show) ~5 (account|form|letter|statement|bill)',
  ],
  framings: ['question'],
}

export const publishesDebt = statement('publishes-debt', { ...publishing, deniedIfPaid: true })
