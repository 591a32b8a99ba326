/** How a matter ended, as the person confirms it. */
export type OutcomeId =
  | 'closed'
  | 'deleted'
  | 'reduced'
  | 'settled'
  | 'dismissed'
  | 'stopped'
  | 'paid'
  | 'judgment'
  | 'dropped'

interface Outcome {
  readonly words: string
  /** Only these are called a victory.  @law decision 18 */
  readonly isVictory: boolean
}

export const OUTCOMES = {
  closed: { words: 'They closed the account', isVictory: true },
  deleted: { words: 'It is gone from my credit reports', isVictory: true },
  reduced: { words: 'They lowered the amount', isVictory: true },
  settled: { words: 'We settled for less', isVictory: true },
  dismissed: { words: 'The lawsuit was dismissed', isVictory: true },
  stopped: { words: 'They stopped and have not come back', isVictory: true },
  paid: { words: 'I paid all of it', isVictory: false },
  judgment: { words: 'A court decided for them', isVictory: false },
  dropped: { words: 'I am not following it any more', isVictory: false },
} as const satisfies Readonly<Record<OutcomeId, Outcome>>

export const OUTCOME_IDS = Object.keys(OUTCOMES) as [OutcomeId, ...OutcomeId[]]
