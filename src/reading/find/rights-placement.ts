import { known, type Evidence } from '#law/fact.ts'
import type { PresentNotice } from '#law/statements.ts'
import { evidenceIn } from '#reading/run.ts'
import type { ReadLine } from '#reading/lines.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const RIGHTS: readonly PresentNotice['notice'][] = [
  'dispute-statement',
  'verification-statement',
  'original-creditor-statement',
]
const DEMAND =
  /\b(?:send|bring|mail|drop|hand|wire) it(?: in| now| here| off)?(?: today)?[.!]|\b(?:have|await|clear|collect|look for|get)\b.{0,25}\$|\bpay(?:ment|ing)?\b.{0,25}\$|\bremit to\b|\b(?:total|amount|balance) due\b.{0,10}\$|\b(?:wants|expects|demands|requires|needs)\b.{0,20}\$|\b(?:pay|remit|send|settle)\b.{0,60}(?:\$|\b(?:now|today|immediately|in full|at once|promptly|right away|online|by phone|without delay)\b)|\b(?:payment|balance|amount|sum|debt)\b.{0,60}\b(?:must be paid|(?:is|are) (?:required|demanded|payable|wanted|expected)|due\b.{0,20}\b(?:now|immediately|at once|in full|today))\b|\$ ?[\d,.]+\d.{0,30}\b(?:now|today|immediately|at once|right away|without delay|by return)\b|\b(?:let us have|get|bring)\b.{0,30}\$|\b(?:full|whole|entire) (?:amount|balance|sum|payment)\b.{0,40}\b(?:now|due|required|expected|demanded|immediately)\b|\b(?:final|immediate|last|urgent) (?:demand|payment)\b|\bpayment (?:is )?(?:due|required)\b|\bdemand (?:is|for) .{0,20}payment\b|\bpayment is demanded\b|\b(?:we )?(?:expect|want|require|demand|need)\b.{0,20}\$|\bcall\b.{0,40}\b(?:pay|card)\b|\bmail\b.{0,15}\$|\b(?:mail|send|bring|post|drop off) (?:us )?(?:it|this|that|an?|your|the) (?:check|cheque|money|payment|card|slip|coupon|remittance|(?:with|in) (?:the|this|your) (?:slip|coupon|stub|envelope))\b|\bpaying\b.{0,40}\$|\$ ?[\d,.]+\d.{0,20}\b(?:is|are) (?:wanted|required|demanded|expected|payable)\b|\$ ?[\d,.]+\d\b.{0,40}\b(?:by|before|no later than|not later than|within)\b.{0,12}\d|\b(?:last|final) (?:call|chance|notice|reminder|warning)\b.{0,30}\$|\b(?:amount|balance|sum) (?:now|presently|currently) (?:due|payable)\b|\b(?:ways to pay|kindly (?:pay|remit)|act (?:now|today)|pay (?:up|here|in full)|make (?:your|a|this) payment|look forward to (?:your (?:payment|check|remittance)|receiving (?:your|the)))\b|\bbring (?:this|your|the) (?:account|balance) (?:current|up to date)\b|\bpay at\b|\bcall with (?:your )?payment\b|\bcount on (?:your|a|the) payment\b|\bsend it with the\b|\$ ?[\d,.]+\d\b.{0,40}\b(?:must|has to|needs to|is to|should) (?:now )?(?:be paid|reach|arrive|come)\b|\breturn (?:it|this)\b.{0,20}\$|\b(?:account|balance|debt|amount) be (?:paid|settled|cleared) (?:now|today|at once|in full|immediately)\b/i
/** The same without a sum or a day: "Please remit.", "Scan the code to pay." */
const BARE_DEMAND =
  /(?:^|[.!?]\s{1,3})\W{0,3}(?:please |kindly |just |simply )?(?:pay|remit|settle|clear|resolve)\b(?! (?:when|if|only|what|nothing))|\byou owe \$|\b(?:we|our client) (?:must|want|demand|expect|require|await|insist|need)\b.{0,30}\bpayment\b|\bpayment is (?:all|what)\b|\bby paying\b|\b(?:scan|click|tap|press|use)\b.{0,30}\bto pay\b|\b(?:right thing|sit down) and pay\b|\ba check for \$|\breturn\b.{0,25}\bwith (?:your|a) (?:payment|check)\b|\bpast[- ]due\b.{0,40}\b(?:arrange|contact us|call)\b|\bcontact us to (?:arrange|make|send)\b/i
