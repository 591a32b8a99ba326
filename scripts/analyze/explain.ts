import type { Absence } from '#law/define-rule.ts'
import type { Evidence, Fact } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import type { Finding, RuleResults } from '#law/judge-rules.ts'
import { LABELS, type Label } from '#reading/language/classifier/labels.ts'
import { nearestWording, type Wording } from './nearest-wording.ts'

/** A fact of the letter that a finding rests on, and which of its values. */
interface Ground {
  readonly fact: string
  readonly value: string
}

/** Why each finding was made: the rule and its law, the facts, the words, where they came from, and the known wording they
 *  are most like. */
export function explain(rules: RuleResults, facts: LetterFacts, wordings: readonly Wording[]): string {
  const parts = [
    ...rules.findings.map(finding => ofFinding(finding, 'asserted', facts, wordings)),
    ...rules.worthAsking.map(finding => ofFinding(finding, 'worth asking', facts, wordings)),
    ...rules.notices.map(finding => ofFinding(finding, 'to know', facts, wordings)),
  ]
  return parts.length === 0 ? 'Nothing was found.\n' : `${parts.join('\n\n')}\n`
}

function ofFinding(finding: Finding, standing: string, facts: LetterFacts, wordings: readonly Wording[]): string {
  const { rule, strength, evidence, absent, told = [], isSurmised, readingConfidence } = finding
  const grounds = evidence.flatMap(one => groundsOf(one, facts))
  const label = grounds.map(labelOf).find(one => one !== undefined)
  const [first] = evidence
  const nearest = first && nearestWording(first.quote, { rule, label }, wordings)
  return [
    `${rule.id}: ${standing}, ${strength}, read with ${readingConfidence.toFixed(2)}`,
    row('rule', `${rule.title} (${rule.cites.join('; ')})`),
    ...distinct(grounds.map(({ fact, value }) => `${fact}: ${value}`)).map(ground => row('fact', ground)),
    ...told.map(name => row('told', name)),
    ...evidence.map(({ page, quote }) => row('words', `page ${page}: “${quote}”`)),
    ...(absent ? [row('missing', expectedPlace(absent))] : []),
    row('source', sourceOf(finding, label, isSurmised === true)),
    ...(nearest ? [row('like', `“${nearest.text}” (${nearest.from}; likeness ${nearest.likeness.toFixed(2)})`)] : []),
  ].join('\n')
}

const WIDTH = 10

function row(name: string, text: string): string {
  return `  ${name.padEnd(WIDTH)}${text.replaceAll('\n', ' ')}`
}

function expectedPlace({ expected, modelFormLine }: Absence): string {
  return modelFormLine === undefined ? expected : `${expected} (line ${modelFormLine} of the model form)`
}

function sourceOf({ rule, evidence, told = [] }: Finding, label: Label | undefined, isSurmised: boolean): string {
  if (isSurmised) return 'likeness to sentences that say it (docs/classifier.md); no pattern knows these words'
  if (label) return `patterns of src/reading/find/${label}.ts`
  if (rule.basis === 'absence') return 'what a letter of this kind must hold and this one does not'
  if (evidence.length === 0 && told.length > 0) return 'what the person told'
  return `src/law/rules/${rule.id}.ts, from the facts above`
}

function groundsOf(words: Evidence, facts: LetterFacts): Ground[] {
  return Object.entries<Fact<unknown>>(facts).flatMap(([fact, held]) => {
    if (!held.known) return []
    const parts = Array.isArray(held.value) ? (held.value as unknown[]).filter(isEvidenced) : []
    const matching = parts.filter(part => part.evidence.some(one => isSame(one, words)))
    if (matching.length > 0) return matching.map(part => ({ fact, value: inWords(part) }))
    if (parts.length > 0 || !held.evidence.some(one => isSame(one, words))) return []
    return [{ fact, value: inWords(held.value) }]
  })
}

interface Evidenced {
  readonly evidence: readonly Evidence[]
}

function isEvidenced(part: unknown): part is Evidenced {
  return typeof part === 'object' && part !== null && 'evidence' in part && Array.isArray(part.evidence)
}

function isSame(a: Evidence, b: Evidence): boolean {
  return a.page === b.page && a.quote === b.quote
}

function inWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const { evidence: _, ...rest } = value as Record<string, unknown>
  return Object.entries(rest)
    .map(([name, one]) => `${name} ${typeof one === 'string' ? one : JSON.stringify(one)}`)
    .join(', ')
}

function labelOf({ value }: Ground): Label | undefined {
  const [, name, id] = /^(says|action) ([a-z-]+)/.exec(value) ?? []
  const label = `${name === 'says' ? 'says' : 'threats'}/${id}`
  return LABELS.find(one => one === label)
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
