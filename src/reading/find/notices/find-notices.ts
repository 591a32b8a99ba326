import { known, type Evidence } from '#law/fact.ts'
import type { ModelFormLine, PresentNotice } from '#law/statements.ts'
import { evidenceOf } from '#reading/evidence.ts'
import { evidenceIn } from '#reading/run.ts'
import type { FoundFacts, ReadText } from '#reading/find/finder.ts'
import { evidenceOfSentence, saysAny, sentencesSaying } from '#reading/find/search.ts'
import { compileTest, passing } from '#reading/find/sentence-test.ts'
import { ANSWERS } from './answers.ts'
import { COLLECTS, DENIES, USES } from './collector-disclosure.ts'
import { DEAL } from './deal.ts'
import { EXCUSES } from './excuses.ts'
import { GROWTH } from './growth.ts'
import { ACKNOWLEDGMENT, PART_PAYMENT } from './part-payment.ts'
import { PRESENCE_TESTS } from './presence-tests.ts'
import { SIDE_NOTICES } from './side-notices.ts'
import { TIME_BARRED } from './time-barred.ts'

const MOST_PLACES = 5
const TESTS = [
  ...PRESENCE_TESTS,
  ...ANSWERS,
  PART_PAYMENT,
  ACKNOWLEDGMENT,
  DEAL,
  ...GROWTH,
  ...EXCUSES,
  ...SIDE_NOTICES,
  ...TIME_BARRED,
].map(({ notice, ...test }) => ({
  notice,
  test: compileTest(test),
}))

/** Every notice the letter carries, on any page and in any order, in English or Spanish. Prescribed texts count. */
export function findNotices(text: ReadText): FoundFacts {
  const found: PresentNotice[] = TESTS.flatMap(({ notice, test }) => {
    const at = passing(test, text, MOST_PLACES)
    return at.length > 0 ? [{ notice, evidence: at.map(i => evidenceOfSentence(text, i)) }] : []
  })
  const collects = firstCollecting(text)
  const others = [
    attemptToCollect(text, collects),
    miniMiranda(text, collects),
    disputePrompts(text),
    tearOff(text),
    cfpb(text),
    electronicDispute(text),
    stateDisclosures(text),
  ]
  return {
    notices: known(merged([...found, ...others.filter(one => one !== undefined)])),
    modelFormLines: known(modelFormLines(text)),
  }
}

function merged(notices: readonly PresentNotice[]): PresentNotice[] {
  const byId = new Map<PresentNotice['notice'], PresentNotice>()
  for (const one of notices) {
    const so = byId.get(one.notice)
    byId.set(one.notice, so ? { ...so, evidence: [...so.evidence, ...one.evidence] } : one)
  }
  return [...byId.values()]
}

/** Both halves: that a debt is being collected, and that information will be used for it. They may stand apart.
 *  @law 15 USC 1692e(11); 12 CFR 1006.18(e)(1) */
function miniMiranda(text: ReadText, collects: number | undefined): PresentNotice | undefined {
  const [uses] = sentencesSaying(text, USES_INFORMATION)
  if (collects === undefined || uses === undefined) return undefined
  return { notice: 'mini-miranda', evidence: [...new Set([collects, uses])].map(i => evidenceOfSentence(text, i)) }
}

function attemptToCollect(text: ReadText, collects: number | undefined): PresentNotice | undefined {
  return collects === undefined
    ? undefined
    : { notice: 'attempt-to-collect', evidence: [evidenceOfSentence(text, collects)] }
}

const COLLECTS_DEBT = [...COLLECTS.en, ...COLLECTS.es]
const USES_INFORMATION = [...USES.en, ...USES.es]

function firstCollecting(text: ReadText): number | undefined {
  for (const i of sentencesSaying(text, COLLECTS_DEBT)) if (!saysAny(text.sentences[i], DENIES)) return i
  return undefined
}

const HEADING =
  /\bhow do you want to respond\b|\b(?:check|tick|mark|select|choose) (?:all|any|each|what|the boxes?|the box(?:es)?)(?: boxes)?(?: (?:that|which))? ?appl(?:y|ies)\b|\bc[óo]mo desea responder\b|\bmarque todo lo que corresponda\b/i
const NOT_MINE =
  /\b(?:(?:is not|isn't|not) (?:my (?:debt|account)|mine)|no es mi deuda|(?:do not|don't) (?:owe|recognize) this(?: (?:debt|account))?)\b/i
