import { known, valueOf, type Evidence } from '#law/fact.ts'
import { isCourtPaper, type CatalogueKind, type KindOfPaper } from '#law/kind-of-paper.ts'
import type { NoticeId, Threat, ThreatenedAction } from '#law/statements.ts'
import { isCompanyLike } from '#reading/names.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { firstMatch } from './search.ts'
import { isUtilityBill } from './sender-role.ts'

interface Kind {
  readonly kind: KindOfPaper
  readonly confidence: number
  readonly evidence: readonly Evidence[]
}

const CLOSED =
  /\b(?:satisf(?:ies|ied) (?:this|the|your) (?:account|debt|balance)?[^.]{0,20}\bin full|(?:has been|is now|was|as) (?:paid|settled|satisfied)(?: in full)?[.,]|(?:have|has) closed (?:this|your|the|our) (?:account|file|matter)|balance is (?:now )?(?:\$0\.00|zero)|we have closed (?:this|your|the|our) (?:account|file)|(?:have|has) (?:been )?returned (?:it|the account|this account|your account|the file) to|(?:collection efforts|efforts to collect)[^.]{0,40}(?:ended|ceased|stopped|over|terminated|discontinued)|(?:this|your|the|our) (?:file|account) (?:is|has been|was) (?:now )?closed(?! to\b)|we will not contact you (?:again|about)|you will not hear from us (?:again|about)|no (?:further )?(?:reply|payment) is (?:needed|due)|account (?:is|has been) closed(?! to\b))/i
/** Told by someone else, or a thing yet to come: nothing is closed by it. */
const NOT_YET =
  /^(?:although|though|even though|while|whilst|despite)\b|\b(?:until|unless|once|when|if|after|as soon as)\b(?:[^.]|\.\d){0,80}\b(?:paid|settled|satisfied|closed)\b|\bpay (?:us )?\$[^;]{0,80}\bclosed\b|\bwe (?:will )?(?:mark|list|show|report|treat|code|regard) it\b|\byou (?:say|state|claim|told|tell|wrote|write|believe|insist|maintain)\b/i
const STILL_ASKS =
  /\b(?:please (?:pay|remit|send|call)|pay(?:ment)? (?:is )?(?:due|now|today)|we look forward to your payment|amount (?:now )?due|you (?:still )?owe(?! (?:us )?(?:nothing|no\b))|must pay|send (?:your|\$|payment)|\bwe (?:still )?(?:need|want|expect|require|look for)\b[^.;]{0,20}\$|if you (?:pay|settle))\b/i
