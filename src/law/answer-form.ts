/** What a collector's own tear-off form lets a person tick. A payment is no answer of ours and is not among them.
 *  @law 12 CFR 1006.34(c)(4) */
export const FORM_PROMPTS = ['dispute', 'not-mine', 'amount-wrong', 'other', 'original-creditor', 'in-spanish'] as const
export type FormPrompt = (typeof FORM_PROMPTS)[number]

/** Reasons that stand under the dispute: ticking one ticks it too. */
export const DISPUTE_REASONS: readonly FormPrompt[] = ['not-mine', 'amount-wrong', 'other']
