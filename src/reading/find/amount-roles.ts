import type { AmountRole } from '#law/statements.ts'
import { matchesOf } from '#reading/matches.ts'

/** How surely a label says "this is what is owed now": several amounts may claim it, the surest is taken. */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6

export interface Labelled {
  readonly role: AmountRole
  /** For role `current`. */
  readonly rank?: Rank
}

interface Label extends Labelled {
  readonly says: RegExp
}

// Tested on the words before the amount, dates standing as <date>; the label that ends nearest to the amount wins,
// among labels that end together the first in this list.
const BEFORE: readonly Label[] = [
  { role: 'other', says: /^\(total(?: of)?$/ }, // in brackets behind an amount: what its payments add up to
  { role: 'current', rank: 4, says: /\byour past[- ]due(?: balance| amount)? of$/ },
  {
    role: 'convenience-fee',
    says: /\b(?:convenience|processing|service|pay-by-phone|transaction|technology|card) (?:fee|charge)s?(?: of)?\b/,
  },
  {
    role: 'collection-fee',
    says: /\b(?:collection|agency|contingency|administrative|recovery) (?:fee|charge|cost)s?\b|\battorney'?s?'? fees?\b/,
  },
  {
    role: 'minimum',
    says: /\b(?:minimum (?:payment|amount|due)|down payment|at least|past due(?: amount)?|as little as|starting at|start(?:s|ing)? (?:a plan )?(?:at|from)|plans? (?:from|of)|pay now)\b/,
  },
  {
    role: 'settlement',
    says: /\b(?:settle (?:the|this|your|that)[^$.]{0,40}\bfor|settle(?:ment)?(?: (?:amount|offer|in full|for))?|discount(?:ed)?(?: amount)?|offer(?: amount)?|accept|(?:would|will|can|could|to) take|you pay only|reduced (?:amount|balance|payoff|sum|figure))\b/,
  },
  {
    role: 'payments-and-credits',
    says: /\b(?:less|minus|tak\w+ off|deduct\w*|subtract\w*|credited|after)\b[^$]{0,20}\b(?:payments?|credits?) of$/,
  },
  {
    role: 'payments-and-credits',
    says: /^\s*[,;] (?:and |less |minus )?(?:payments?|credits?)(?: (?:and|or) credits)? of$/,
  },
  {
    role: 'current',
    rank: 5,
    says: /[,;] ?(?:and )?(?:so|thus|hence|leaving)$|\b(?:in|of) (?:payments|credits|fees|interest) to$/,
  },
  { role: 'settlement', says: /\b(?:single|one|lump[- ]sum|one-time) payments?(?: of)?\b/ },
  {
    role: 'instalment',
    says: /\b(?:(?:monthly|weekly|bi-?weekly|instal?lment) (?:payments?|amount)|payments? of|instal?lments? of|each(?: check)? of|checks? of|each)\b/,
  },
  {
    role: 'on-itemization-date',
    says: /\b(?:as of|on|since|hasta(?: el)?|al) <date>[^$]{0,60}\b(?:you owed|owed|deb[ií]a|was|balance|amount)\b/,
  },
  {
    role: 'on-itemization-date',
    says: /\b(?:balance|amount|sum|debt|owed|due)\b[^$]{0,40}\b(?:on|as of|at|due) (?:your |the |its )?(?:<date>|charge-?off|default|move-?out|surrender|repossession|discharge|lease end|termination|cancellation|closing|last (?:statement|payment)|itemization date|judgment date|transaction date|that date|date of (?:service|last payment))(?:[^$]{0,30}(?:payment|statement|charge-?off|service|bill|judgment|transaction|move-?out)(?: date)?)?/,
  },
  {
    role: 'on-itemization-date',
    says: /\b(?:charge-?off|charged-off|write-?off|last statement|itemization(?: date)?) (?:balance|amount)\b|\b(?:balance|amount) (?:at|on|as of|upon) (?:charge-?off|judgment|last statement)\b/,
  },
  {
    role: 'on-itemization-date',
    says: /<date> (?:invoice|bill|statement|balance)\b[^$]{0,20}\b(?:stood at|was|came to|for)$/,
  },
  {
    role: 'on-itemization-date',
    says: /\b(?:balance|amount)\b[^$]{0,30}\b(?:last|final) (?:statement|bill|payment)\b[^$]{0,20}<date>/,
  },
  {
    role: 'on-itemization-date',
    says: /\b(?:billed|charged|bill|stood|came to|outstanding|unpaid|invoiced)\b[^$]{0,40}\b(?:as of|on|at) (?:the )?<date>[^$]{0,40}$/,
  },
  {
    role: 'on-itemization-date',
    says: /\b(?:amount|balance) due <date>|\bowed(?: on| as of)? (?:<date>|that (?:day|date)|the (?:same )?(?:day|date))|\byou owed\b|^owed(?! (?:now|today))\b|\b(?:at first|to begin with|at that time|when[^$]{0,40}charged off|original charge)\b[^$]{0,30}$|\b(?:amount|balance) on <date>/,
  },
  {
    role: 'on-itemization-date',
    says: /\b(?:last|final) (?:statement|bill|invoice)\b[^$]{0,40}<date>[^$]{0,40}\b(?:balance|amount|stood|was|owed)\b[^$]{0,15}|^judgment (?:of|on|dated|entered(?: on)?) <date>/,
  },
  {
    role: 'on-itemization-date',
    says: /\b(?:starting|opening|beginning|first|initial|original|earlier|prior|old|statement|last) (?:balance|amount|sum|debt|figure|bill)\b[^$]{0,30}<date>[^$]{0,30}$/,
  },
  {
    role: 'on-itemization-date',
    says: /^\W{0,3}(?:<date> (?:balance|amount|debt|bill)|(?:charges|bill|billed) for [^$]{0,40}<date>|(?:opening|start(?:ing)?(?: (?:point|figure|sum))?),? (?:on |as of |at )?\(?<date>\)?|(?:[a-z]+ ){0,2}(?:bill|invoice|statement|charges|ledger|note|account) (?:of|dated|from|at) <date>|principal,? \(?<date>\)?)$/,
  },
  {
    role: 'on-itemization-date',
    says: /\b(?:owed|rent|deficiency|loan|bill|lease|stay|invoice)\b[^$]{0,25}\(<date>\)?$|\b(?:deficiency|rent|loan|note|claim|lease|invoice)\b[^$]{0,15}\bon <date>$/,
  },
  {
    role: 'payments-and-credits',
    says: /^\s*(?:less|minus)\b[^$]{0,30}$|\bcr\)?$|^\W*received$|^\W*(?:your |the |security ){0,2}(?:deposit|sale proceeds|proceeds|refund|rebate|trade-?in|allowance|insurance|insurer)(?: (?:[a-z]+)){0,2}$|\byou (?:have |had )?(?:sent|sent in|remitted|handed us)(?: us| in)?$|^\s*(?:received|collected|recovered|realized|garnished|refunded|rebated|withheld) (?:from|by|through|out of|on|at|since|in)\b[^$]{0,40}$|\b(?:took|taken|take) off$|\bproceeds (?:credited|applied)$|\binsur(?:er|ance)(?: has| have)? paid$|^\s*(?:received|taken in|collected|had|got) (?:from|by) (?:you|the insurer|insurance)$|^\s*your (?:money|checks?|deposit|payments?)$/,
  },
  { role: 'on-itemization-date', says: /\b(?:balance|debt|amount|owed|due)\s{0,3}[,:(-]*\s*<date>\)?$/ },
  {
    role: 'on-itemization-date',
    says: /^(?!.*\b(?:now|today|current|present|new|total|interest|fees?|costs?|charges|payments?|credits?|paid|offer|settle\w*|pay)\b)[^$]{0,30}\b(?:balance|amount|debt|ledger|statement|bill|invoice|account)\b[^$]{0,40}\((?:on |as of |at )?<date>\)?$/,
  },
  {
    role: 'on-itemization-date',
    says: /(?:\b(?:on|as of|at|by|when|statement (?:of|dated)|bill (?:of|dated)|charged off(?: on)?|charge-?off(?: on)?)\b[^$]{0,40})<date>[^$]{0,50}\b(?:you owed|owed|was|were|stood|came to|totall?ed|amounted|had a balance|with a balance|left|unpaid|outstanding|to pay)\b[^$]{0,20}$/,
  },
  {
    role: 'on-itemization-date',
    says: /\b(?:last (?:statement|bill|payment)|charge-?off|charged off|itemization date|date of service|judgment)\b[^$]{0,30}<date>[^$]{0,12}$/,
  },
  {
    role: 'original',
    says: /\b(?:original|opening|beginning|starting|placed|placement|initial|purchase) (?:balance|amount|principal|price)\b|\b(?:balance|amount) (?:at placement|when (?:placed|received|purchased)|originally owed|brought forward)\b|\bprevious balance\b/,
  },
  { role: 'on-itemization-date', says: /\bprincipal (?:balance |amount )?(?:on|at|as of) <date>/ },
  { role: 'principal', says: /\b(?:unpaid )?principal(?: balance| amount)?\b/ },
  {
    role: 'current',
    rank: 5,
    says: /\b(?:principal|sum|total|amount|balance|debt)(?: amount| balance)? (?:and|with|plus|including|together with) (?:all |accrued |the )?interest(?: (?:through|to|as of|until) <date>)?/,
  },
  {
    role: 'current',
    rank: 4,
    says: /\byou ?are (?:now )?at$|\b(?:balance|amount|sum|total|what) (?:that )?(?:we|our client|they) (?:are|is) (?:now )?(?:asking|seeking|claiming|collecting|demanding)(?: you)?(?: to pay| for| from you)?$|\b(?:sum|amount|balance|total|figure) (?:to be|that must be|which must be|you must|you need to|you have to) (?:paid|pay|remitted|sent)\b/,
  },
  {
    role: 'on-itemization-date',
    says: /\b(?:charges|rent|dues|tuition|fare|premium|invoice|bill|note) (?:billed |owed |due |open |unpaid )?(?:on|as of|at|through) (?:[a-z'-]+,? )?<date>$|\bowed (?:at|on|upon) [a-z-]+(?: [a-z-]+){0,2},? <date>$/,
  },
  { role: 'interest', says: /\b(?:interest|int\.?(?= since|:| *\$|$)|inter[ée]s(?:es)?|finance charges?)\b/ },
  {
    role: 'payments-and-credits',
    says: /\b(?:(?:paid|credited)[^$]{0,40}toward (?:the|this|your) (?:debt|account|balance)|(?:paid|credited)(?: (?:or|and) (?:were |was )?(?:paid|credited))? this amount|receipts|remittances|deposit credited|payments?(?:\s*(?:\/|and|or|&)\s*credits?| received| made| to date| toward)?|credits?(?! (?:bureau|report|card|union|agenc|file|score|history|line|application))|credited|you paid|amount paid|less paid|paid|pmts?|adj(?:ustments?)?|pagos?|cr[ée]ditos?)\b|\b(?:pag|abon|acredit)[óo](?: esta cantidad)?(?: a la deuda)?/,
  },
  {
    role: 'fees',
    says: /\b(?:fees?|chgs?|charges|costs?|late charge|non-?interest charges?|cargos?|gastos|reconnection)\b/,
  },
  {
    role: 'current',
    rank: 6,
    says: /\b(?:total|current|present)?\s?(?:amount|balance)(?: of (?:the |your |this )?debt| due| owed| owing)? (?:now|today|as of (?:today|the date of this (?:letter|notice)))\b|\b(?:total )?(?:balance|amount) (?:is now|due now|now due|due today)\b|\btotal amount of the debt\b|\bcurrent (?:amount|balance)(?: of the debt| due| owed)?\b|\bmonto total\b|\btotal (?:now|due now)\b|\bnow due\b|\bowe[ds]? (?:us )?(?:today|now)\b|\bowing (?:today|now)\b|\b(?:what|all) you owe (?:us )?(?:as of )?(?:today|now)\b|\b(?:is|much is) it now\b|\b(?:today|now),? (?:that )?you owe\b|\bin all\b[^$]{0,20}\btoday\b|\baltogether\b[^$]{0,30}|\bbal(?:ance)?\.? now(?: due)?\b|\b(?:claimed|remainder|figure) (?:now|today|due today)\b|\bbrings (?:the|your) balance to\b|\bgrand total\b|\btotal of (?:the|both|all)[^$]{0,30}|\bpresent balance\b|\bsaldo actual\b|(?<!\breduced |discounted |lower |special )\bpay(?:off|out)(?: (?:amount|figure|balance))?(?: of)?\b/,
  },
  {
    role: 'current',
    rank: 5,
    says: /\b(?:that|which|this|it) (?:now )?(?:makes|comes to|adds up to|amounts to|brings (?:it|you|us) to|leaves)\b|\ball told\b|^\W*(?:leaves|leaving|remains|remaining|remainder|result)$|\badds up to\b|\bcomes to\b/,
  },
  {
    role: 'current',
    rank: 5,
    says: /\btotal(?: (?:amount|balance))?(?: (?:due|owed|owing|debt|outstanding|claimed|probable amount due))?\b|\bnew balance\b|\b(?:ending|closing|final|resulting) (?:balance|figure|sum)\b|\b(?:ends?|closes|finishes|stands|leaves)(?: (?:now|up|at|with|out|you at|you owing|a balance of))+$/,
  },
  {
    role: 'current',
    rank: 4,
    says: /\bbal\b|\bow(?:ing|ed)\b|\b(?:balance|amount)(?: (?:due|owed|owing|outstanding|demanded|claimed|sought|of (?:the |your |this )?debt|in dispute|remaining|unpaid))?\b|\byou (?:still |currently |therefore |thus |hence |accordingly |consequently |then |so |presently |actually ){0,2}owe\b|\b(?:he|she|they) owes?\b|\b(?:debt|obligation|delinquency|claim|totaling|totals|adeudado|debe)\b|\bin the (?:amount|sum) of\b|\bdemand\b|\bthere is (?:now )?due\b|\bnow\b|\bsaldo\b|\bdefault for\b|\bdue\b|\brestitution\b|\blawsuit against you for\b|\bagainst you(?: by default)? for\b/,
  },
  {
    role: 'on-itemization-date',
    says: /^(?!.*\b(?:interest|fees?|costs?|payments?|credits?|paid|settle\w*|current|total|now|today|pay|offer)\b)[^$]{0,60}\bas of <date>$/,
  },
  {
    role: 'current',
    rank: 3,
    says: /\b(?:account|acct|loan|card)\b[^$]{0,60}\d[\w*-]*$|\b(?:pay|remit|send|unless|remains?|sum)\b(?: (?:us|in full|the full amount(?: of)?|payment of|your payment of|me|here))?\b/,
  },
]

const AFTER: readonly Label[] = [
  { role: 'interest', says: /^ ?[([] ?(?:[\p{L}-]+ ){0,2}interest\b[^$)]{0,20}[)\]]/u },
  { role: 'fees', says: /^ ?[([] ?(?:[\p{L}-]+ ){0,2}(?:fees?|charges?|costs?)\b[^$)]{0,20}[)\]]/u },
  {
    role: 'payments-and-credits',
    says: /^ ?[([] ?(?:your |you )?(?:payments?|credits?|paid|credited|received)\b[^$)]{0,30}[)\]]/,
  },
  {
    role: 'on-itemization-date',
    says: /^ ?[,(-] ?(?:(?:what|which|that|the (?:balance|amount|sum)|as) )?(?:you|was) (?:then |still )?(?:owed|owing)\b[^$;]{0,40}<date>|^ ?[,(-] ?(?:the |your )?(?:balance|debt|amount|bill|statement) (?:on|as of|at|of) <date>/,
  },
  {
    role: 'payments-and-credits',
    says: /^ ?(?:(?:has|have|had|was|were) (?:been )?(?:received|credited|posted|paid|made|applied|taken off|taken away|deducted|subtracted|took off)|(?:in|of) (?:payments?|credits?)|(?:security )?deposit was)\b/,
  },
  { role: 'interest', says: /^ ?(?:(?:was|were) (?:charged|added|billed) (?:as|for|in|of) |(?:in|of) )interest\b/ },
  {
    role: 'fees',
    says: /^ ?(?:(?:(?:was|were) (?:charged|added|billed) )?(?:as|for) (?=fees)|in |of )(?:late |other |added )?(?:fees|charges|costs)\b/,
  },
  {
    role: 'on-itemization-date',
    says: /^ ?(?:was|were|stood) (?:still )?(?:open|owed|owing|left|unpaid|outstanding|due|your balance|the balance|what you owed)(?: (?:on|at|to pay|over|then|unpaid|owing|that|the|to|as of|back)\b|$| ?[,.;])/,
  },
  {
    role: 'convenience-fee',
    says: /^[^$.]{0,25}\b(?:convenience|processing|service|handling|pay-by-phone|transaction|technology) (?:fee|charge)|^ ?(?:for|per|each) (?:handling|processing|card|phone|call|paying|(?:card|phone|online|web) payment)\b/,
  },
  { role: 'collection-fee', says: /^[^$.]{0,12}\b(?:collection|attorney'?s?'?) (?:fee|charge|cost)s?\b/ },
  { role: 'instalment', says: /^ ?(?:\/|per|a|each|every) ?(?:month|week|mo\b|check)|^ ?(?:each )?month\b|^ ?monthly/ },
  { role: 'fees', says: /^ ?(?:(?!and |plus |or |y |with )[\p{L}-]+ ){0,3}(?:fee|charge)s?\b/u },
  {
    role: 'settlement',
    says: /^[^$.]{0,60}\b(?:settlement|settled|settles?|out of court|about \w+ cents on the dollar|(?:as|in) (?:full |complete )?(?:payment|satisfaction|discharge)(?: in full)?|call it (?:even|square))\b/,
  },
  {
    role: 'current',
    rank: 4,
    says: /^ ?(?:past[- ]due |outstanding |unpaid |remaining |current )?(?:balance|debt|obligation)\b|^[^$.]{0,40}\b(?:is|remains) (?:still |now |currently )?(?:owed|owing|due|outstanding|unpaid|past due)\b/,
  },
  {
    role: 'payments-and-credits',
    says: /^ ?(?:payments?|credits?|you (?:paid|sent|marked))\b(?! ?[:=])|^ ?(?:paid|credited)(?: since| by you| so far)?\W*$/,
  },
]

const NOT_OWED_NOW =
  /\b(?:will be|would be|has been paid|your payment of|payment in the amount of|(?<!payments? |credits? |deposits? |^\W{0,3})received|if you (?:pay|send)|you gave us|used to be|was once|save|forgiven|limit|up to|(?:waived|removed|refunded|dropped|reversed|struck)(?: the)?|loan of|lent [\w ]{0,40}|between)\s*$/

/** "$500.00 owed, $22.90 interest": the label stands behind, and none before. */
const BEGINS =
  /(?:^|[,;)(]|(?<!\b(?:amount|balance|sum|total|debt|payment)s? )\b(?:and|plus|of|from|with|add|added|being|namely))[\s+:]*$/
const ADDED = /\+ ?$/
const OWED_THEN =
  /^ ?[(,]? ?(?:was |were |that was |which was )?(?:still )?(?:owed|unpaid|outstanding|charged off|billed) (?:on|as of|at|from|since) [^$;]{0,20}<date>|^ ?\((?:owed|balance|start|opening|starting balance|charge-?off),? [^$)]{0,20}<date>\)/
const INTEREST_BEHIND = /^ ?(?:accrued |added |post-judgment |contract |late )?interest\b(?! ?[:=])/

/** "No payments were received, so that $1,101.00 is now owed". */
const LEADS_TO_TOTAL = /\b(?:so|so that|thus|therefore|hence|means|leaving)$/

const TAKEN_OFF = /\b(?:took|taken|taking) off(?: the)?\s*$/

/** What an amount is, told by the words around it.
 *  @param before the words before it in its row or clause, lower case, dates as `<date>`
 *  @param after the words behind it up to the next amount
 *  @example roleOf('total amount of the debt now :', '') // { role: 'current', rank: 6 } */
export function roleOf(before: string, after: string): Labelled | undefined {
  if (/(?:^|\))\s*=\s*$/.test(before)) return { role: 'current', rank: 5 }
  if (TAKEN_OFF.test(before) && /^ ?(?:in|of) (?:interest|fees)\b/.test(after)) return { role: 'other' }
  const words = component(before.replace(TRAILING, ''))
  if (BEGINS.test(before) && OWED_THEN.test(after)) return { role: 'on-itemization-date' }
  if ((BEGINS.test(before) || ADDED.test(before)) && INTEREST_BEHIND.test(after)) return { role: 'interest' }
  if (NOT_OWED_NOW.test(words) || NOT_OWED_NOW.test(before.trim())) return { role: 'other' }
  const behind = AFTER.find(label => label.says.test(after))
  if (behind && (behind.role !== 'current' || LEADS_TO_TOTAL.test(words))) return labelled(behind)
  let best: { label: Label; end: number } | undefined
  for (const label of NEAREST) {
    const end = lastEnd(label.says, words)
    if (end !== undefined && (!best || end > best.end)) best = { label, end }
  }
  if (best?.label.role === 'interest' && /^total\b/.test(words.trim())) return { role: 'current', rank: 5 }
  if (best?.label.role === 'current' && /^total\b/.test(words.trim()))
    return { role: 'current', rank: best.label.rank === 6 ? 6 : 5 }
  const label = best?.label ?? behind
  if (label?.role === 'current' && WAS.test(before.trim()) && (ON_A_DAY.test(after) || SINCE_A_DAY.test(before)))
    return { role: 'on-itemization-date' }
  if (!label && STARTED.test(words) && ON_A_DAY.test(after)) return { role: 'on-itemization-date' }
  return label && labelled(label)
}