const POINTER =
  /\b(?:disput\w*|rights?|contest\w*|disagree\w*)\b.{0,60}\b(?:flip (?:this|the)|turn (?:over|the|this)|overleaf|on the (?:back|reverse|other side)|page (?:2|two))\b|\bflip (?:this|the)\b.{0,60}\b(?:disput\w*|rights?)\b|\b(?:see|refer to|read|turn to|on|vea)\b.{0,40}\b(?:reverse|back|other side|page (?:2|3|two|three)|next page|reverso|below)\b|\b(?:reverse|back|other side|overleaf|next page|page (?:2|two)|next sheet|second page)\b.{0,40}\b(?:is|are|explains?|tells?|describes?|says|shows?|gives?|lists?|contains?|has|sets? out|you (?:will|can) find)\b.{0,60}\b(?:disput\w*|your rights?|contest\w*|disagree\w*)\b|\bturn (?:the page|over|this over|this page|(?:this|the) (?:sheet|letter|paper|notice|leaf) over|(?:this|the) (?:sheet|letter|paper|notice))\b.{0,60}\b(?:dispute|rights?|contest|disagree)\b|\bimportant (?:information|notice)\b.{0,30}\b(?:rights|reverse|page)\b/i

/** Where the letter proper ends and small print begins, though on the same scanned page. */
const SMALL_PRINT =
  /^\W*(?:end of (?:the )?letter\b|p\.? ?s\.? in\b|beneath the\b)|^\W*\(?(?:white|gr[ae]y|pale|light|faint) (?:text|print|letters|type) on\b|^\W*(?:footer|page foot|margin note)\b\W*[:.]|^\W*(?:printed )?in (?:very )?(?:gr[ae]y|faint|pale|tiny|small|light) (?:letters|print|type|ink|text)\b|^\W*(?:at|along|on) the (?:very )?(?:edge|foot|bottom|margin|side)\b|^\W*(?:processing|mail ?room|handling|sorting) instructions?\b|^\W*(?:(?:the )?(?:fine|small) print|foot ?notes?|end ?notes?|verso|overleaf)\b\W*(?:\d|$)|^\W*(?:on )?(?:the )?(?:back|rear|reverse|inside) of (?:the |your |this )?(?:\w+ )?(?:envelope|coupon|slip|stub|check|flap)\b|^\W*[[(][^\])]{0,40}\b(?:\d+[- ]?(?:point|pt)|at (?:the )?foot|footer|inside (?:the|of)|lining|envelope|vertical\w*|sideways)\b|\bpage (?:[2-9]|two|three|four)(?: of \w+)?\b|^\W*p(?:g|p)?\.? ?[2-9](?: of\b.{0,20})?\W*$|^\W*(?:side|sheet) (?:2|two|b)\b|^\W*(?:second|next|other|third|last|sheet [2-9]\b.{0,60}) (?:sheet|side)\b|^\W*sheet [2-9]\b|^\W*(?:appendix|addendum|exhibit|attachment|insert|schedule)\b|^\W*(?:detach|cut|tear)(?: off)? (?:here|along|at)\b|\bdo not write (?:below|in this|under|beneath)\b|\bfor (?:office|postal|post office|bank|internal|mail ?room|processing|machine|lockbox|administrative|official|carrier) use\b|^\W*[[(][^\])]{0,60}\b(?:watermark|bar ?code|beneath|under the|behind the|along the|edge|corner|border|\w+-point|unsubscribe|hyperlink|leaflet|booklet|brochure|rider|sticker)\b|^\W*(?:enclosure|leaflet|booklet|brochure|rider|annex|supplement|panel (?:[2-9]|[b-d])|side b|unsubscribe)\b|^\W*(?:keep|retain) this (?:portion|part|stub|slip)\b|^\W*other (?:things|information|items|matters)\b|^\W*(?:[2-9]|ii|iii|iv)\W*$|^\W*[2-9] ?(?:\/|of|-) ?[2-9]\W*$|^\W*(?:on )?(?:the )?(?:back|rear|reverse|flip)(?: side)?\W*(?:[,:(\])]|$)|^\W*(?:glossary|definitions|frequently asked|faqs?|instructions (?:for|to) (?:the |our )?(?:bank|mail\w*|teller|printer|processing|lockbox))\b|^\W*[[(][^\])]{0,60}\b(?:flap|fold|margin|stub|sideways|upside|(?:gr[ae]y|faint|tiny|pale|small|fine) (?:print|type|letters|ink|on|text))\b|^\W*(?:printed )?(?:on|in|inside) the (?:inside|lower|bottom|left|right|side|back|envelope)\b.{0,20}\b(?:fold|flap|margin|edge|panel|cover|corner|seam)\b|^\W*(?:\d{1,2}[.)]\s{0,3})?(?:reverse\b|(?:the )?back of (?:the |this )?(?:letter|page|sheet|form|coupon)|below (?:the|your) (?:coupon|slip|stub)|footnotes?\b|notes?:|end ?notes?\b|additional (?:information(?: (?:from|for)\b.{0,40})?\W*$|terms|disclosures)|disclosures?\b|disclaimers?\b|(?:legal )?boilerplate|administrative (?:information|use)|(?:standard|important) terms|continued on (?:the )?(?:back|reverse)|for office use|(?:website )?terms of (?:website )?(?:use|service)|for processing|internal use|(?:our )?privacy (?:policy|notice|statement)|cookie policy|small print|fine print|legal notices?|general (?:terms|conditions|information)|terms (?:and|&) conditions|state (?:notices|disclosures)|other (?:notices|disclosures)|miscellaneous|back of (?:page|sheet)|on the back|printed on (?:the )?(?:back|reverse)|overleaf|(?:second|third|last) page|notice about electronic check)/i
