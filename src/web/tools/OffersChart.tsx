import type { SettlementOption } from '#law/assessment.ts'
import { monthsToPay } from '#law/protected-income.ts'
import { formatCents, type Cents } from '#units/cents.ts'
import { t } from '#web/language.tsx'

interface OffersChartProps {
  readonly offers: readonly SettlementOption[]
  readonly debt: Cents
  readonly saved: Cents
  readonly spare: Cents
}

/** Each offer as a bar of the whole, with the words that say the same, and whether it could be paid. */
export function OffersChart({ offers, debt, saved, spare }: OffersChartProps) {
  return (
    <>
      <ul className="grid gap-4">
        {offers.map(({ percent, amount, savings }) => {
          const months = monthsToPay(amount, { saved, spare })
          return (
            <li key={percent}>
              <div className="flex justify-between gap-4 text-[0.97rem]">
                <b className="font-[650] tabular-nums">
                  {formatCents(amount)} <span className="font-normal text-ink-soft">({percent}%)</span>
                </b>
                <span className="text-right">{canBePaid(months)}</span>
              </div>
              <div className="mt-1 h-3 overflow-hidden rounded-full bg-rule" aria-hidden="true">
                <i
                  className={`block h-full rounded-full ${months === 0 ? 'bg-green' : 'bg-pen'}`}
                  style={{ width: `${(amount / debt) * 100}%` }}
                />
              </div>
              <p className="mt-0.5 text-sm text-ink-soft">
                {t('You would not pay {savings}.', { savings: formatCents(savings) })}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        {t(
          'Starting points, illustrative: no law or study sets them. One payment, and only after a signed agreement has come. Forgiven debt of $600 or more may count as income.',
        )}
      </p>
      <p className="mt-2">
        <a href="/templates/settlement" className="inline-flex min-h-11 items-center">
          {t('The settlement letter')}
        </a>
      </p>
    </>
  )
}

function canBePaid(months: number | undefined): string {
  if (months === undefined) return t('Not out of what is left')
  if (months === 0) return t('You have it now')
  return months === 1 ? t('After 1 month of saving') : t('After {months} months of saving', { months })
}
