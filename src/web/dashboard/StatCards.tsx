import type { Stats } from '#contract/dashboard.ts'
import { dollars, formatWholeDollars } from '#units/cents.ts'
import { t } from '#web/language.tsx'
import { useDashboard } from './context.ts'

const UNLIMITED = 999

/** The four numbers. Money is in whole dollars and says what it is.  @law decision 14 */
export function StatCards({ stats }: { readonly stats: Stats }) {
  const { access } = useDashboard()
  const cards = [
    [t('Total Analyses'), String(stats.totalAnalyses), t('{count} this month', { count: stats.analysesThisMonth })],
    [t('Violations Found'), String(stats.violationsFound), whoseViolations(stats)],
    [
      t('Potential Value'),
      formatWholeDollars(dollars(stats.totalViolationValue)),
      t('A negotiation estimate. A court gives up to $1,000 per lawsuit, plus actual damages.'),
    ],
    [t('Credit Errors'), String(stats.creditErrorsFound), access ? scansLeft(access) : ''],
  ] as const
  return (
    <section aria-label={t('Your numbers')}>
      <dl className="grid grid-cols-2 rounded-md border border-rule bg-sheet lg:grid-cols-4">
        {cards.map(([term, figure, note], index) => (
          <div
            key={term}
            className={`border-rule p-4 sm:p-5 ${index % 2 === 1 ? 'border-l' : ''} ${index > 1 ? 'border-t lg:border-t-0' : ''} ${index === 2 ? 'lg:border-l' : ''}`}
          >
            <dt className="text-[0.92rem] text-ink-soft">{term}</dt>
            <dd className="text-sm leading-snug text-ink-soft">
              <b className="figure mt-1 mb-0.5 block text-2xl text-ink">{figure}</b>
              {note}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function whoseViolations({ violationsFound, strongViolations: strong, collectors }: Stats): string {
  if (violationsFound === 0) return t('None so far')
  return collectors === 1
    ? t('{strong} strong. By 1 collector.', { strong })
    : t('{strong} strong. By {collectors} collectors.', { strong, collectors })
}

function scansLeft({
  canAccessCredit,
  creditScansLimit,
  creditScansUsed,
}: {
  readonly canAccessCredit: boolean
  readonly creditScansLimit: number
  readonly creditScansUsed: number
}): string {
  if (!canAccessCredit) return t('No credit scans in your plan')
  if (creditScansLimit === UNLIMITED) return t('Unlimited scans left')
  const left = Math.max(0, creditScansLimit - creditScansUsed)
  return left === 1 ? t('1 scan left') : t('{left} scans left', { left })
}
