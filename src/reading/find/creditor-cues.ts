/** What a company is to the debt. `owner`: a creditor who came by the debt later; `current`: one it is owed to, perhaps from
 *  the start; `named`: printed near it, not linked in words. */
export type CreditorRole = 'current' | 'owner' | 'original' | 'itemization' | 'named'

type Cues = Readonly<Record<CreditorRole, readonly string[]>>

const DEBT = '(?:debt|account|loan|obligation)'
const PRODUCT =
  '(?:account|past due(?: balance| amount)?(?: of \\$[\\d.,]*\\d)?|card|loan|agreement|lease|contract|plan|debt|line(?: of credit)?|advance|installment(?: plan)?|visit(?: on [^.]{4,20})?|services?|mastercard|visa|discover|purchase|membership|bill|balance|financing)'
const MADE_WITH = '(?:with|from|through|at|issued by|opened (?:by \\w+ )?with|originated (?:by|with))'

/** Words a creditor's name follows. */
const FOLLOWED: Cues = {
  itemization: [
    'creditor (?:at|as of|on) (?:the )?(?:charge-?off|itemization date|\\d[\\d/-]+)',
    'charge-?off creditor',
    'owed to (?:on|as of|at) (?:(?:the |that )?(?:date|day|itemization date|charge-?off)|\\d[\\d/-]+)',
    'on that (?:day|date)[^.]{0,30}\\bowed? to',
    'on the (?:date of[^.]{0,60}|date your [^.]{0,60}|itemization date),?[^.]{0,30}\\bowed? (?:this debt )?to',
  ],
  original: [
    '(?:original(?:ly)?|orig\\.?|prior|previous|former) (?:creditor|lender|owner|holder|provider)(?: and charge-?off creditor)?(?: is| was)?',
    'acreedor original',
    `${PRODUCT} (?:account )?(?:(?:no\\.? |number |#)?[\\w*-]{0,30}\\d[\\w*-]{0,30} )?(?:you (?:had|have|opened|held) )?${MADE_WITH}`,
    '(?:tarjeta de cr[ée]dito|pr[ée]stamo|cuenta)(?: personal| estudiantil| de (?:auto|veh[íi]culo|tienda))?(?: de la tienda [^,.]{3,60},)?(?: provist[ao] por| con| de)(?: el| la)?',
    '(?:bought|purchased|acquired|took over[^.]{0,50}|assignments?|assigned|transferred)\\b[^.]{0,60}?\\bfrom',
    '(?:opened (?:by \\w+ )?with|issued by|extended by|sold by|originated (?:by|with)|lent by)',
  ],
  owner: [
    '(?<!lender ?/ ?|creditor ?/ ?)(?:current|present|new|debt|account) (?:owner|holder|buyer|assignee)(?: of (?:the|your|this) (?:debt|account))?(?: is)?',
    'new creditor(?: is)?',
    '(?:deuda|cuenta)[^.]{0,20} pertenece a(?: el| la)?',
    '(?:now|currently|presently|is) (?:owned|held) by',
    `(?:sold|assigned|transferred|conveyed)(?: (?:and \\w+ )?(?:it|your ${DEBT}))? to`,
    '(?:sold|assigned|transferred|conveyed) by [^.;]{3,60}? to',
    '(?:purchased|bought|acquired) by',
  ],
  current: [
    '(?:lender|creditor|provider|landlord|merchant) ?(?:/|and|&) ?(?:current )?(?:holder|owner|creditor)',
    'whom? (?:do (?:i|you) owe|says (?:i|you) owe)[^?]{0,30}\\?',
    '(?:current|present) (?:creditor|lender)(?: of (?:the|your|this) (?:debt|account))?(?: is)?',
    'creditor to (?:whom|which) (?:the |this )?debt is (?:currently |now )?owed',
    '(?:acreedor|due[ñn]o) actual',
    '(?:you (?:still |currently )?)?ow(?:e[sd]?|ing)(?: (?:[^.;]|\\.\\d){0,30}?)? to',
    '(?:debt|amount|balance|money)\\b[^.;]{0,30} (?:due|payable) to',
    'you (?:(?:still|currently|now|will|would|also|do) ){0,2}owe(?! us\\b)',
    '(?:deuda que usted tiene con|adeudad[ao] a|le debe(?: (?:[^.;]|\\.\\d){0,25}?)? a)(?: el| la)?',
    '(?:on behalf of|acting for|collecting (?:[^.;]{0,30} )?for|collection agency for)(?: our client,?)?',
    '(?:retained|hired|engaged) by(?: our client,?)?',
    '(?:represents?|representing|(?:counsel|attorneys?) for)(?: our client,?)?',
    'our clients?(?: is|,)?',
    `your (?:\\w+ )?${DEBT} (?:with|at)(?= [^.;]{3,80} (?:has been|have been|was|is being) (?:turned over|placed|referred|assigned|listed|forwarded|sent|transferred|submitted))`,
    '(?:placed|turned over|referred|assigned|listed|forwarded)\\b[^.;]{0,60}\\bby',
    '(?:return(?:ed|ing)?|send(?:ing)?|sent)\\b[^.;]{0,20}\\b(?:account|it|file)\\b(?: back)? to',
  ],
  named: ['(?:held|had|have|opened) an?', "(?:the|your)(?= (?:[\\w&'.-]+ ){2,5}(?:card|account|loan|plan)\\b)"],
}

