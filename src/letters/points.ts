import { RULES } from '#law/rules/index.ts'
import type { Rule, Strength } from '#law/define-rule.ts'
import { LEAST_READING_CONFIDENCE, type Finding } from '#law/judge-rules.ts'
import { unregisteredCitations, withSectionSigns } from './print-citation.ts'
import { asIs, type LetterSentence, type Run } from './letter.ts'

/** A finding a letter may assert: what is wrong, with which law, resting on which words. */
export interface Point {
  readonly rule: Rule
  readonly strength: 'strong' | 'likely'
  /** The collector's exact words; undefined when something is missing instead. */
  readonly quote: string | undefined
}

/** More than five points read like a form letter, and bury the grave ones.  @law strategy.md 5 */
const MOST_POINTS = 5

const LONGEST_QUOTE = 320

/** The findings a letter may use: strong or likely, of a rule whose confidence is high or medium, read surely; at most
 *  five, gravest first.  @law strategy.md 5 */
export function pointsFrom(findings: readonly Finding[]): readonly Point[] {
  return findings
    .filter(({ readingConfidence }) => readingConfidence >= LEAST_READING_CONFIDENCE)
    .flatMap(({ rule, strength, evidence, absent }) => toPoint(rule, strength, absent ? undefined : evidence[0]?.quote))
    .sort(gravestFirst)
    .slice(0, MOST_POINTS)
}

/** A violation as a caller names it, without the assessment it came from. */
export interface NamedViolation {
  readonly ruleId: string | undefined
  readonly strength: Strength | undefined
  readonly quote: string | undefined
}

/** Points from a bare request. A rule the catalogue does not know is left out, and as nobody here read the letter, a
 *  point is never put more firmly than "appears to violate". */
export function pointsFromNames(violations: readonly NamedViolation[]): readonly Point[] {
  return violations
    .flatMap(({ ruleId, strength, quote }) => {
      const rule = RULES.find(({ id }) => id === ruleId)
      if (!rule) return []
      const weaker = strength === 'possible' || rule.strength === 'possible' ? 'possible' : 'likely'
      return toPoint(rule, weaker, quote)
    })
    .sort(gravestFirst)
    .slice(0, MOST_POINTS)
}

function toPoint(rule: Rule, strength: Strength, quote: string | undefined): readonly Point[] {
  if (strength === 'possible' || rule.confidence === 'low' || rule.isViolation === false) return []
  return claimOf(rule, strength) === undefined ? [] : [{ rule, strength, quote }]
}

function gravestFirst(a: Point, b: Point): number {
  return b.rule.severity - a.rule.severity || Number(b.strength === 'strong') - Number(a.strength === 'strong')
}

/** The sentence of a point: the collector's words, then what is wrong with them and the law.
 *  @example // “You will be arrested.” You threatened arrest … This violates 15 U.S.C. § 1692e(4) and (5). */
export function pointSentence({ rule, strength, quote }: Point): LetterSentence {
  const claim = claimOf(rule, strength) ?? ''
  return {
    id: `point-${rule.id}`,
    runs: quote === undefined ? [claim] : [...quoted(quote), ` ${claim}`],
    reason: {
      because: rule.whyItMatters,
      cites: rule.cites,
      ruleId: rule.id,
      ...(quote === undefined ? {} : { quote }),
    },
  }
}

/** The collector's exact words in quotation marks, ended like a sentence; a long passage is cut at a word. */
export function quoted(words: string): readonly Run[] {
  const flat = words.replace(/\s+/g, ' ').trim()
  const cut = flat.length <= LONGEST_QUOTE ? flat : `${flat.slice(0, flat.lastIndexOf(' ', LONGEST_QUOTE))} …`
  const [, said = '', mark = ''] = /^(.*?)([.!?…]?)$/su.exec(cut) ?? []
  return ['“', asIs(said), mark === '' ? '”.' : `${mark}”`]
}

/** What a letter says of a finding: "violates" only when it is strong and the law is sure, "appears to violate" otherwise.
 *  Undefined when the rule has no sentence fit to print: one with an unfilled place or an unregistered citation. */
export function claimOf(rule: Rule, strength: 'strong' | 'likely'): string | undefined {
  const sentence = withSectionSigns(withoutPlaces(rule.remedySentence))
  if (/[[\]]/.test(sentence) || unregisteredCitations(sentence).length > 0) return undefined
  return strength === 'strong' && rule.confidence === 'high' ? firmly(sentence) : cautiously(sentence)
}

/** The catalogue leaves places for a date or a sum; the quoted words already show them. */
function withoutPlaces(sentence: string): string {
  return sentence.replace(/ by \[date\], ([^,]+),/, ' $1').replace('$[amount] ', '')
}

function firmly(sentence: string): string {
  return sentence.replace(/,? contrary to /, '. This violates ')
}

function cautiously(sentence: string): string {
  const hedged = sentence
    .replace(/,? contrary to /, '. This appears to violate ')
    .replace(/\bviolates\b/g, 'appears to violate')
    .replace(/\bviolated\b/g, 'appears to have violated')
    .replace(/\bconflicts with\b/, 'appears to conflict with')
    .replace(/\bwhich is deceptive\b/, 'which appears to be deceptive')
  if (/\bappears?\b/.test(hedged) || hedged.startsWith('Please')) return hedged
  return `It appears that ${hedged.startsWith('I ') ? hedged : hedged.charAt(0).toLowerCase() + hedged.slice(1)}`
}