const ANSWERS_A_DISPUTE =
  /\b(?:you disputed|verification (?:is )?(?:complete|completed|done|finished|results?)\b|status: ?(?:valid|verified|confirmed)|(?:re-?checked|re-?examined|gone over) (?:your|ur|the) (?:account|acct|file)|(?:receipt of|received|response to|answer to|reply to|regarding|concerning) your (?:[\w ]{0,20})?(?:dispute|request for|inquiry|validation|verification)|in (?:answer|response|reply) to your letter|thank you for your (?:recent )?letter\b|(?:we have|have received|we received|got) your letter (?:of|dated)\b|your letter (?:of|dated) [^.;]{3,30}(?:reached us|which (?:we received|reached us|came))|(?:consider|deem) the debt (?:verified|valid(?:ated)?)|as (?:verification|validation)(?: of)?\b|here is what you asked for|(?:can ?not|unable to) (?:act on|process|accept) your dispute|thank you for contacting us about|records you (?:asked|requested)|(?:have|has) completed our (?:review|investigation) of your dispute|(?:complet|conclud|finish|clos)ed (?:our|the|an?|its) (?:\w+ )?investigation\b|our investigation (?:\w+ )?(?:found|shows?|confirms?|confirmed|is (?:complete|closed|over|done))|you asked for (?:proof|verification|validation)|your dispute (?:has been|was|is|of|came)\b(?! noted as late)|(?:got|have|considered|reviewed|read|examined|investigated|looked into|checked|noted|acknowledges?|answer(?:ing|s)?|after) your (?:\w+ )?(?:dispute|complaint|challenge|objections?)|(?:have|has|were|was|been|are) (?:reviewed|considered|examined|investigated|read|looked (?:at|into|over)) (?:\w+ )?(?:your|the) (?:letter|claim|request|dispute|objections?)|(?:reviewed|considered|read) your letter|(?:no|without|lacks) (?:basis|merit|ground|reason|foundation)[^.;]{0,30}(?:dispute|claim|objection)|(?:this (?:letter|notice)|the following|this)(?: \w+){0,2} (?:serves as|constitutes|is) (?:our |your |the |full )?(?:verification|validation|proof)|(?:have|has|had) (?:\w+ )?(?:verified|validated|confirmed) (?:that |with |your |the |this )|(?:debt|account|balance|amount|charges?) (?:has|have|was|were|is) (?:now |been |duly )*(?:verified|validated|found to be|confirmed)|the debt you dispute[ds]?|you (?:questioned|challenged|contested|objected)|no reason to (?:change|doubt|adjust|correct|question)|your (?:dispute|objection|challenge) (?:does not|did not|raises|gives|contains|lacks|states)|dispute (?:result|outcome|response|(?:was |has been )?(?:reviewed|investigated|rejected|denied|resolved))|(?:result|outcome) of (?:your|the) dispute|statement|bill)s?\b/i
const ENCLOSED_RECORDS = /\b(?:enclose[sd]?|enclosed|attached)\b/i
const SALE =
  /\b(?:account|debt|loan|balance|obligation)\b[^.]{0,60}\b(?:was|were|has been|have been|is being) (?:sold|purchased|acquired|bought)\b|\bnotice of (?:sale|assignment|transfer|new ownership|change of (?:ownership|servicer))\b|\b(?:sold|assigned) (?:your|this|the) (?:account|debt|loan)\b|\bnew (?:owner|creditor|servicer) of your\b/i
/** What a lawyer's letter says of the same. */
const CLIENT_BOUGHT =
  /\b(?:client|creditor|[\p{Lu}][\w.&]+|it|has|have) (?:(?:has|have|had|lawfully|duly) )*(?:bought|purchased|acquired|took (?:title|over))\b|\b(?:assigned|sold|transferred|conveyed) (?:\w+ )?to (?:our client|[\p{Lu}])|\bassignee of\b/u
const PLACED =
  /\b(?:first notice|initial (?:notice|communication)|(?:has|have) been (?:placed|referred|assigned|listed|turned over|forwarded|transferred)\b|was (?:placed|referred|assigned) (?:with|to)|has (?:placed|referred|assigned|listed|turned over)\b|retained (?:by|to)|we now (?:own|service)|welcome to|(?:has|have) hired us|has asked us to collect|(?:ha sido|fue) (?:referid|asignad|enviad|transferid)[oa])/i
/** The letter itself says that nothing came before it. */
const SAYS_FIRST =
  /\bthis (?:(?:letter|notice|message|e-?mail|communication) )?is (?:the|our) (?:very )?first (?:letter|notice|message|e-?mail|communication|contact|time)\b|\bthe first (?:letter|notice|message) you (?:have had|have received|are getting|receive|get) from (?:us|this)\b|\b(?:we|i) have (?:not|never) (?:written|contacted|written to) you before\b/i
const EARLIER =
  /\b(?:(?:second|third|2nd|3rd|final|last) (?:notice|request|reminder|attempt)|(?:previous|earlier|prior|first|last|several|our) (?:letters?|notices?|requests?|correspondence)\b|we (?:wrote|sent|mailed|have written|previously)\b|as we (?:told|explained|wrote)|(?:have|has) not (?:heard from|had an answer|received (?:a response|your payment|payment))|remains? (?:unpaid|outstanding)|still (?:unpaid|owing|due)|following up|ignored)/i
