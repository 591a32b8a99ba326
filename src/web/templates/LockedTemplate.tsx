import { price } from '#web/billing/money.ts'
import { useCatalogue } from '#web/billing/use-plan.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { LockedState } from '#web/ui/states.tsx'
import type { Guide } from './guides.ts'

/** What is locked, what opens it and what that costs. The letter itself has not left the server. */
export function LockedTemplate({ guide: { choice, name } }: { readonly guide: Guide }) {
  const products = useCatalogue().data?.products ?? []
  const offers = [
    ...(choice
      ? [{ id: 'letter', label: t('Buy this letter'), to: `/payment?product=letter&template=${choice}` }]
      : []),
    { id: 'monthly', label: t('Open every letter for 30 days'), to: '/payment?product=monthly' },
    { id: 'lifetime', label: t('Open every letter for good'), to: '/payment?product=lifetime' },
  ].flatMap(offer => {
    const product = products.find(({ id }) => id === offer.id)
    return product ? [{ ...offer, price: price(product.price) }] : []
  })
  return (
    <LockedState
      title={t('{name}: not opened yet', { name: t(name) })}
      action={
        <div className="flex flex-wrap gap-3">
          {offers.map(({ id, label, to, price: cost }, index) => (
            <a key={id} href={to} className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}>
              {label}, {cost}
            </a>
          ))}
        </div>
      }
    >
      {t('You get the whole letter with its blanks, the reason for each sentence, and a PDF and Word file.')}
    </LockedState>
  )
}
