import type { AnalysisReply } from '#contract/analyses.ts'
import { isOutsideTheAct, type KindOfPaper } from '#law/kind-of-paper.ts'
import { MESSAGES } from '#web/copy/messages.ts'

export type View = 'court-paper' | 'not-a-letter' | 'too-little-read' | 'compliant' | 'findings'

const LEAST_CONFIDENCE = 0.7

/** What kind of result page this analysis needs. A court paper comes before everything (decision 17); a page that could
 *  hardly be read is never called compliant. */
export function viewOf(analysis: AnalysisReply): View {
  if (analysis.is_court_paper) return 'court-paper'
  if (analysis.letter_kind === 'not-a-collection-letter') return 'not-a-letter'
  if (analysis.violations.violation_count > 0) return 'findings'
  if (analysis.reading.confidence < LEAST_CONFIDENCE || analysis.letter_kind === null) return 'too-little-read'
  if (isOutside(analysis) || analysis.scam_signs.length > 0) return 'findings'
  return 'compliant'
}

export interface Verdict {
  readonly title: string
  readonly text: string
}

/** The one sentence above everything, and one more under it. */
export function verdictOf(analysis: AnalysisReply): Verdict {
  const { violation_count: count, violations } = analysis.violations
  const old = analysis.time_limit.verdict === 'likely_time_barred'
  switch (viewOf(analysis)) {
    case 'court-paper':
      return {
        title: 'These look like court papers. Answer the court, not the collector.',
        text: 'A dispute letter does not answer a lawsuit. If you do nothing, the court can decide without you. You can answer without a lawyer.',
      }
    case 'not-a-letter':
      return {
        title: 'This does not look like a collection letter.',
        text: 'We found no amount, no creditor and no demand for payment in it. So there is nothing here to check or to answer.',
      }
    case 'too-little-read':
      return {
        title: 'We could not read enough to check.',
        text: 'We do not guess. A sharper photo, or a scan, will very likely help.',
      }
    case 'compliant':
      return {
        title: MESSAGES.compliant,
        text: old
          ? 'But the debt looks too old for court. Read the time limit below before you pay or promise anything.'
          : 'That is not proof that you owe this. You still have the right to ask for proof.',
      }
    case 'findings':
      return findingsVerdict(
        analysis,
        count,
        old,
        violations.some(one => one.strength !== 'possible'),
      )
  }
}

function findingsVerdict(analysis: AnalysisReply, count: number, old: boolean, firm: boolean): Verdict {
  if (analysis.scam_signs.length > 0) {
    return {
      title: 'This may be a scam. Do not pay yet.',
      text: 'Give no bank data and no Social Security number. Ask for proof in writing, and check the company somewhere else.',
    }
  }
  if (count === 0 && !analysis.original_creditor_only) {
    return {
      title: 'The federal rules for debt collectors do not cover this letter.',
      text: 'They cover personal debts that somebody else collects. Your state may have its own rules, and you can still dispute what is wrong.',
    }
  }
  if (count === 0) {
    return {
      title: 'This is from the original creditor, not a debt collector.',
      text: 'The federal rules for debt collectors mostly do not bind it. You can still dispute what it says.',
    }
  }
  const places = count === 1 ? 'in one place' : `in ${spelled(count)} places`
  const breaks = firm ? 'likely breaks' : 'may break'
  return {
    title: old
      ? `This letter ${breaks} the rules ${places}, and the debt looks too old for court.`
      : `This letter ${breaks} the rules ${places}.`,
    text: old
      ? 'The collector can still ask you to pay. It likely cannot win a lawsuit if you raise the time limit. Make it prove the debt first.'
      : 'Each finding below shows the words it rests on. You can ask the collector to prove the debt.',
  }
}

/** Papers the Act does not reach. The wire's kinds are the law room's own words. */
function isOutside({ letter_kind, original_creditor_only }: AnalysisReply): boolean {
  return original_creditor_only || (letter_kind !== null && isOutsideTheAct(letter_kind as KindOfPaper))
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** @example spelled(3) // 'three'   spelled(12) // '12' */
function spelled(count: number): string {
  return NUMBERS[count] ?? String(count)
}