const REMINDER =
  /\b(?:reminder|instal?lment (?:of|is|payment)|payment (?:plan|arrangement|schedule)|thank you for your (?:recent )?payment|(?:next|scheduled|upcoming) payment|will deposit)\b/i
const REPORTS =
  /\b(?:credit (?:bureaus?|reporting|report|file|rating|score)|consumer reporting|equifax|experian|transunion)\b/i
const BUSINESS =
  /\b(?:invoices?|credit application|personally guaranteed|personal guarant\w+|purchase orders?|net 30|your (?:company|business|firm)|job sites?|merchant (?:cash )?(?:advance|account)|commercial (?:account|debt|claim|division|collections?)|trade account|materials (?:delivered|supplied))\b/i
const NO_BILL =
  /\b(?:this is not a bill|explanation of benefits|annual privacy notice|credit report (?:you requested|prepared for)|account statement for your records)\b/i
const DEBT_WORDS =
  /\b(?:debt|owe|owed|balance|account|past due|collect|payment|creditor|amount due|loan|deuda|cuenta)\b|\$/i

const RIGHTS: readonly NoticeId[] = [
  'dispute-statement',
  'verification-statement',
  'original-creditor-statement',
  'dispute-prompts',
]
const SUES: readonly ThreatenedAction[] = ['suit', 'judgment', 'garnishment', 'bank-levy', 'lien', 'refer-to-attorney']
const SUIT: readonly ThreatenedAction[] = ['suit', 'judgment', 'garnishment', 'bank-levy']
const SURE = 0.95
const LIKELY = 0.75

/** What kind of paper it is, and which kinds of the rule catalogue it is judged as: the nearest first.
 *  The first kind that fits is taken; the others stay as secondary kinds.  @law letter-facts 5 */
export function findKindOfPaper(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const already = soFar.kindOfPaper
  if (already?.known && isCourtPaper(already.value))
    return { ruleKinds: known<CatalogueKind[]>(['summons-or-complaint']) }
  const outside = outsideTheAct(text, soFar)
  if (outside) return { ...factOf(outside), ruleKinds: known([]) }
  const catalogue = catalogueKinds(text, soFar)
  const special = specialKind(text, soFar)
  const first = catalogue[0] ?? { kind: 'follow-up-demand' as const, confidence: LIKELY, evidence: [] }
  const kinds = [...new Set(catalogue.map(one => one.kind as CatalogueKind))]
  if (special?.kind === 'account-closed') return { ...factOf(special), ruleKinds: known([]) }
  if (special)
    return {
      ...factOf(special),
      ruleKinds: known([...new Set<CatalogueKind>(['follow-up-demand', ...kinds.filter(isLater)])]),
    }
  return { ...factOf(first), ruleKinds: known(kinds.length > 0 ? kinds : ['follow-up-demand']) }
}

function isLater(kind: CatalogueKind): boolean {
  return kind !== 'initial-validation-notice' && kind !== 'payment-reminder'
}

function factOf({ kind, confidence, evidence }: Kind): FoundFacts {
  return { kindOfPaper: known(kind, { confidence, evidence }) }
}

function outsideTheAct(text: ReadText, soFar: Readonly<FoundFacts>): Kind | undefined {
  const own = soFar.senderRole
  if (own?.known && own.value === 'original-creditor-in-own-name') {
    const utility = isUtilityBill(text)
    return {
      kind: utility ? 'utility-bill' : 'original-creditor-notice',
      confidence: own.confidence,
      evidence: utility ? [utility] : own.evidence,
    }
  }
  const business = firstMatch(text, text.runs, BUSINESS)
  if (business && addressedToBusiness(text, soFar))
    return { kind: 'business-debt', confidence: 0.9, evidence: [business.evidence] }
  const bill = firstMatch(text, text.runs, NO_BILL)
  if (bill && !mentions(soFar, ['mini-miranda', 'debt-collector-line']))
    return { kind: 'not-a-collection-letter', confidence: SURE, evidence: [bill.evidence] }
  const silent = text.lines.length >= 3 && !text.lines.some(line => DEBT_WORDS.test(line.text))
  return silent ? { kind: 'not-a-collection-letter', confidence: LIKELY, evidence: [] } : undefined
}

