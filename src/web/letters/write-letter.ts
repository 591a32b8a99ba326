import type { z } from 'zod'
import type { LetterChoice } from '#billing/aliases.ts'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { strategyName } from '#contract/analysis-parts.ts'
import { generateLetter, generateSettlement, type LetterReply } from '#contract/letters.ts'
import type { TemplateId } from '#letters/templates/define-letter.ts'
import { PRE_WRITTEN } from '#letters/templates/pre-written.ts'
import type { StateCode } from '#units/state-code.ts'
import { CallFailed, send } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { read, write } from '#web/saved.ts'
import { asLetter, receiveLetter, type StoredLetter } from './stored-letter.ts'

export type StrategyName = z.infer<typeof strategyName>

/** What to write about an analysis: the answer of a strategy, or an offer to settle. */
export type AnalysisWish =
  | { readonly kind: 'answer'; readonly strategy: StrategyName }
  | { readonly kind: 'settlement'; readonly amount: number; readonly savings: number; readonly percentage: number }

/** What to write: about an analysis, or a letter that rests on none. */
export type LetterWish = AnalysisWish | { readonly kind: 'pre-written'; readonly choice: LetterChoice }

/** Lets the server write a letter from its template alone, with blanks for what only the person knows. */
export async function writePreWritten(choice: LetterChoice): Promise<StoredLetter> {
  return writeTemplate(PRE_WRITTEN[choice])
}

/** The same for any template. `conduct`: rules the person says were broken. */
export async function writeTemplate(
  template: TemplateId,
  told: { readonly conduct?: readonly string[]; readonly state?: StateCode | undefined } = {},
): Promise<StoredLetter> {
  const body = {
    template,
    ...(told.conduct && { violations: told.conduct.map(id => ({ rule_id: id })) }),
    ...(told.state && { user_state: told.state }),
  }
  return keepReply(await send(generateLetter, { body }), null)
}

/** Lets the server write a demand for some of the violations found in a letter. */
export async function writeDemand(analysisId: string, rules: readonly string[]): Promise<StoredLetter> {
  const body = {
    analysis_id: analysisId,
    strategy: 'FDCPA VIOLATION DEMAND' as const,
    template: 'violation-demand' as const,
    violations: rules.map(id => ({ rule_id: id })),
    court_paper_confirmed: isCourtPaperConfirmed(analysisId),
  }
  return keepReply(await send(generateLetter, { body }), analysisId)
}

/** Lets the server write the letter that rests on this analysis, and keeps it on this device. */
export async function writeLetter(analysis: AnalysisReply, wish: AnalysisWish): Promise<StoredLetter> {
  const name = analysis.facts.collector_name?.value ?? analysis.strategic_analysis.current_collector
  const amount = analysis.strategic_analysis.debt_amount
  const reply =
    wish.kind === 'answer'
      ? await send(generateLetter, {
          body: {
            analysis_id: analysis.analysis_id,
            strategy: wish.strategy,
            violations: analysis.violations.violations.map(({ rule_id, type }) => ({ rule_id, type })),
            collector_info: { ...(name && { name }), ...(amount !== null && { amount }) },
            ...(analysis.state && { user_state: analysis.state }),
            flow_type: analysis.flow_type,
            court_paper_confirmed: isCourtPaperConfirmed(analysis.analysis_id),
          },
        })
      : await send(generateSettlement, {
          body: {
            analysis_id: analysis.analysis_id,
            option: { amount: wish.amount, savings: wish.savings, percentage: wish.percentage },
            collector_info: { ...(name && { name }), ...(amount !== null && { original_amount: amount }) },
            ...(analysis.state && { user_state: analysis.state }),
          },
        })
  if (reply.dispute_id) write('session', 'currentDisputeId', reply.dispute_id)
  return keepReply(reply, analysis.analysis_id)
}

/** The words for a letter that could not be written.  @law specification part 1, 8 */
export function letterFailure(error: unknown, wish: LetterWish | undefined): string {
  const refused = error instanceof CallFailed && error.failure === 'refused' ? error : undefined
  if (wish?.kind === 'settlement') return refused && refused.status < 500 ? refused.message : MESSAGES.settlementFailed
  if (!refused || refused.status >= 500) return MESSAGES.letterFailed
  return refused.message || MESSAGES.letterRefused
}

/** The address of a letter: whoever opens it elsewhere gets it written again from the same analysis. */
export function letterPath(letter: StoredLetter, wish: AnalysisWish): string {
  const query = new URLSearchParams()
  if (letter.analysisId) query.set('analysis', letter.analysisId)
  if (wish.kind === 'answer') query.set('strategy', wish.strategy)
  else {
    query.set('amount', String(wish.amount))
    query.set('savings', String(wish.savings))
    query.set('percent', String(wish.percentage))
  }
  return `/letter/${letter.id}?${query}`
}

export function isCourtPaperConfirmed(analysisId: string): boolean {
  return read('session', 'writeback.courtPaperConfirmed') === analysisId
}

export function confirmCourtPaper(analysisId: string): void {
  write('session', 'writeback.courtPaperConfirmed', analysisId)
}

/** Keeps a letter as the server answered with it, on this device. */
export function keepReply(reply: LetterReply, analysisId: string | null): StoredLetter {
  return receiveLetter({
    id: reply.letter_id,
    analysisId,
    title: reply.title,
    document: asLetter(reply.document),
    followUpOn: reply.follow_up_date,
    cautions: reply.cautions,
    mailing: reply.mailing,
    locked: reply.locked,
    disputeId: reply.dispute_id,
  })
}