const WRONG_AMOUNT =
  /\b(?:(?:amount|balance) (?:is (?:wrong|incorrect|not (?:right|correct))|isn't (?:right|correct))|wrong amount|incorrect amount|cantidad es incorrecta)\b/i
const OTHER = /(?:^|[☐\]\s/;()])(?:other(?: reason)?|something else)\b(?= *[(:;,./]| *$)|(?:^|[☐\s])otro\b/i
const BOX = /[☐□☒]|\[ ?\]/
const I_DISPUTE =
  /\b(?:i (?:want to |wish to |would like to )?dispute|quiero disputar|dispute\s*[-–]\s)|(?:[☐□]|\[ ?\])\s*(?:i )?dispute/i
const RESPONSE_FORM =
  /\b(?:response form|reply form|your response|return this (?:slip|form|portion)|respond online|formulario de respuesta)\b/i

/** Two of the form's three prompts, or one of them below its heading.  @law 12 CFR 1006.34(c)(4)(i) */
function disputePrompts(text: ReadText): PresentNotice | undefined {
  const lines = text.lines.filter(line => line.text.length < 300 || BOX.test(line.text))
  const heading = lines.find(line => HEADING.test(line.text))
  const prompts = [NOT_MINE, WRONG_AMOUNT, OTHER].flatMap(one => lines.find(line => one.test(line.text)) ?? [])
  const disputes = lines.find(line => I_DISPUTE.test(line.text))
  const form = lines.find(line => RESPONSE_FORM.test(line.text))
  const others = lines.some(line => BOX.test(line.text)) // boxes to tick, none of them to dispute with
  const isPresent =
    (heading !== undefined && (prompts.length > 0 || disputes !== undefined || !others)) ||
    (disputes !== undefined && (prompts.length > 0 || form !== undefined)) ||
    prompts.filter(line => !OTHER.test(line.text) || NOT_MINE.test(line.text) || WRONG_AMOUNT.test(line.text)).length >=
      2
  if (!isPresent) return undefined
  const seen = [heading, disputes, ...prompts].filter(line => line !== undefined)
  return { notice: 'dispute-prompts', evidence: [...new Set(seen)].map(line => evidenceIn(text, line)) }
}

const TEAR =
  /\b(?:tear|cut|detach)(?: (?:off|here|along|and (?:mail|return|remit)|this))|\breturn (?:this|the|bottom|lower|upper) (?:portion|slip|form|part|coupon|section)|\bmail this form\b|\benv[ií]e este formulario\b|\breturn with (?:payment|remittance)\b/i

function tearOff(text: ReadText): PresentNotice | undefined {
  const line = text.lines.find(one => TEAR.test(one.text) && one.text.length < 160)
  return line && { notice: 'tear-off', evidence: [evidenceIn(text, line)] }
}

const CFPB_SITE = /\bcfpb\s?[.,]?\s?gov\b|\bconsumer\s?finance\s?[.,]?\s?gov\b/i

// "cfpb,gov" and "cfpb gov" are the same address read badly
function cfpb(text: ReadText): PresentNotice | undefined {
  const lines = text.lines.filter(line => CFPB_SITE.test(line.text))
  const first = lines[0]
  if (!first) return undefined
  const match = CFPB_SITE.exec(first.text)!
  return { notice: 'cfpb-reference', evidence: [evidenceIn(text, first, match.index, match.index + match[0].length)] }
}

const DISPUTE_WORD = /\bdisput\w*|\/dispute|original creditor|acreedor original/i
const ELECTRONIC =
  /\b(?:electronically|electr[óo]nicamente|online|on-line|on the web|portal|website|reply to this (?:e-?mail|message|text)|by (?:e-?mail|text)|(?:e-?mail|text) us|respond(?:ing)? to this e-?mail)\b|\bwww\.|\b[\w-]+\.[a-z]{2,}(?:\/\w+)|\S{1,60}@\S+/i
const NOT_ELECTRONIC =
  /\b(?:only by mail|by (?:us )?mail only|us mail only|print this page|not accepted (?:online|electronically|by e-?mail))\b/i
const OFFICIAL_SITE = /\b(?:cfpb|consumerfinance|ftc)\.gov\b/i

function electronicDispute(text: ReadText): PresentNotice | undefined {
  const at = text.runs.findIndex(
    run =>
      DISPUTE_WORD.test(run.text) &&
      ELECTRONIC.test(run.text.replace(OFFICIAL_SITE, '')) &&
      !NOT_ELECTRONIC.test(run.text),
  )
  const site = at >= 0 ? at : text.runs.findIndex(run => /\/(?:dispute|disputa)\w*/i.test(run.text))
  return site < 0 ? undefined : { notice: 'electronic-dispute', evidence: [evidenceOfSentence(text, site)] }
}

function stateDisclosures(text: ReadText): PresentNotice | undefined {
  const evidence: Evidence[] = text.sentences
    .filter(sentence => sentence.boilerplate === 'state-disclosure')
    .slice(0, 3)
    .map(sentence => evidenceOf(text, sentence))
  return evidence.length > 0 ? { notice: 'state-disclosures', evidence } : undefined
}

function modelFormLines(text: ReadText): ModelFormLine[] {
  const lines = new Map<number, Evidence[]>()
  text.modelFormLines.forEach((line, i) => {
    if (line === undefined) return
    const evidence = lines.get(line) ?? []
    lines.set(line, evidence)
    evidence.push(evidenceOfSentence(text, i))
  })
  return [...lines].map(([line, evidence]) => ({ line, evidence })).sort((a, b) => a.line - b.line)
}
