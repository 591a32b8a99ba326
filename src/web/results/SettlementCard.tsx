import type { PlainPhrase } from '#language/phrase.ts'
import { Hourglass } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { dollars, formatCents } from '#units/cents.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { t, Words } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'

interface SettlementCardProps {
  readonly analysis: AnalysisReply
  readonly busy: boolean
  readonly onOffer: (offer: { amount: number; savings: number; percentage: number }) => void
}

const LEAST = 10
const MOST = 80

/** Talks about a part of the amount. Only where an offer cannot restart a clock: not for a debt that is or may be too
 *  old, and never beside court papers.  @law strategy.md 5.5 */
export function SettlementCard({ analysis, busy, onOffer }: SettlementCardProps) {
  const { debt_amount: total, settlement_options: options } = analysis.strategic_analysis
  const [percent, setPercent] = useState(options[0]?.percentage ?? 40)
  const { verdict } = analysis.time_limit
  if (verdict !== 'likely_not_time_barred') {
    return (
      <Card labelledBy="settle-head">
        <CardHead id="settle-head" title={t('Settlement calculator')} />
        <Note icon={<Hourglass className="icon" />}>
          {t('Closed for now.')} {t(CLOSED[verdict])} {verdict !== 'not_applicable' && t(RESTART)}{' '}
          <Words of="<0>See the time limit</0>." parts={[<a href="#time-limit" />]} />
        </Note>
      </Card>
    )
  }
  if (total === null || total <= 0) {
    return (
      <Card labelledBy="settle-head">
        <CardHead id="settle-head" title={t('Settlement calculator')} />
        <Note>{t('We could not read the total amount, so there is nothing to work out here.')}</Note>
      </Card>
    )
  }
  const offer = options.find(option => option.percentage === percent)?.amount ?? Math.round(total * percent) / 100
  const money = (amount: number) => formatCents(dollars(amount))
  const fill = { '--v': `${((percent - LEAST) / (MOST - LEAST)) * 100}%` } as CSSProperties
  return (
    <Card labelledBy="settle-head">
      <CardHead id="settle-head" title={t('Settlement calculator')} aside={t('Your numbers, illustrative')} />
      <div className="flex items-end justify-between gap-4">
        <div>
          <span className="text-sm text-ink-soft">{t('You would offer')}</span>
          <output className="figure block text-3xl leading-tight" htmlFor="offer">
            {money(offer)}
          </output>
        </div>
        <div className="text-right">
          <span className="text-sm text-ink-soft">{t('You would not pay')}</span>
          <span className="block font-[650] tabular-nums">{money(total - offer)}</span>
        </div>
      </div>
      <label htmlFor="offer" className="sr-only">
        {t('Percent of the debt you would offer')}
      </label>
      <input
        id="offer"
        type="range"
        className="range"
        style={fill}
        min={LEAST}
        max={MOST}
        step={1}
        value={percent}
        aria-valuetext={`${percent}%, ${money(offer)}`}
        onChange={event => setPercent(Number(event.target.value))}
      />
      <p className="flex justify-between text-sm">
        <span className="text-ink-soft">{t('Share of {amount}', { amount: money(total) })}</span>
        <b className="tabular-nums">{percent}%</b>
      </p>
      {options.length > 0 && (
        <div
          className="mt-3 grid auto-cols-fr grid-flow-col divide-x-[1.5px] divide-rule-strong overflow-hidden rounded-md border-[1.5px] border-rule-strong"
          role="group"
          aria-label={t('Common offers')}
        >
          {options.map(option => (
            <button
              key={option.percentage}
              type="button"
              aria-pressed={option.percentage === percent}
              className="min-h-14 bg-sheet px-1 py-1.5 text-[0.88rem] leading-tight tabular-nums hover:bg-pen-wash aria-pressed:bg-pen-wash aria-pressed:text-pen"
              onClick={() => setPercent(option.percentage)}
            >
              {option.percentage}%<b className="block text-base">{money(option.amount)}</b>
            </button>
          ))}
        </div>
      )}
      <div className="mt-4">
        <Alert tone="amber" title={t('An offer or a payment can start the time to sue again')}>
          {analysis.time_limit.warning || t(RESTART)}
        </Alert>
      </div>
      <div className="mt-4">
        <Button
          busy={busy}
          onClick={() => onOffer({ amount: offer, savings: round(total - offer), percentage: percent })}
        >
          {t('Generate Settlement Letter')}
        </Button>
      </div>
      <div className="mt-4 grid gap-2">
        <Note>
          {t(
            'Starting points for talks, not what others got. Get the deal in writing before you pay. Forgiven debt of $600 or more may count as income on your taxes.',
          )}
        </Note>
        <Note>
          {t(
            'Social Security, SSI, VA and other federal benefits have strong protection. Do not promise that money. (42 USC 407; 31 CFR 212)',
          )}
        </Note>
      </div>
    </Card>
  )
}

const RESTART = 'An offer, a promise or a small payment can give the collector new time to sue.'

const CLOSED = {
  likely_time_barred: 'This debt looks too old for court.',
  depends: 'This debt may be too old for court.',
  unknown: 'We do not know yet how old this debt is.',
  not_applicable: 'The usual time limit does not apply to this kind of debt, so other rules do. Ask legal aid first.',
} as const satisfies Readonly<Record<string, PlainPhrase>>

function round(amount: number): number {
  return Math.round(amount * 100) / 100
}
