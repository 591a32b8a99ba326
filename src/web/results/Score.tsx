import type { PlainPhrase } from '#language/phrase.ts'
import type { CSSProperties } from 'react'
import { severityBand } from '#law/severity.ts'
import type { AnalysisReply } from '#contract/analyses.ts'
import { t } from '#web/language.tsx'

const BANDS = {
  none: 'none',
  minor: 'minor',
  notable: 'notable',
  serious: 'serious',
  severe: 'severe',
} as const satisfies Readonly<Record<ReturnType<typeof severityBand>, PlainPhrase>>

/** How many, and how grave. The score is about the letter's conduct, not about money. */
export function Score({ analysis }: { readonly analysis: AnalysisReply }) {
  const { violation_count, severity_score, worth_asking } = analysis.violations
  const band = severityBand(severity_score)
  const bandName = t(BANDS[band])
  return (
    <div className="max-w-105">
      <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <Count label={violation_count === 1 ? t('Violation') : t('Violations')} value={String(violation_count)} />
        <Count label={t('Worth asking')} value={String(worth_asking.length)} />
        <Count label={t('Severity: {band}', { band: bandName })} value={String(severity_score)} of="/ 100" />
      </dl>
      <div
        className="scale-bar mt-3"
        role="img"
        aria-label={t('Severity score {score} out of 100, {band}', { score: severity_score, band: bandName })}
        style={{ '--v': `${severity_score}%` } as CSSProperties}
      >
        {[25, 50, 75].map(at => (
          <i key={at} style={{ left: `${at}%` }} />
        ))}
      </div>
      <div className="mt-1.5 grid grid-cols-4 text-xs text-ink-soft" aria-hidden="true">
        {(['minor', 'notable', 'serious', 'severe'] as const).map(name => (
          <span key={name} className={`capitalize ${name === band ? 'font-[650] text-ink' : ''}`}>
            {t(BANDS[name])}
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
