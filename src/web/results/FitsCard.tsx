import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { AnalysisReply } from '#contract/analyses.ts'
import { FLOWS } from '#law/flows/index.ts'
import { said, t } from '#web/language.tsx'
import { Card } from '#web/ui/Card.tsx'
import { flowPath } from './FlowView.tsx'

/** Situations only the person can tell of, each with its own way. Nothing in the letter shows them. */
export function FitsCard({ analysis }: { readonly analysis: AnalysisReply }) {
  const offered = FLOWS.filter(({ id, question }) => question !== undefined && !analysis.flows.includes(id))
  if (offered.length === 0) return null
  return (
    <Card look="flat" labelledBy="fits-one">
      <h2 id="fits-one" className="h-sans">
        {t('Does one of these fit?')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t('Each has its own steps, and can change your answer. Free for everyone.')}
      </p>
      <ul className="mt-2 grid text-[0.94rem] sm:grid-cols-2 sm:gap-x-6">
        {offered.map(flow => (
          <li key={flow.id}>
            <Link to={flowPath(flow, analysis)} className="inline-flex min-h-11 items-center gap-1.5">
              {flow.question && said(flow.question)} <ArrowRight className="icon shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
