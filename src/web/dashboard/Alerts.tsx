import { Gavel } from 'lucide-react'
import { upgradeAlerts, type UpgradeAlert } from '#billing/upgrade-alerts.ts'
import type { DueItem } from '#contract/dashboard.ts'
import { day } from '#units/iso-date.ts'
import { paymentPath } from '#web/billing/payment-query.ts'
import { sayDaysLeft } from '#web/results/deadlines.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { DateTile } from '#web/ui/DateTile.tsx'
import { useDashboard } from './context.ts'
import { salesWords } from './sales-words.ts'
import { useDue, useSells } from './use-dashboard.ts'
import { viewPath } from './views.ts'

const TONES = { warning: 'amber', info: 'pen', opportunity: 'green' } as const

/** Days in court first, for everyone; then what there is to say about the plan, where something is sold. */
export function Alerts() {
  const sales = useSalesAlerts()
  const due = useDue()
  const court = due.data?.filter(({ is_court }) => is_court) ?? []
  if (court.length + sales.length === 0) return null
  return (
    <section aria-label={t('Alerts')} className="mb-6 grid gap-3">
      {court.map(item => (
        <CourtAlert key={item.id} item={item} />
      ))}
      {sales.map(alert => (
        <SalesAlert key={alert.about} alert={alert} />
      ))}
    </section>
  )
}

/** What the plan is told; nothing while it loads, and nothing where nothing is sold. */
export function useSalesAlerts(): readonly UpgradeAlert[] {
  const { access } = useDashboard()
  const sells = useSells()
  return access && sells ? upgradeAlerts(access) : []
}

function CourtAlert({ item }: { readonly item: DueItem }) {
  return (
    <div
      role="alert"
      className="grid grid-cols-[64px_1fr] items-center gap-x-5 gap-y-3 rounded-md border border-[color-mix(in_srgb,var(--red)_22%,transparent)] bg-red-wash p-4 sm:grid-cols-[64px_1fr_auto] sm:px-6"
    >
      {item.on ? <DateTile on={day(item.on)} look="near" /> : <Gavel className="mx-auto size-9 text-red" aria-hidden />}
      <div>
        {item.days_left !== null && <span className="text-sm font-[650] text-red">{sayDaysLeft(item.days_left)}</span>}
        <strong className="block text-lg leading-snug font-[650]">{item.title}</strong>
        <p className="text-[0.94rem]">{item.text}</p>
        {(item.days_left ?? 0) >= 0 && <p className="text-[0.94rem]">{item.what_is_lost}</p>}
      </div>
      <a
        href={item.dispute_id ? `/response-tracker/${item.dispute_id}` : `/results?analysis=${item.analysis_id}`}
        className={`${buttonClass()} max-sm:col-span-full`}
      >
        {t('Open the steps')}
      </a>
    </div>
  )
}

function SalesAlert({ alert }: { readonly alert: UpgradeAlert }) {
  const href = alert.leadsTo === 'credit-disputes' ? viewPath('credit') : paymentPath(alert.leadsTo.buy)
  const { message, parts } = salesWords(alert)
  return (
    <Alert tone={TONES[alert.kind]} title={message}>
      {parts && <p>{parts}</p>}
      <a href={href} className="inline-flex min-h-11 items-center font-[650]">
        {alert.leadsTo === 'credit-disputes' ? t('Open Credit Repair') : t('See the price')}
      </a>
    </Alert>
  )
}
