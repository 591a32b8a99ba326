import type { OwnLetter } from './own-letter.ts'

/** The debt is or may be too old to sue on, so that words can revive it. Not when its age is simply unknown. */
export function mayBeTimeBarred({ context }: OwnLetter): boolean {
  const verdict = context.timeLimit?.verdict
  return verdict === 'likely_time_barred' || verdict === 'depends'
}
