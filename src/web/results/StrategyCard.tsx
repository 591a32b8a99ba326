import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { STRATEGIES } from '#web/letters/strategy-name.ts'
import type { StrategyName } from '#web/letters/write-letter.ts'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { More } from '#web/ui/More.tsx'

interface StrategyCardProps {
  readonly analysis: AnalysisReply
  readonly action: ReactNode
  readonly onWrite: (strategy: StrategyName) => void
}

const START = 75 // where every estimate starts before anything is known, as the specification has it

/** The recommended step, why, how strong it looks and what that rests on, and the other choices. */
export function StrategyCard({ analysis, action, onWrite }: StrategyCardProps) {
  const { recommended_strategy, alternatives, success_probability, success_factors, strategy_explanation } =
    analysis.strategic_analysis
  const chosen = STRATEGIES[recommended_strategy]
  return (
    <Card id="strategy" labelledBy="strategy-head">
      <CardHead id="strategy-head" title="Recommended Strategy" />
      <h3 className="font-serif text-2xl font-semibold">{chosen.name}</h3>
      <p className="mt-2">{strategy_explanation || chosen.text}</p>
      <div className="mt-4 rounded-sm bg-inset p-4">
        {success_probability === null ? (
          <p>Answering on time matters more than any score.</p>
        ) : (
          <>
            <h4 className="text-[0.94rem] font-[650]">
              Strength estimate: <span className="tabular-nums">{success_probability} of 100</span>
            </h4>
            <p className="text-note text-ink-soft">
              A rule of thumb for getting an answer to this step. Not a measured success rate.
            </p>
            <More summary="What this rests on">
              <dl className="text-[0.94rem]">
                <Factor label="Start, when nothing is known" value={String(START)} />
                {success_factors.map(({ label, points }) => (
                  <Factor
                    key={label}
                    label={label}
                    value={`${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`}
                  />
                ))}
                <Factor label="Estimate (kept between 10 and 95)" value={String(success_probability)} />
              </dl>
            </More>
          </>
        )}
      </div>
      {alternatives.length > 0 && (
        <More summary="Compare with the other choices">
          <ul className="grid gap-3">
            {alternatives.map(name => (
              <li key={name} className="flex flex-wrap items-center gap-x-4 border-t border-rule pt-3">
                <div className="min-w-0 flex-1 basis-64">
                  <b className="font-[650]">{STRATEGIES[name].name}</b>
                  <p className="text-note text-ink-soft">{STRATEGIES[name].text}</p>
                </div>
                {name !== 'ATTORNEY NOW' && (
                  <button type="button" className="linkbtn" onClick={() => onWrite(name)}>
                    <PenLine className="icon" /> Write this instead
                    <span className="sr-only">: {STRATEGIES[name].name}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </More>
      )}
      <div className="mt-4 flex flex-wrap gap-3">{action}</div>
    </Card>
  )
}

function Factor({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-rule py-1.5 last:border-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
