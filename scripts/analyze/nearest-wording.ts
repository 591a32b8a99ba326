import type { Rule } from '#law/define-rule.ts'
import type { Label } from '#reading/language/classifier/labels.ts'
import { traitsOf } from '#reading/language/classifier/windows.ts'
import { paperFromText } from '#reading/paper.ts'
import { readText } from '#reading/read-facts.ts'

/** A text that is known to say something, and where it stands. */
export interface Wording {
  readonly text: string
  readonly says: readonly Label[]
  readonly from: string
}

export interface Nearest {
  readonly text: string
  readonly from: string
  /** 0 to 1: the share of what the classifier sees that both have. */
  readonly likeness: number
}

/** Of the wordings that say the same thing, else of the rule's own examples, the one most like these words. */
export function nearestWording(
  words: string,
  { rule, label }: { readonly rule: Rule; readonly label: Label | undefined },
  wordings: readonly Wording[],
): Nearest | undefined {
  const own = rule.firesOn.map(example => ({
    text: typeof example === 'string' ? example : example.text,
    from: `example of ${rule.id}`,
  }))
  const known = label ? wordings.filter(({ says }) => says.includes(label)) : []
  const sought = traitsIn(words)
  let best: Nearest | undefined
  for (const { text, from } of known.length > 0 ? known : own) {
    const likeness = likenessOf(sought, traitsIn(text))
    if (likeness > (best?.likeness ?? 0)) best = { text, from, likeness }
  }
  return best
}

function traitsIn(text: string): ReadonlySet<number> {
  return new Set(readText(paperFromText(text)).sentences.flatMap(traitsOf))
}

function likenessOf(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let shared = 0
  for (const trait of a) if (b.has(trait)) shared += 1
  return a.size === 0 || b.size === 0 ? 0 : shared / Math.sqrt(a.size * b.size)
}
