import type { CSSProperties } from 'react'
import { severityBand } from '#law/severity.ts'
import type { AnalysisReply } from '#contract/analyses.ts'

/** How many, and how grave. The score is about the letter's conduct, not about money. */
export function Score({ analysis }: { readonly analysis: AnalysisReply }) {
  const { violation_count, severity_score, worth_asking } = analysis.violations
  const band = severityBand(severity_score)
  return (
    <div className="max-w-105">
      <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <Count label={violation_count === 1 ? 'Violation' : 'Violations'} value={String(violation_count)} />
        <Count label="Worth asking" value={String(worth_asking.length)} />
        <Count label={`Severity: ${band}`} value={String(severity_score)} of="/ 100" />
      </dl>
      <div
        className="scale-bar mt-3"
        role="img"
        aria-label={`Severity score ${severity_score} out of 100, ${band}`}
        style={{ '--v': `${severity_score}%` } as CSSProperties}
      >
        {[25, 50, 75].map(at => (
          <i key={at} style={{ left: `${at}%` }} />
        ))}
      </div>
      <div className="mt-1.5 grid grid-cols-4 text-xs text-ink-soft" aria-hidden="true">
        {(['minor', 'notable', 'serious', 'severe'] as const).map(name => (
          <span key={name} className={`capitalize ${name === band ? 'font-[650] text-ink' : ''}`}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}

function Count({ label, value, of }: { readonly label: string; readonly value: string; readonly of?: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm whitespace-nowrap text-ink-soft">{label}</dt>
      <dd className="figure text-3xl leading-tight">
        {value}
        {of && <small className="ml-1 font-sans text-[0.9rem] font-medium tracking-normal text-ink-soft">{of}</small>}
      </dd>
    </div>
  )
}