/** A sentence of such a place, and no heading of it: "Page 2 holds our privacy policy." */
const SPEAKS_OF_IT =
  /^\W*(?:the )?[^.:;\])]{0,60}\b(?:page|back|reverse|print|polic(?:y|ies)|terms(?: of use)?|statement|site)\b[^.:;\])]{0,40}\b(?:is|are|has|have|holds|lists|contains|sets|gives|tells|explains|covers|carries|shows)\b/i
/** A heading of the back itself, and no word that sends there. */
const BACK = /^\W*on the (?:back|reverse|other side)\b(?!.{0,80}\b(?:see|read|find|rights?|dispute|you will)\b)/i
/** What small print speaks of. Rights that come behind such words in one paragraph are buried there. */
const SMALL_TALK =
  /\b(?:privacy|cookies?|calls? (?:may be |are |is |can be )?(?:recorded|monitored)|(?:record|monitor)s? (?:your |all |telephone )?calls|message (?:and data )?rates|text terms|licen[cs]ed (?:in|by)|licen[cs]e (?:no|number)|business hours|our hours|hours:|(?:returned|bounced) (?:checks?|payments?)|check conversion|checks? (?:are|is|may be) converted|one-time electronic|electronic (?:check|fund|transfer)|trademarks?|void where|prohibited by law|copyright|all rights reserved|terms of (?:use|service)|website|some states|residents of|colorado|massachusetts|tennessee|wisconsin|north carolina|tray|lot \d|batch|seq\b|rates? (?:as )?of|prices?|not (?:valid|available) in all|equal opportunity|accessib\w+|translation|vendors?|third-party providers?)\b/i
/** Signs of other talk before the rights. */
const LEAST_TALK = 40
const OF_THE_DEBT =
  /\b(?:disput\w*|debts?|ow(?:e|ed|ing)|balance|accounts?|amounts?|rights?|creditors?|collect\w*|notices?|wrong|agree|disagree|valid\w*|interest|fees|you (?:can|may)|deuda|cuenta)\b/i
/** Where a sentence comes to the rights. */
const RIGHT_BEGINS = /\b(?:disput|unless|if you|in writing|on request|you (?:can|may|have))/i
/** "Your rights are those printed on page 1." */
const IN_FRONT =
  /\b(?:rights?|disput\w*)\b[^.]{0,60}\b(?:on|of) (?:page (?:1|one)|the front|the first page|this side)\b/i
/** So much must stand before the small print that a demand there is the letter's own. */
const LETTER_PROPER = 3

