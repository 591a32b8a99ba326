import type { SenderRole } from '#law/facts.ts'
import { known, unknown, valueOf, type Evidence } from '#law/fact.ts'
import { sameCompany } from '#reading/names.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { firstMatch } from './search.ts'

const COLLECTS_FOR_OTHERS =
  /\b(?:debt collect(?:or|ion)s?|collection (?:agency|bureau|firm|service)|attempt(?:ing)? to collect a debt|trying to collect (?:a debt|debts)|on behalf of|our clients?\b|your (?:account|debt) (?:was|has been) (?:placed|assigned|referred|listed|sold|transferred)|has (?:placed|assigned|referred|listed)|cobrador de deudas|third-party collect)/i
/** "We are not a debt collector", as a lender may well say of itself. */
const DENIES_COLLECTING =
  /\b(?:not|no|never|nor|nobody|no one|neither|nothing|\w+n['’]t)\b[^.;]{0,60}\b(?:collect\w*|collection (?:agency|bureau|firm|service))/i
const COLLECTOR_NAME =
  /\b(?:recover|collect|receivabl|adjust|asset|capital|portfolio|acquisition|funding|investors|debt|credit (?:services?|management|bureau))/i
const AS_CREDITOR =
  /\b(?:(?:place|refer|send|turn|assign)\w*\b[^.]{0,40}\b(?:outside |a |an |third-party )*(?:collection )?(?:agency|agencies|collections?|collector)\b|(?:close|charge off|suspend) (?:the|your) account\b|your [\w ]{0,30}service (?:may|will) be (?:disconnected|suspended|terminated|shut off)|disconnection notice|minimum payment due|we (?:can|may|could) lower your (?:rate|payment)|hardship team|thank you for (?:being|your business)|current charges|new charges|statement closing date|(?:payments?|months?) (?:behind|past due))/i
/** A name that only those wear who lend, treat or supply themselves. */
const LENDS_OR_SERVES =
  /\b(?:bank|credit union|hospital|clinic|medical center|health system|university|college|electric|water|gas works|utilit\w+|wireless|communications|apartments?)\b/i
const AS_LENDER = new RegExp(
  `${AS_CREDITOR.source}|\\b(?:your payment|statement date|guarantor|patient (?:balance|financial)|amount past due|not a collection (?:notice|letter)|please (?:pay|make your payment)|past due)\\b`,
  'i',
)
const UTILITY =
  /\b(?:disconnect\w*|shut[- ]?off|reconnect\w*|kwh|therms|meter reading|electric service|gas service|water service)\b/i

/** Who writes: an agency, a debt buyer, a law firm, or the creditor itself in its own name, which the Act does not reach.
 *  Without a sign either way it stays unknown.  @law 15 USC 1692a(6) */
export function findSenderRole(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  if (soFar.kindOfPaper?.known) return {}
  const sender = soFar.collectorName
  const speaking = text.runs.filter(run => !AS_CREDITOR.test(run.text) && !DENIES_COLLECTING.test(run.text))
  const collects = firstMatch(text, speaking, COLLECTS_FOR_OTHERS)
  if (!collects && sender?.known && !COLLECTOR_NAME.test(sender.value)) {
    const own = asCreditor(text, sender.value, soFar)
    if (own) return ownName(sender.value, own)
  }
  const current = soFar.currentCreditor && valueOf(soFar.currentCreditor)
  // an agency that prints "Attorneys at Law" over its name does not become a firm by it
  const isFirm = soFar.isLawFirmLetterhead?.known && soFar.isLawFirmLetterhead.value && !callsItselfAgency(text, sender)
  const role: SenderRole | undefined = isFirm
    ? 'law-firm'
    : sender?.known && current !== undefined && sameCompany(sender.value, current)
      ? 'debt-buyer'
      : collects || (sender?.known && COLLECTOR_NAME.test(sender.value))
        ? 'agency'
        : undefined
  if (!role) return {}
  return { senderRole: known(role, { confidence: 0.9, evidence: collects ? [collects.evidence] : [] }) }
}

const AGENCY = /\bis a (?:licensed )?(?:third-party )?collection agency\b/i
const FIRM_NAME = /\b(?:law|legal|attorneys?|p\.?c|pllc|llp|p\.?a|plc|apc|lpa)\b/i

function callsItselfAgency(text: ReadText, sender: FoundFacts['collectorName']): boolean {
  const isFirmName = sender?.known === true && FIRM_NAME.test(sender.value)
  return (
    !isFirmName &&
    (text.runs.some(run => AGENCY.test(run.text)) || (sender?.known === true && /\bcollections?\b/i.test(sender.value)))
  )
}

// It must speak as the creditor and no other creditor may be named.
function asCreditor(text: ReadText, sender: string, soFar: Readonly<FoundFacts>): Evidence | undefined {
  const others = soFar.companiesNamed && valueOf(soFar.companiesNamed)
  const creditor = soFar.currentCreditor && valueOf(soFar.currentCreditor)
  const named = [...(others ?? []), ...(creditor === undefined ? [] : [creditor])]
  if (named.some(name => !isPartOf(name, sender))) return undefined
  const speaks = firstMatch(text, text.runs, LENDS_OR_SERVES.test(sender) ? AS_LENDER : AS_CREDITOR)
  if (speaks) return speaks.evidence
  const yours = new RegExp(`\\b(?:your|with) ${sender.replace(/[^\p{L}\d ]/gu, '.?')}`, 'iu')
  return firstMatch(text, text.runs, yours)?.evidence
}

function isPartOf(name: string, sender: string): boolean {
  return (
    sameCompany(name, sender) ||
    name.toLowerCase().startsWith(sender.toLowerCase()) ||
    sender.toLowerCase().startsWith(name.toLowerCase())
  )
}

function ownName(sender: string, evidence: Evidence): FoundFacts {
  const creditor = known(sender, { confidence: 0.95, evidence: [evidence] })
  return {
    senderRole: known<SenderRole>('original-creditor-in-own-name', { confidence: 0.9, evidence: [evidence] }),
    originalCreditor: creditor,
    currentCreditor: creditor,
    itemizationDateCreditor: creditor,
    collectorName: unknown('the sender is the creditor itself'),
  }
}

/** Whether the creditor's own letter is a bill for a public service. */
export function isUtilityBill(text: ReadText): Evidence | undefined {
  return firstMatch(text, text.runs, UTILITY)?.evidence
}
