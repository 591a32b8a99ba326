import { known } from '#law/fact.ts'
import { evidenceIn } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const FIRM =
  /\b(?:law (?:offices?|firm|group|center|partners|practice)|attorneys? (?:and counsel\w* )?at law|lawyers|legal group|abogados|counsell?ors at law)\b/i
/** "P.C." and "PLLC" are worn by doctors too: they count only beside two surnames joined like a firm's. */
const FIRM_SUFFIX =
  /^(?:\p{Lu}[\p{L}'-]+,? (?:& |and )?){2,4}(?:,? ?(?:LLP|P\.?C\.?|PLLC|P\.?L\.?C\.?|APC|LPA|P\.A\.))$/u
const MEDICAL = /\b(?:medical|health|dental|clinic|physicians?|surgery|care|hospital|associates in)\b/i
const ATTORNEY_SIGNS =
  /\b(?:esq\.?|attorney at law|(?:state )?bar (?:no|number|#|id)|(?:sbn|[a-z]{1,2}sba?|atty\.? (?:no|reg)\w*)\b\.?(?: ?#| no\.?)? ?:? ?\d|sbn|i am the attorney|i am an attorney|undersigned attorney)\b/i
/** Rooms of a collection agency, not of a law firm: who sits there is no lawyer by that. */
const AGENCY_ROOM =
  /\b(?:pre-?legal|pre-?litigation|attorney|recovery|collections?) (?:\w+ )?(?:unit|department|dept|division|desk|team)\b/i
const SIGNER =
  /^(?!.*\b(?:dept|department|team|desk|unit|section|division|office|care|service|services|relations|recovery|collections?)\b)\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){1,3}(?:, ?(?:esq\.?|.{3,40}))?$/iu
const SIGN_OFF =
  /^(?:sincerely|regards|very truly yours|yours truly|cordially|respectfully|thank you|atentamente|best regards)\b/i
const TOP = 8
/** Fewer lines than this hold no letterhead to judge by. */
const LEAST_LINES = 5

/** A law firm's letterhead, the person who signs, and whether that person is a lawyer. "Legal Department" is none. */
export function findLawFirm(text: ReadText): FoundFacts {
  const head = text.lines
    .slice(0, TOP)
    .find(line => line.text.length < 90 && (FIRM.test(line.text) || isFirmName(line.text)))
  const prose =
    head ??
    text.lines
      .slice(0, 2)
      .find(line => FIRM.test(line.text.slice(0, 60)) || /\bthis firm represents\b/i.test(line.text))
  const lawyer = text.lines.find(
    line =>
      ATTORNEY_SIGNS.test(line.text) &&
      !AGENCY_ROOM.test(line.text) &&
      !/\b(?:your|an|own|the consumer's) attorney at law\b/i.test(line.text),
  )
  const off = text.lines.findIndex(line => SIGN_OFF.test(line.text) && line.text.length < 40)
  const signer = off >= 0 ? text.lines.slice(off + 1, off + 4).find(line => SIGNER.test(line.text)) : undefined
  return {
    ...(prose
      ? { isLawFirmLetterhead: known(true, { evidence: [evidenceIn(text, prose)] }) }
      : text.lines.length >= LEAST_LINES
        ? { isLawFirmLetterhead: known(false, { confidence: 0.8 }) }
        : {}),
    ...(lawyer ? { signatoryIsAttorney: known(true, { confidence: 0.95, evidence: [evidenceIn(text, lawyer)] }) } : {}),
    ...(signer ? { signatoryName: known(signer.text, { confidence: 0.8, evidence: [evidenceIn(text, signer)] }) } : {}),
  }
}

function isFirmName(line: string): boolean {
  return FIRM_SUFFIX.test(line) && !MEDICAL.test(line)
}
