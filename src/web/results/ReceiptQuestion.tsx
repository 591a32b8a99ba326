import type { AnalysisReply } from '#contract/analyses.ts'
import { today } from '#web/clock.ts'
import { t } from '#web/language.tsx'
import { More } from '#web/ui/More.tsx'
import { deadlinesOn } from './deadlines.ts'
import { EnvelopeQuestion } from './EnvelopeQuestion.tsx'
import { Questions } from './Questions.tsx'
import { answersGiven } from './use-analysis.ts'

/** Dates counted from an assumed day are asked about right under them: one answer makes them certain. */
export function ReceiptQuestion({ analysis }: { readonly analysis: AnalysisReply }) {
  const assumed = deadlinesOn(analysis, today()).some(deadline => deadline.assumed)
  const told = answersGiven(analysis.analysis_id)['receipt_date'] !== undefined
  if (!assumed && !told) return null
  return (
    <div className="mt-3">
      <More
        summary={
          told ? t('Change the day you got the letter') : t('We assumed when you got the letter. Tell us the day')
        }
      >
        <div className="max-w-xl">
          <Questions
            analysis={analysis}
            title={t('Your 30 days start when the letter reaches you')}
            questions={[{ fact: 'receipt_date', ask: t('What day did the letter reach you?') }]}
          />
          <EnvelopeQuestion analysis={analysis} />
        </div>
      </More>
    </div>
  )
}
