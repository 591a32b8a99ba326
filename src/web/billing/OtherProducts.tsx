import type { ProductId } from '#billing/catalogue.ts'
import type { ProductReply } from '#contract/billing.ts'
import { productName } from './product-name.ts'
import { t, Words } from '#web/language.tsx'
import { price } from './money.ts'

interface OtherProductsProps {
  readonly products: readonly ProductReply[]
  readonly chosen: ProductId
  readonly onChoose: (product: ProductId) => void
}

/** The same page for something else. Nothing typed is lost. */
export function OtherProducts({ products, chosen, onChoose }: OtherProductsProps) {
  return (
    <fieldset className="mt-8 border-t border-rule pt-5">
      <legend className="h-sans float-left w-full">{t('Or choose something else')}</legend>
      <div className="clear-left grid gap-1 pt-2">
        {products.map(product => (
          <label
            key={product.id}
            className="grid min-h-11 grid-cols-[24px_1fr_auto] items-start gap-x-3 rounded-md border-[1.5px] border-transparent px-3 py-2.5 has-checked:border-pen has-checked:bg-pen-wash"
          >
            <input
              type="radio"
              name="product"
              className="dotradio mt-0.5"
              checked={product.id === chosen}
              onChange={() => onChoose(product.id)}
            />
            <span>
              <b className="font-[650]">{productName(product.name)}</b>
              <small className="block text-note text-ink-soft">{product.description}</small>
            </span>
            <b className="figure">
              {product.id === 'dfy_service' ? (
                <Words
                  of="<0>from</0> {price}"
                  parts={[<span className="text-sm font-normal" />]}
                  values={{ price: price(product.price) }}
                />
              ) : (
                price(product.price)
              )}
            </b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