function addressedToBusiness(text: ReadText, soFar: Readonly<FoundFacts>): boolean {
  const collector = soFar.collectorName && valueOf(soFar.collectorName)
  return text.addresses.some(block => {
    const names = [block.name ?? '', ...block.above.slice(0, 2).map(line => line.text)]
    const isCompany = names.some(
      name => isCompanyLike(name) && name !== collector && /\b(?:llc|inc|corp|co|ltd|lp)\b\.?/i.test(name),
    )
    const isSender = collector !== undefined && names.some(name => name.toLowerCase().includes(collector.toLowerCase()))
    return isCompany && !isSender && !block.inProse
  })
}

function specialKind(text: ReadText, soFar: Readonly<FoundFacts>): Kind | undefined {
  const signs = soFar.scamSigns?.known ? soFar.scamSigns.value : []
  const oddly = signs.includes('odd-payment-method')
  if (
    (oddly && signs.length >= 2) ||
    (signs.includes('arrest-today') && signs.includes('government-name') && signs.includes('no-address'))
  ) {
    return {
      kind: 'scam',
      confidence: oddly ? SURE : LIKELY,
      evidence: soFar.scamSigns?.known ? soFar.scamSigns.evidence : [],
    }
  }
  if (rightsIn(soFar) >= 2) return undefined
  if (soFar.refersToDeceased?.known && soFar.refersToDeceased.value) {
    return { kind: 'deceased-letter', confidence: 0.9, evidence: soFar.refersToDeceased.evidence }
  }
  if (soFar.addresseeRelationship?.known && soFar.addresseeRelationship.value === 'third-party') {
    return { kind: 'third-party-letter', confidence: 0.9, evidence: soFar.addresseeRelationship.evidence }
  }
  const offers = soFar.settlementOffers?.known ? soFar.settlementOffers.value : []
  const said = text.runs.filter(run => !NOT_YET.test(run.text))
  const closed = offers.length === 0 ? firstMatch(text, said, CLOSED) : undefined
  const isPressed = threatsIn(soFar).some(({ modality }) => modality === 'will')
  if (closed && !isPressed && !text.runs.some(run => STILL_ASKS.test(run.text)))
    return { kind: 'account-closed', confidence: 0.9, evidence: [closed.evidence] }
  const answer = text.runs.find(run => answersADispute(run.text))
  const found = answer && firstMatch(text, [answer], /^.*$/)
  return found ? { kind: 'dispute-response', confidence: 0.85, evidence: [found.evidence] } : undefined
}

function threatsIn({ threats }: Readonly<FoundFacts>): readonly Threat[] {
  return threats?.known ? threats.value : []
}

function answersADispute(said: string): boolean {
  const match = ANSWERS_A_DISPUTE.exec(said)
  if (!match) return false
  return /^(?:statement|bill)/i.test(match[0])
    ? ENCLOSED_RECORDS.test(said) &&
        /\b(?:itemized|your|last|copies|as verification|statements? (?:of|for))\b/i.test(said) &&
        !/periodic statement/i.test(said)
    : true
}

