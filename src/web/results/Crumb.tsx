import { ArrowLeft } from 'lucide-react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { isoDate, shortDate } from '#units/iso-date.ts'
import { stateCode, stateName } from '#units/state-code.ts'
import { Link } from 'react-router'

/** Which letter this is, and the way to another one. */
export function Crumb({ analysis }: { readonly analysis: AnalysisReply }) {
  const { facts, reading } = analysis
  const dated = isoDate(facts.letter_date?.value ?? '')
  const state = stateCode(analysis.state ?? '')
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 pt-3 text-sm text-ink-soft">
      <Link to="/upload" className="inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft className="icon" /> Check another letter
      </Link>
      <span>{facts.collector_name?.value ?? analysis.file_name}</span>
      {dated && <span>Dated {shortDate(dated)}</span>}
      {state && <span>{stateName(state)}</span>}
      <span>{reading.pages === 1 ? '1 page read' : `${reading.pages} pages read`}</span>
    </p>
  )
}
