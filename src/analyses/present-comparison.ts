import type { ChangesReply, ComparisonReply } from '#contract/comparison.ts'
import { compareLetters, type LetterComparison, type Sum } from '#law/compare-letters.ts'
import { valueOf } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import { toDollars } from '#units/cents.ts'
import { place } from './place.ts'

export interface EarlierAnalysis {
  readonly id: string
  readonly fileName: string
  readonly facts: LetterFacts
}

/** This letter beside the earlier one. What changed is left out for those who may not see findings: each change can be one. */
export function presentComparison(
  earlier: EarlierAnalysis,
  facts: LetterFacts,
  { seesAllFindings }: { readonly seesAllFindings: boolean },
): ComparisonReply {
  return {
    earlier: { analysis_id: earlier.id, file_name: earlier.fileName, on: valueOf(earlier.facts.letterDate) ?? null },
    changes: seesAllFindings ? presentChanges(compareLetters(earlier.facts, facts)) : null,
  }
}

/** Two letters compared, on the wire. */
function presentChanges(comparison: LetterComparison): ChangesReply {
  const { amount } = comparison
  return {
    same_sender: comparison.isSameSender ?? null,
    same_account: comparison.isSameAccount ?? null,
    amount: amount
      ? {
          before: toDollars(amount.before),
          now: toDollars(amount.now),
          difference: toDollars(amount.difference),
          rows: amount.rows.map(row => ({ what: row.what, amount: toDollars(row.amount) })),
          unexplained: amount.unexplained === undefined ? null : toDollars(amount.unexplained),
          sums: { before: presentSum(amount.sums.before), now: presentSum(amount.sums.now) },
          before_words: amount.evidence.before.map(place),
          now_words: amount.evidence.now.map(place),
        }
      : null,
    names: comparison.names.map(({ who, before, now, evidence }) => ({
      who,
      before,
      now,
      before_words: evidence.before.map(place),
      now_words: evidence.now.map(place),
    })),
    promised_and_absent: comparison.promisedAndAbsent.map(({ document, evidence }) => ({
      document,
      words: evidence.map(place),
    })),
    repeated_threats: comparison.repeatedThreats.map(({ action, evidence }) => ({
      action,
      before_words: evidence.before.map(place),
      now_words: evidence.now.map(place),
    })),
    passed_deadlines: comparison.passedDeadlines.map(({ of, on, evidence }) => ({
      of,
      on,
      words: evidence.map(place),
    })),
  }
}

function presentSum(sum: Sum | undefined): NonNullable<ChangesReply['amount']>['sums']['now'] {
  if (!sum) return null
  return {
    start: toDollars(sum.start),
    interest: toDollars(sum.interest),
    fees: toDollars(sum.fees),
    less: toDollars(sum.less),
    comes_to: toDollars(sum.comesTo),
    says_total: toDollars(sum.saysTotal),
    adds_up: sum.addsUp,
  }
}
