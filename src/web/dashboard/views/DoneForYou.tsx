import { CircleCheck } from 'lucide-react'
import { product } from '#billing/catalogue.ts'
import { DONE_FOR_YOU_TIERS } from '#billing/done-for-you.ts'
import { formatWholeDollars } from '#units/cents.ts'
import { NothingSold } from '#web/dashboard/NothingSold.tsx'
import { useSells } from '#web/dashboard/use-dashboard.ts'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { said, t } from '#web/language.tsx'
import { Card } from '#web/ui/Card.tsx'

const { name, description, features } = product('dfy_service')

/** What we do for a customer, and what it costs by the number of letters. */
export function DoneForYou() {
  if (!useSells()) return <NothingSold />
  return (
    <>
      <ViewHead title={t(name)}>{t(description)}</ViewHead>
      <Card>
        <ul className="grid gap-2">
          {features.map(feature => (
            <li key={feature} className="flex gap-2.5">
              <CircleCheck className="icon mt-0.5 text-green" /> {said(feature)}
            </li>
          ))}
        </ul>
        <dl className="mt-5 grid max-w-sm">
          {DONE_FOR_YOU_TIERS.map(({ from, to, price }) => (
            <div key={from} className="flex justify-between border-t border-rule py-2.5">
              <dt>{t('{from} to {to} letters', { from, to })}</dt>
              <dd className="figure">{formatWholeDollars(price)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          <a href="/payment?plan=dfy_service" className={buttonClass({ variant: 'primary' })}>
            {t('Start an order')}
          </a>
        </p>
      </Card>
    </>
  )
}
