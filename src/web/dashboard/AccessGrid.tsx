import { CreditCard, FileText, Scale, SearchCheck } from 'lucide-react'
import { product } from '#billing/catalogue.ts'
import { formatWholeDollars } from '#units/cents.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { useDashboard } from './context.ts'
import { useSells } from './use-dashboard.ts'

/** What the plan opens, and the way to open everything. */
export function AccessGrid() {
  const { access, onUpgrade } = useDashboard()
  const sells = useSells()
  if (!access) return null
  const rows = [
    [Scale, t('Debt Defense'), access.canAccessDebt],
    [CreditCard, t('Credit Repair'), access.canAccessCredit],
    [FileText, t('Templates'), access.canAccessTemplates],
    [SearchCheck, t('Collector Intel'), access.canAccessIntel],
  ] as const
  const lacksAny = rows.some(([, , isOpen]) => !isOpen)
  return (
    <Card labelledBy="your-access">
      <CardHead id="your-access" title={t('Your access')} />
      <ul className="grid">
        {rows.map(([Icon, name, isOpen]) => (
          <li
            key={name}
            className="flex min-h-11 items-center gap-2.5 border-b border-rule text-[0.94rem] last:border-b-0"
          >
            <Icon className="icon" /> {name}
            <span className="ml-auto">
              <Badge look={isOpen ? 'green' : 'plain'}>{isOpen ? t('Included') : t('Not included')}</Badge>
            </span>
          </li>
        ))}
      </ul>
      {sells && !access.hasBundle && lacksAny && (
        <div className="mt-4">
          <Button block onClick={() => onUpgrade('everything')}>
            {t('Get the bundle, {amount}', { amount: formatWholeDollars(product('bundle').price) })}
          </Button>
        </div>
      )}
    </Card>
  )
}
