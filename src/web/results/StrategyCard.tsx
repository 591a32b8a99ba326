import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { STRATEGIES } from '#web/letters/strategy-name.ts'
import type { StrategyName } from '#web/letters/write-letter.ts'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { t, Words } from '#web/language.tsx'
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
      <CardHead id="strategy-head" title={t('Recommended Strategy')} />
      <h3 className="font-serif text-2xl font-semibold">{t(chosen.name)}</h3>
      <p className="mt-2">{strategy_explanation || t(chosen.text)}</p>
      <div className="mt-4 rounded-sm bg-inset p-4">
        {success_probability === null ? (
          <p>{t('Answering on time matters more than any score.')}</p>
        ) : (
          <>
            <h4 className="text-[0.94rem] font-[650]">
              <Words
                of="Strength estimate: <0>{points} of 100</0>"
                parts={[<span className="tabular-nums" />]}
                values={{ points: success_probability }}
              />
            </h4>
            <p className="text-note text-ink-soft">
              {t('A rule of thumb for getting an answer to this step. Not a measured success rate.')}
            </p>
            <More summary={t('What this rests on')}>
              <dl className="text-[0.94rem]">
                <Factor label={t('Start, when nothing is known')} value={String(START)} />
                {success_factors.map(({ label, points }) => (
                  <Factor
                    key={label}
                    label={label}
                    value={`${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`}
                  />
                ))}
                <Factor label={t('Estimate (kept between 10 and 95)')} value={String(success_probability)} />
              </dl>
            </More>
          </>
        )}
      </div>
      {alternatives.length > 0 && (
        <More summary={t('Compare with the other choices')}>
          <ul className="grid gap-3">
            {alternatives.map(name => (
              <li key={name} className="flex flex-wrap items-center gap-x-4 border-t border-rule pt-3">
                <div className="min-w-0 flex-1 basis-64">
                  <b className="font-[650]">{t(STRATEGIES[name].name)}</b>
                  <p className="text-note text-ink-soft">{t(STRATEGIES[name].text)}</p>
                </div>
                {name !== 'ATTORNEY NOW' && (
                  <button type="button" className="linkbtn" onClick={() => onWrite(name)}>
                    <PenLine className="icon" />{' '}
                    <Words
                      of="Write this instead<0>: {name}</0>"
                      parts={[<span className="sr-only" />]}
                      values={{ name: t(STRATEGIES[name].name) }}
                    />
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
