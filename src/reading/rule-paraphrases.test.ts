import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Rule } from '#law/define-rule.ts'
import { known, unknown } from '#law/fact.ts'
import { CONSUMER_FACT_NAMES, DERIVED_FACT_NAMES, LETTER_FACT_NAMES, type AllFacts } from '#law/facts.ts'
import { judgeRules } from '#law/judge-rules.ts'
import { RULES } from '#law/rules/index.ts'
import { day } from '#units/iso-date.ts'
import { paperFromText } from './paper.ts'
import { readFacts } from './read-facts.ts'

interface Section {
  readonly rule: Rule
  /** What the rule needs to know besides the words. */
  readonly given: Readonly<Record<string, unknown>>
  readonly lines: readonly string[]
}

const SECTIONS = sectionsIn(readFileSync(new URL('rule-paraphrases.txt', import.meta.url), 'utf8'))

// Other words for the same thing, and other words that come near it.
describe.each(SECTIONS.map(section => [section.rule.id, section] as const))('%s', (id, { rule, given, lines }) => {
  test.each(lines)('%s', line => {
    const { sure, surmised } = firedBy(rule, given, line.slice(2))
    expect(sure.includes(id)).toBe(line.startsWith('+'))
    if (line.startsWith('-')) expect(surmised).toEqual([])
  })
})

describe('a near miss of one rule against the other rules of its type', () => {
  const cases = RULES.flatMap(rule =>
    rule.silentOn.flatMap(example => {
      const { text, given } = typeof example === 'string' ? { text: example, given: {} } : example
      const others = RULES.filter(
        other => other.type === rule.type && other.id !== rule.id && other.basis !== 'absence',
      )
      return others.map(other => ({ text, other, given: given ?? {} }))
    }),
  )
  test.each(cases)('$other.id on: $text', ({ text, other, given }) => {
    const { sure, surmised } = firedBy(other, given, text)
    expect(sure.length + surmised.length > 0 && !REVIEWED.has(`${other.id}: ${text}`)).toBe(false)
  })
})

/** Other rules that may fire on a near miss, each read and found right. */
const REVIEWED: ReadonlySet<string> = new Set([
  // true of a lawyer who signs as one; the harness takes the sender for an agency
  'attorney-impersonation: I, the undersigned attorney, reviewed the documents for your account on May 2, 2025.',
  // a fragment with a lawyer's letterhead and no word on review, as the rule's own examples have it
  'attorney-letter-no-meaningful-review: Law Offices of R. Stone, P.C. By: Robert Stone, Attorney at Law, Bar No. 12345',
  // a whole letter would go on to say who is owed now; these words alone do not
  'vn-creditor-ambiguous: You had a Main Street Department Store credit card from Bank of Rockville with account number 123-456-789.',
  'vn-creditor-ambiguous: Original creditor and charge-off creditor: Citibank, N.A.',
  // a threat to sue, whoever is licensed
  'threat-of-suit-not-intended: We will sue you.',
  // the harness takes the text for court papers over a debt too old
  'tbd-lawsuit-filed: Your account has been reassigned; please call to resolve.',
  'tbd-lawsuit-filed: THE LAW LIMITS HOW LONG YOU CAN BE SUED ON A DEBT. BECAUSE OF THE AGE OF YOUR DEBT, WE WILL NOT SUE YOU FOR IT. THIS NOTICE IS REQUIRED BY LAW.',
  'tbd-lawsuit-filed: The law limits how long you can be sued on a debt. Because of the age of your debt, we will not sue you for it.',
  'tbd-lawsuit-filed: Making a payment may restart the time in which you can be sued.',
  'tbd-lawsuit-filed: Under New York law, paying does not restart the time to sue on this debt.',
  'tbd-lawsuit-filed: Pay in full: $300.00 settles the account.',
  // a deal on a debt too old, with no word on its age
  'tbd-no-disclosure: Pay in full: $300.00 settles the account.',
  // not right, and known: the last payment of a settlement is no last offer
  'settlement-false-expiry: We did not receive the final settlement payment.',
])

function sectionsIn(file: string): Section[] {
  return file.split(/^# /m).flatMap(part => {
    const [head, ...lines] = part.trim().split('\n')
    const [id, fact] = head!.split(' | ')
    const rule = RULES.find(one => one.id === id)
    if (!rule) return []
    const [name, value] = fact?.split(' ') ?? []
    const given = name === undefined ? {} : { [name]: value === 'true' ? true : Number(value) }
    return [
      { rule, given, lines: lines.filter(line => /^[+!-] /.test(line)).map(line => line.replaceAll(' ¶ ', '\n')) },
    ]
  })
}

interface Fired {
  /** By patterns: a + line must fire so, a ! line does not yet. */
  readonly sure: readonly string[]
  readonly surmised: readonly string[]
}

function firedBy(rule: Rule, given: Readonly<Record<string, unknown>>, text: string): Fired {
  const { suppressedBy: _, ...alone } = rule
  const { findings, worthAsking } = judgeRules([alone], factsOf(rule, given, text), { on: day('2025-06-02') })
  const idsOf = (isSurmised: boolean): string[] =>
    [...findings, ...worthAsking].filter(one => (one.isSurmised ?? false) === isSurmised).map(({ rule: { id } }) => id)
  return { sure: idsOf(false), surmised: idsOf(true) }
}

/** What a fragment cannot show is given: the rule's kind of paper, an agency as sender, no law firm's letterhead. */
function factsOf(rule: Rule, given: Readonly<Record<string, unknown>>, text: string): AllFacts {
  const read = readFacts(paperFromText(text))
  const facts: Record<string, unknown> = {
    ...Object.fromEntries(
      [...LETTER_FACT_NAMES, ...CONSUMER_FACT_NAMES, ...DERIVED_FACT_NAMES].map(name => [name, unknown()]),
    ),
    ...read,
    wholeLetterRead: known(true),
    senderRole: known('agency'),
    isLawFirmLetterhead: known(false),
    debtPurpose: known('personal'),
    kindOfPaper: known(rule.appliesTo[0]),
    ruleKinds: known([rule.appliesTo[0]]),
  }
  for (const [name, value] of Object.entries(given)) facts[name] = value === 'unknown' ? unknown() : known(value)
  return facts as unknown as AllFacts
}
