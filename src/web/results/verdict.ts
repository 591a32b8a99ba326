import type { AnalysisReply } from '#contract/analyses.ts'
import { isOutsideTheAct, type KindOfPaper } from '#law/kind-of-paper.ts'
import { t } from '#web/language.tsx'
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
        title: t('These look like court papers. Answer the court, not the collector.'),
        text: t(
          'A dispute letter does not answer a lawsuit. If you do nothing, the court can decide without you. You can answer without a lawyer.',
        ),
      }
    case 'not-a-letter':
      return {
        title: t('This does not look like a collection letter.'),
        text: t(
          'We found no amount, no creditor and no demand for payment in it. So there is nothing here to check or to answer.',
        ),
      }
    case 'too-little-read':
      return {
        title: t('We could not read enough to check.'),
        text: t('We do not guess. A sharper photo, or a scan, will very likely help.'),
      }
    case 'compliant':
      return {
        title: MESSAGES.compliant,
        text: old
          ? t('But the debt looks too old for court. Read the time limit below before you pay or promise anything.')
          : t('That is not proof that you owe this. You still have the right to ask for proof.'),
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
      title: t('This may be a scam. Do not pay yet.'),
      text: t(
        'Give no bank data and no Social Security number. Ask for proof in writing, and check the company somewhere else.',
      ),
    }
  }
  if (count === 0 && !analysis.original_creditor_only) {
    return {
      title: t('The federal rules for debt collectors do not cover this letter.'),
      text: t(
        'They cover personal debts that somebody else collects. Your state may have its own rules, and you can still dispute what is wrong.',
      ),
    }
  }
  if (count === 0) {
    return {
      title: t('This is from the original creditor, not a debt collector.'),
      text: t('The federal rules for debt collectors mostly do not bind it. You can still dispute what it says.'),
    }
  }
  return {
    title: old ? oldAndBroken(count, firm) : broken(count, firm),
    text: old
      ? t(
          'The collector can still ask you to pay. It likely cannot win a lawsuit if you raise the time limit. Make it prove the debt first.',
        )
      : t('Each finding below shows the words it rests on. You can ask the collector to prove the debt.'),
  }
}

function broken(count: number, firm: boolean): string {
  const places = spelled(count)
  if (count === 1)
    return firm
      ? t('This letter likely breaks the rules in one place.')
      : t('This letter may break the rules in one place.')
  return firm
    ? t('This letter likely breaks the rules in {places} places.', { places })
    : t('This letter may break the rules in {places} places.', { places })
}

function oldAndBroken(count: number, firm: boolean): string {
  const places = spelled(count)
  if (count === 1)
    return firm
      ? t('This letter likely breaks the rules in one place, and the debt looks too old for court.')
      : t('This letter may break the rules in one place, and the debt looks too old for court.')
  return firm
    ? t('This letter likely breaks the rules in {places} places, and the debt looks too old for court.', { places })
    : t('This letter may break the rules in {places} places, and the debt looks too old for court.', { places })
}

/** Papers the Act does not reach. The wire's kinds are the law room's own words. */
function isOutside({ letter_kind, original_creditor_only }: AnalysisReply): boolean {
  return original_creditor_only || (letter_kind !== null && isOutsideTheAct(letter_kind as KindOfPaper))
}

const FROM_TWO = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** @example spelled(3) // 'three'   spelled(12) // '12' */
function spelled(count: number): string {
  const name = FROM_TWO[count - 2]
  return name === undefined ? String(count) : t(name)
}