/** Whether the rights stand on the first page, are pointed to from it, or only come on a later page behind a demand. */
export function findRightsPlacement(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const notices = soFar.notices?.known ? soFar.notices.value : []
  const rights = notices.filter(one => RIGHTS.includes(one.notice)).flatMap(one => one.evidence)
  if (rights.length === 0) return {}
  const firstPage = Math.min(...rights.map(one => one.page))
  const firstLine = Math.min(...rights.map(one => lineOf(text, one)))
  const placed = (value: 'up-front' | 'pointed-to' | 'hidden', evidence: readonly Evidence[]): FoundFacts => ({
    rightsPlacement: known(value, { confidence: 0.8, evidence }),
  })
  const smallPrint =
    text.lines.find(
      line =>
        line.index >= LETTER_PROPER &&
        line.index <= firstLine &&
        (SMALL_PRINT.test(line.text) || BACK.test(line.text)) &&
        !SPEAKS_OF_IT.test(line.text) &&
        !pointsAhead(line.text),
    ) ?? buriedAt(text, firstLine, rights, namesIn(soFar))
  const saysInFront = text.runs.some(run => IN_FRONT.test(run.text))
  if (saysInFront) return placed('up-front', rights.slice(0, 1))
  const onFirstPage = firstPage === text.lines[0]?.page
  if (onFirstPage && !smallPrint) return placed('up-front', rights.slice(0, 1))
  const front = text.lines.filter(line => (smallPrint ? line.index < smallPrint.index : line.page < firstPage))
  const pointer = front.find(line => pointsAhead(line.text))
  if (pointer) return placed('pointed-to', [evidenceIn(text, pointer)])
  const demand = [DEMAND, BARE_DEMAND].map(asks => front.find(line => asks.test(line.text))).find(line => line)
  return demand ? placed('hidden', [evidenceIn(text, demand), rights[0]!]) : placed('up-front', rights.slice(0, 1))
}

// the first line of the paragraph in which something else is talked of before the rights
function buriedAt(
  text: ReadText,
  firstLine: number,
  rights: readonly Evidence[],
  names: readonly string[],
): ReadLine | undefined {
  const at = text.lines[firstLine]
  const quote = rights.find(one => lineOf(text, one) === firstLine)?.quote
  if (!at || !quote || firstLine < LETTER_PROPER) return undefined
  const paragraph = text.lines.filter(line => line.page === at.page && line.block === at.block)
  const said = paragraph.map(line => line.text).join(' ')
  const begins = Math.max(0, said.indexOf(quote.split(/\s+/).slice(0, WORDS_TOLD_BY).join(' ')))
  // other talk and the rights may be run into one sentence
  const head = quote.slice(0, Math.max(0, quote.search(RIGHT_BEGINS)))
  const before = said.slice(0, begins + head.lastIndexOf('. ') + 1)
  const unnamed = names.reduce((so, name) => so.replaceAll(name, ''), before)
  const isElse = before.length > LEAST_TALK && !OF_THE_DEBT.test(unnamed)
  return SMALL_TALK.test(before) || isElse ? paragraph[0] : undefined
}

/** A pointer to something that is not the rights: "see the back for ways to pay". */
const ELSEWHERE =
  /\b(?:reverse|back|other side|overleaf|page (?:2|two)|next page|below)\b.{0,20}\b(?:for|to|about)\b.{0,30}\b(?:ways to pay|payment (?:options?|methods?|instructions?)|how to pay|credit card|change of address|hours|privacy)\b|\b(?:ways to pay|payment (?:options?|methods?|instructions?)|how to pay|hours)\b.{0,30}\b(?:reverse|back|other side|overleaf|page (?:2|two)|next page|below)\b/i
const MATTERS = /\b(?:rights?|disput\w*|contest\w*|important|notices?|information)\b/i
/** "There is nothing on the back that you need to read." */
const NOTHING_THERE =
  /\bnothing (?:else )?(?:(?:is|printed|of interest|that matters) ){0,2}(?:on|overleaf|to read on)\b|\b(?:no need to|need not|you (?:can|may) (?:skip|ignore|disregard))\b.{0,20}\b(?:read|turn|look|back|reverse|page)\b/i

// "Cascade Collection Services was founded by two brothers" is no talk of a debt
function namesIn({ collectorName, currentCreditor, originalCreditor }: Readonly<FoundFacts>): readonly string[] {
  return [collectorName, currentCreditor, originalCreditor].flatMap(fact => (fact?.known ? [fact.value] : []))
}

// "(continued on back)" says nothing of rights
function pointsAhead(said: string): boolean {
  if (!POINTER.test(said) || /\bcontinued\b/i.test(said) || BACK.test(said)) return false
  return !NOTHING_THERE.test(said) && (MATTERS.test(said) || !ELSEWHERE.test(said))
}

// the line its quote begins on, by the quote's first words
function lineOf(text: ReadText, { page, quote }: Evidence): number {
  const begins = quote.split(/\s+/).slice(0, WORDS_TOLD_BY).join(' ')
  return text.lines.find(line => line.page === page && line.text.includes(begins))?.index ?? 0
}
const WORDS_TOLD_BY = 3
