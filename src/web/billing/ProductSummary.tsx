import { Check } from 'lucide-react'
import type { ProductReply } from '#contract/billing.ts'
import { productName } from './product-name.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { t, Words } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'
import { partsWords, price } from './money.ts'

/** What is bought: name, price, what it used to cost apart, what it opens. */
export function ProductSummary({ product, amount }: { readonly product: ProductReply; readonly amount: number }) {
  const { saving } = product
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <h1>{productName(product.name)}</h1>
        {product.badge && <Badge look="likely">{product.badge}</Badge>}
      </div>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
        <span className="figure text-5xl">{price(amount)}</span>
        {product.originalPrice !== null && (
          <span className="text-ink-soft">
            <Words
              of={
                product.original_price_kind === 'list' ? 'List price <0>{amount}</0>' : 'Bought apart <0>{amount}</0>'
              }
              parts={[<s />]}
              values={{ amount: price(product.originalPrice) }}
            />
          </span>
        )}
      </p>
      {saving && (
        <p className="mt-1 text-note text-green">
          {t('Save {amount} against {parts}.', {
            amount: price(saving.amount),
            parts: partsWords(saving.parts),
          })}
        </p>
      )}
      <p className="mt-2 text-ink-soft">{product.description}</p>
      <ul className="mt-6 grid gap-2">
        {product.features.map(feature => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="icon mt-1 text-green" /> {feature}
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Note>{product.note}</Note>
      </div>
    </div>
  )
}