/** "Your debt was $500.00 on January 3": what it was then. */
const WAS = /\b(?:was|were|owed|stood|had|came|amounted|total(?:l)?ed|left|unpaid)\b[^$]{0,20}$/
const ON_A_DAY =
  /^ ?,? ?(?:on|as of|at|back on|when)\b[^$.;]{0,40}(?:<date>|charge-?off|charged off|last (?:statement|bill|payment)|itemization|judgment)/
/** "On January 3 the debt was". */
const SINCE_A_DAY = /^[^$]{0,20}\b(?:on|as of|at|by) <date>,? [^$]{0,60}$/
const STARTED = /\b(?:start(?:ed|s)|began|begins|opened|stood|billed)(?: out)? (?:at|with|from)$/

/** "Interest between then and now", "fees from then to today". */
const BETWEEN =
  /\s(?:(?:added|charged|made|posted|received) )?(?:between|from|since) (?:then|that (?:day|date|time)|<date>)(?:,? (?:and|to|until|till|up to|through) (?:now|today|the present|date|this (?:day|letter|date)|<date>))$/

/** "Interest since that date comes to": interest. */
function component(words: string): string {
  const inSum = words.replace(/ (?:in|to) the (?:sum|amount|total) of$/, '')
  if (inSum !== words && /\b(?:interest|fees?|charges|costs|payments|credits)$/.test(inSum)) return inSum
  const cut = words.replace(
    /\s{0,3}\b(?:comes?|came|amounts?|amounted|adds?|totals?|totall?ed|ran|runs?)(?: up)?(?: to)?$/,
    '',
  )
  const span = words.replace(BETWEEN, '')
  if (span !== words && /\b(?:interest|fees?|charges|costs|payments|credits|paid|credited)$/.test(span)) return span
  return cut !== words && /\b(?:interest|fees?|charges|costs|payments|credits)(?: since[^$]{0,30})?$/.test(cut)
    ? cut
    : words
}

const NEAREST: readonly Label[] = BEFORE.map(label => ({ ...label, says: new RegExp(label.says.source, 'gu') }))
/** Marks and little words between a label and its amount. */
const TRAILING = /(?:[\s:;,.(+*=~_|-]|\(charge-?off\)|\b(?:is|was|only|just)$){1,40}$/

function labelled({ role, rank }: Label): Labelled {
  return rank === undefined ? { role } : { role, rank }
}

function lastEnd(expression: RegExp, words: string): number | undefined {
  let end: number | undefined
  for (const match of matchesOf(expression, words)) end = match.index + match[0].length
  return end
}
