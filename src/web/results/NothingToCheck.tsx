import { Camera } from 'lucide-react'
import { Link } from 'react-router'
import type { AnalysisReply } from '#contract/analyses.ts'
import { t } from '#web/language.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { Crumb } from './Crumb.tsx'
import { RulesRun } from './FindingsColumn.tsx'
import { LetterViewer } from './LetterViewer.tsx'
import { useLinkedFindings } from './use-linked-findings.ts'
import { verdictOf } from './verdict.ts'
import { Warnings } from './Warnings.tsx'

/** A page that could not be read: said plainly, with the way on. */
export function NothingToCheck({ analysis }: { readonly analysis: AnalysisReply }) {
  const { title, text } = verdictOf(analysis)
  const linked = useLinkedFindings(analysis)
  return (
    <>
      <Crumb analysis={analysis} />
      <Warnings analysis={analysis} />
      <div className="grid items-start gap-x-14 gap-y-8 pt-3 md:grid-cols-[minmax(0,13fr)_minmax(0,9fr)]">
        <div>
          <h1 className="verdict-title">{title}</h1>
          <p className="mt-3 max-w-[58ch] text-ink-soft">{text}</p>
          <Link to="/upload?flow=generate" className={`my-6 ${buttonClass({ variant: 'primary', size: 'large' })}`}>
            <Camera className="icon" /> {t('Add a better photo')}
          </Link>
          <RulesRun analysis={analysis} />
        </div>
        <LetterViewer analysis={analysis} linked={linked} />
      </div>
    </>
  )
}
