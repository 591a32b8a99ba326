import { useState } from 'react'
import { price } from '#web/billing/money.ts'
import { productName } from '#web/billing/product-name.ts'
import { paymentPath } from '#web/billing/payment-query.ts'
import { useCatalogue } from '#web/billing/use-plan.ts'
import { read, savedToken, write } from '#web/saved.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { t } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'

interface UnlockDialogProps {
  readonly open: boolean
  readonly flow: 'generate' | 'enhance'
  readonly onClose: () => void
}

const OFFERED = { generate: ['scan', 'monthly', 'lifetime'], enhance: ['monthly', 'lifetime'] } as const

/** Plans that open the rest, from the server's catalogue; in the enhance flow only those that include it. Who is not
 *  logged in is asked for an email first.  @law specification part 1, 2 */
export function UnlockDialog({ open, flow, onClose }: UnlockDialogProps) {
  const [email, setEmail] = useState(() => read('session', 'userEmail') ?? '')
  const [given, setGiven] = useState(() => savedToken() !== undefined || email.includes('@'))
  if (!given)
    return (
      <Dialog open={open} title={t('Where should we send your receipt?')} onClose={onClose}>
        <form
          className="grid gap-4"
          onSubmit={event => {
            event.preventDefault()
            if (!email.includes('@')) return
            write('session', 'userEmail', email.trim())
            setGiven(true)
          }}
        >
          <Field label={t('Email')} hint={t('Then you choose a plan, or none. You also log in with it.')}>
            {control => (
              <input
                {...control}
                type="email"
                autoComplete="email"
                className="input"
                value={email}
                onChange={event => setEmail(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" disabled={!email.includes('@')}>
              {t('Continue')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('Not now')}
            </Button>
          </div>
        </form>
      </Dialog>
    )
  return (
    <Dialog open={open} title={t('Unlock the full result')} onClose={onClose}>
      <Plans offered={OFFERED[flow]} />
      <p className="mt-4 text-sm text-ink-soft">{t('30-day money-back guarantee. Nothing renews by itself.')}</p>
    </Dialog>
  )
}

/** Some products as large links to their payment. A full page load: only that page lets the provider's script in. */
export function Plans({ offered }: { readonly offered: readonly string[] }) {
  const { data, isError, refetch } = useCatalogue()
  if (isError)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-soft">{t('The plans could not be loaded just now.')}</p>
        <Button onClick={() => void refetch()}>{t('Try again')}</Button>
      </div>
    )
  if (data?.provider === null)
    return (
      <p className="text-ink-soft">{t('This installation sells no plans. Ask whoever runs it to open it for you.')}</p>
    )
  const products = offered.flatMap(id => data?.products.filter(product => product.id === id) ?? [])
  return (
    <ul className="grid gap-3">
      {products.map(product => (
        <li key={product.id}>
          <a
            href={paymentPath(product.id)}
            className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 rounded-md border-[1.5px] border-rule-strong bg-sheet p-3.5 text-[0.94rem] text-ink no-underline hover:border-pen hover:bg-pen-wash"
          >
            <span className="font-[650]">{productName(product.name)}</span>
            <b className="figure text-xl">
              {price(product.price)}
              {product.id === 'monthly' && <small className="text-sm font-normal">{t('/mo')}</small>}
            </b>
            <span className="col-span-2 text-note text-ink-soft">{product.description}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