/** The catalogue's kinds that fit, in the order of its decision table. */
function catalogueKinds(text: ReadText, soFar: Readonly<FoundFacts>): Kind[] {
  const body = text.runs.filter((_, i) => !text.sentences[i]!.boilerplate)
  const earlier = firstMatch(text, body, EARLIER)
  const threats = threatsIn(soFar).filter(one => SUES.includes(one.action))
  const offers = soFar.settlementOffers?.known ? soFar.settlementOffers.value : []
  const reports = body.filter(run => REPORTS.test(run.text) || /\breport(?:ed|ing|s)?\b/i.test(run.text))
  const namesBureaus = reports.some(run => REPORTS.test(run.text))
  const placed = firstMatch(text, body, PLACED)
  const saysFirst = firstMatch(text, body, SAYS_FIRST)
  const sale = firstMatch(text, body, SALE)
  const reminder = firstMatch(text, body, REMINDER)
  const lawFirm = [soFar.isLawFirmLetterhead, soFar.signatoryIsAttorney].find(one => one?.known && one.value)
  // a suit is what the letter is about only when nothing is offered beside it
  const isAboutSuit =
    offers.length === 0 && threats.some(one => SUIT.includes(one.action) && one.modality !== 'conditional')
  const suit: Kind = {
    kind: 'lawsuit-threat',
    confidence: 0.9,
    evidence: threats.flatMap(one => one.evidence).slice(0, 2),
  }
  const rights = rightsIn(soFar)
  const found: (Kind | false | undefined)[] = [
    rights >= 2 && { kind: 'initial-validation-notice', confidence: SURE, evidence: rightsEvidence(soFar) },
    rights < 2 && saysFirst && { kind: 'initial-validation-notice', confidence: 0.9, evidence: [saysFirst.evidence] },
    // placed with us, and one of the rights: a first notice that leaves the others out
    rights < 2 &&
      placed &&
      !earlier && {
        kind: 'initial-validation-notice',
        confidence: rights === 1 ? 0.9 : 0.6,
        evidence: [placed.evidence],
      },
    sale && { kind: 'debt-sale-notice', confidence: LIKELY, evidence: [sale.evidence] },
    lawFirm?.known && { kind: 'attorney-letter', confidence: 0.9, evidence: lawFirm.evidence },
    !sale &&
      lawFirm?.known &&
      body.some(run => CLIENT_BOUGHT.test(run.text)) && { kind: 'debt-sale-notice', confidence: LIKELY, evidence: [] },
    // a notice of sale that threatens is a demand too
    sale && threatsIn(soFar).length > 0 && { kind: 'follow-up-demand', confidence: LIKELY, evidence: [] },
    isAboutSuit && suit,
    offers.length > 0 && { kind: 'settlement-offer', confidence: 0.9, evidence: offers.flatMap(one => one.evidence) },
    namesBureaus && reports.length >= 2 && { kind: 'credit-reporting-notice', confidence: LIKELY, evidence: [] },
    reminder &&
      threats.length === 0 &&
      rights < 2 && { kind: 'payment-reminder', confidence: LIKELY, evidence: [reminder.evidence] },
  ]
  const kinds = found.filter(one => one !== undefined && one !== false)
  if (threats.length === 0 || isAboutSuit) return kinds
  return kinds.length > 0 ? [...kinds, suit] : [{ kind: 'follow-up-demand', confidence: LIKELY, evidence: [] }, suit]
}

function rightsIn(soFar: Readonly<FoundFacts>): number {
  const notices = soFar.notices?.known ? soFar.notices.value.map(one => one.notice) : []
  const concepts = soFar.itemizedConcepts?.known ? soFar.itemizedConcepts.value.length : 0
  const rights = RIGHTS.filter(notice => notices.includes(notice)).length
  return notices.includes('separate-validation-notice') ? Math.min(1, rights) : rights + (concepts >= 3 ? 1 : 0)
}

function rightsEvidence(soFar: Readonly<FoundFacts>): Evidence[] {
  const notices = soFar.notices?.known ? soFar.notices.value : []
  return notices.filter(one => RIGHTS.includes(one.notice)).flatMap(one => one.evidence.slice(0, 1))
}

function mentions(soFar: Readonly<FoundFacts>, any: readonly NoticeId[]): boolean {
  return soFar.notices?.known === true && soFar.notices.value.some(one => any.includes(one.notice))
}
