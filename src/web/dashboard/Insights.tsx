import type { Stats } from '#contract/dashboard.ts'
import { dollars, formatWholeDollars } from '#units/cents.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'

/** Shown while there is no alert: what there is to recover and what is under way, or a welcome.
 *  @law specification part 2, 2.2 */
export function Insights({ stats }: { readonly stats: Stats }) {
  if (stats.total === 0) return <Welcome />
  const rows = [
    [
      t('Potential recovery'),
      t('{amount}, a negotiation estimate', { amount: formatWholeDollars(dollars(stats.totalViolationValue)) }),
    ],
    [t('Active disputes'), String(stats.activeDisputes)],
    [t('Credit disputes submitted'), String(stats.creditDisputesSubmitted)],
  ] as const
  return (
    <Card labelledBy="insights">
      <CardHead id="insights" title={t('Where you stand')} />
      <dl className="grid">
        {rows.map(([term, words]) => (
          <div
            key={term}
            className="flex flex-wrap justify-between gap-x-4 border-t border-rule py-2.5 first:border-t-0"
          >
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-[650]">{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Welcome() {
  return (
    <Card look="inked" labelledBy="welcome">
      <CardHead id="welcome" title={t('Welcome. Start with the letter.')} />
      <p className="max-w-[54ch] text-ink-soft">
        {t(
          'Take a photo of the letter, or choose its PDF. You see what it is, whether it breaks the law, and what to do by which day.',
        )}
      </p>
      <p className="mt-4">
        <a href="/upload" className={buttonClass({ variant: 'primary' })}>
          {t('Upload your first letter')}
        </a>
      </p>
    </Card>
  )
}
