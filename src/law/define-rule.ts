import type { IsoDate } from '#units/iso-date.ts'
import type { Citation } from './citations.ts'
import type { Evidence, Known } from './fact.ts'
import type { AllFacts, FactName, FactValues, LetterFactValues } from './facts.ts'
import type { CatalogueKind } from './kind-of-paper.ts'

export type FindingType =
  | 'validation-notice'
  | 'overshadowing'
  | 'identity-disclosure'
  | 'false-representation'
  | 'false-threat'
  | 'harassment'
  | 'amount-and-fees'
  | 'time-barred-debt'
  | 'settlement'
  | 'credit-reporting'
  | 'transfer'
  | 'communication-media'
  | 'payment-instruments'
  | 'contact-restrictions'
  | 'dispute-handling'
  | 'bankruptcy-estate'
  | 'litigation'

export type Strength = 'strong' | 'likely' | 'possible'
export type Confidence = 'high' | 'medium' | 'low'

/** What a missing thing should have said, and where the model form has it (a line of letter-facts section 7). */
export interface Absence {
  readonly expected: string
  readonly modelFormLine?: number
}

export interface Violated {
  readonly outcome: 'violated'
  readonly strength?: Strength
  readonly evidence: readonly Evidence[]
  readonly absent?: Absence
}

/** What one rule concludes. `cannot-tell` names the facts that would decide it. */
export type Verdict =
  | Violated
  | { readonly outcome: 'satisfied' }
  | { readonly outcome: 'cannot-tell'; readonly missing: readonly FactName[] }
  | { readonly outcome: 'does-not-apply' }

export type Check = (facts: AllFacts) => Verdict
export type Gate = (facts: AllFacts) => Verdict | 'applies'

/** A catalogue text for a rule. Stage directions of the catalogue (`[email]`, `[letter dated …]`) stand here as facts:
 *  `null` is the answer "none", 'unknown' an unanswered question. */
export interface RuleExample {
  readonly text: string
  /** An earlier letter about the same debt, read like this one; `given` is what its other lines would say. */
  readonly earlier?: { readonly text: string; readonly given?: Partial<LetterFactValues> }
  readonly given?: { readonly [Name in FactName]?: FactValues[Name] | 'unknown' }
  readonly note?: string
}

export interface Case {
  readonly name: string
  readonly cite: string
  readonly court: string
  readonly year: number
  readonly holding: string
}

export interface Rule {
  readonly id: string
  /** A plain sentence a consumer understands. */
  readonly title: string
  readonly type: FindingType
  readonly cites: readonly [Citation, ...Citation[]]
  /** `face`: provable from this letter. `absence`: a required thing is missing. `with-fact`: needs the consumer.
   *  `compare`: two letters side by side. */
  readonly basis: 'face' | 'absence' | 'with-fact' | 'compare'
  readonly appliesTo: readonly CatalogueKind[]
  /** How a court would probably see it; a check may say less or more. */
  readonly strength: Strength
  /** 1 to 10, the weight in the severity score. */
  readonly severity: number
  /** `low`: asked about, never asserted. */
  readonly confidence: Confidence
  /** What the rule turns on beside the letter's own words: answers of the person, in the order they are worth asking,
   *  and what is worked out from them. */
  readonly restsOn?: readonly FactName[]
  /** False: a notice to the consumer, never counted. */
  readonly isViolation?: false
  /** Whether a consumer may sue for it under 15 USC 1692k, and the doubt if there is one. */
  readonly privateAction: boolean
  readonly privateActionNote?: string
  /** Rules that say the same thing better: when one of them fired, this one stays silent. */
  readonly suppressedBy?: readonly string[]
  /** What the law requires, in plain words. */
  readonly requirement: string
  /** Two sentences for the person: why this matters. */
  readonly whyItMatters: string
  /** What would change the answer, in plain words. */
  readonly wouldChange: readonly string[]
  /** The sentence a letter may use, after "violates" or "appears to violate" is settled by strength. */
  readonly remedySentence: string
  readonly cases: readonly Case[]
  /** The first and last day the rule was law, when it was not always. */
  readonly inForce?: { readonly from: IsoDate; readonly until?: IsoDate }
  readonly checkedOn: IsoDate
  /** Set when a lawyer has read the rule. */
  readonly reviewedByCounsel?: IsoDate
  readonly appliesWhen?: Gate
  readonly check: Check
  readonly firesOn: readonly (string | RuleExample)[]
  readonly silentOn: readonly (string | RuleExample)[]
}

export function defineRule(rule: Rule): Rule {
  return rule
}

export function violated(finding: Omit<Violated, 'outcome'>): Verdict {
  return { outcome: 'violated', ...finding }
}

export function satisfied(): Verdict {
  return { outcome: 'satisfied' }
}

export function doesNotApply(): Verdict {
  return { outcome: 'does-not-apply' }
}

export function cannotTell(...missing: readonly FactName[]): Verdict {
  return { outcome: 'cannot-tell', missing }
}

type Values<Names extends readonly FactName[]> = { readonly [N in Names[number]]: FactValues[N] }
type Knowns<Names extends readonly FactName[]> = { readonly [N in Names[number]]: Known<FactValues[N]> }

/** Three-valued logic lives here, once: `then` is called only with facts that are known; with any of them unknown the
 *  answer is *cannot tell* and names what is missing. `seen` gives the evidence; `all` the facts that may stay unknown. */
export function needs<const Names extends readonly FactName[]>(
  names: Names,
  then: (values: Values<Names>, seen: Knowns<Names>, all: AllFacts) => Verdict,
): Check {
  return facts => {
    const missing = names.filter(name => !facts[name].known)
    if (missing.length > 0) return cannotTell(...missing)
    const seen = Object.fromEntries(names.map(name => [name, facts[name]])) as unknown as Knowns<Names>
    const values = Object.fromEntries(
      names.map(name => [name, (facts[name] as Known<unknown>).value]),
    ) as unknown as Values<Names>
    return then(values, seen, facts)
  }
}