/** Labels: only at the start of a line or of a part of it, or behind a full stop. */
const LABELS: Cues = {
  itemization: [],
  original: ['(?:formerly|seller|issuer|issued by|merchant|lender|provider)\\s{0,3}:'],
  owner: ['(?:owner|assignee and owner)(?: of (?:the|this|your) (?:debt|account))?\\s{0,3}:?'],
  current: ['(?:creditor|(?:now |currently )?owed to|acreedor|landlord|owing to)\\s{0,3}[:|-]?'],
  named: [
    '(?:re|regarding|in re|client|servicer|assignee|assignor|in the matter of|concerning|account(?: with)?)\\s{0,3}:',
  ],
}

/** Words a creditor's name goes before. */
const PRECEDING: Cues = {
  itemization: ['\\swas (?:then )?the creditor (?:on|at|when|as of|then)'],
  original: [
    '\\s(?:(?:has|have|recently) )?sold (?:the|your|this|its|it)',
    ',?(?: which)? made (?:you )?(?:the |this |a |your )?(?:loan|plan|advance)',
  ],
  owner: [
    `\\s(?:now |currently )?owns? (?:the|this|your) ${DEBT}`,
    '\\s(?:has |recently )?(?:purchased|bought|acquired) (?:the|this|your)',
  ],
  current: [
    '\\s(?:(?:has|have|had|recently|just) )?(?:placed|assigned|listed|referred|turned over|forwarded|submitted|entrusted) (?:the|your|this|an?)',
    '\\s(?:has |have )?asked (?:us|this office|for our help)',
    '\\s(?:has|have) (?:hired|retained|engaged|authori[sz]ed|instructed|contracted(?: with)?|given|told) (?:us|this|our|the)',
    ',? (?:which|whom|who) you (?:still |now )?owe\\b',
    '\\sis (?:who|whom|the (?:one|company)) you (?:still |now )?owe\\b',
    ',? to (?:whom|which) (?:the|this|you|your)\\b[^.;]{0,40}\\bow(?:e|ed|ing)',
    '\\s(?:is|remains) (?:now |currently )?(?:the|your) (?:current )?(?:creditor|owner|holder)',
    '\\s(?:tells|informs|advises|reports|says) (?:us|that)',
    '\\s(?:is|was) (?:our client|the creditor(?! (?:on|at|when|as of|then)))',
  ],
  named: [
    ',? (?:account|acct|agreement|ticket|contract|loan|card)\\b\\.?(?: (?:no|number|ending)\\.?(?: in)?| #)? ?(?=[\\dX*#])',
  ],
}

export interface Cue {
  readonly role: CreditorRole
  readonly says: RegExp
}

function compiled(cues: Cues, wrap: (words: string) => string): Cue[] {
  return Object.entries(cues).flatMap(([role, words]) =>
    words.length === 0 ? [] : [{ role: role as CreditorRole, says: new RegExp(wrap(words.join('|')), 'gi') }],
  )
}

/** The name begins where the match ends. */
export const NAME_FOLLOWS: readonly Cue[] = [
  ...compiled(FOLLOWED, words => `(?:\\b|(?<=\\?))(?:${words})\\s{0,3}[:|]?\\s{1,4}(?:the )?`),
  ...compiled(LABELS, words => `(?:^|[|·•/;.]\\s{0,3})(?:${words})\\s{1,4}(?=\\S)`),
  {
    role: 'current',
    says: /\s(?<!(?:original|former|prior|previous|new|first|current|charge-?off) )creditor\s*:\s+(?=\S)/gi,
  },
  { role: 'named', says: /\b(?:card|visa|mastercard|account)\s+\(/gi },
]

/** The name ends where the match begins. */
export const NAME_PRECEDES: readonly Cue[] = compiled(
  PRECEDING,
  words => `(?:\\s{0,3}\\([^()]{0,40}\\))?(?:${words})\\b`,
)

/** The sender speaks of itself as the buyer of the debt. */
export const WE_BOUGHT =
  /\bwe (?:have |now )?(?:bought|purchased|own|acquired) (?:the|this|your|it|all|each|both|these|those|them)\b|\bsold (?:it|them|(?:the|this|your) (?:debt|account|loan)) to us\b|\bwe are (?:now )?the (?:(?:current |new )?(?:creditor|owner)|(?:company|ones?) (?:that )?you (?:now )?owe)\b/i
/** A debt whose holder is not named: then no name nearby may be taken for the holder's. */
export const UNNAMED_HOLDER =
  /\b(?:ow(?:e[sd]?|ing)|due) to (?:the|our) (?:present |current )?(?:holder|client|creditor|owner)\b(?!,?\s*(?:named|above|shown|listed|\p{Lu}))/iu
/** A company that, by its name, buys debts: it was not yet the creditor when the account was opened. */
export const DEBT_BUYER =
  /\b(?:assets?|funding|receivables?|capital|portfolio|acquisitions?|holdings|fund|spv|investors|recover\w*|debt|purchas\w+)\b/i
