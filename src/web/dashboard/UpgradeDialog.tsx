import { partsWords, price } from '#web/billing/money.ts'
import { useCatalogue } from '#web/billing/use-plan.ts'
import { Plans } from '#web/results/UnlockDialog.tsx'
import { t, Words } from '#web/language.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { OFFERS } from './locks.ts'

interface UpgradeDialogProps {
  /** What was asked for; nothing while it is closed. */
  readonly asked: keyof typeof OFFERS | undefined
  readonly onClose: () => void
}

/** What opens a locked view, at the prices of the catalogue. */
export function UpgradeDialog({ asked, onClose }: UpgradeDialogProps) {
  const { data } = useCatalogue()
  if (!asked) return null
  const { title, groups } = OFFERS[asked]
  const saving = data?.products.find(({ id }) => id === 'bundle')?.saving
  return (
    <Dialog open title={t(title)} onClose={onClose}>
      <div className="grid gap-4">
        {groups.map(({ name, products }) => (
          <section key={name} aria-label={t(name)}>
            <h3 className="mb-2 text-sm font-[650] text-ink-soft">{t(name)}</h3>
            <Plans offered={products} />
            {products.includes('bundle') && saving && (
              <p className="mt-2 text-sm text-ink-soft">
                <Words
                  of="<0>Save {amount}</0> against {parts}, bought apart."
                  parts={[<b className="text-ink" />]}
                  values={{
                    amount: price(saving.amount),
                    parts: partsWords(saving.parts),
                  }}
                />
              </p>
            )}
          </section>
        ))}
        <p className="text-sm text-ink-soft">{t('30-day money-back guarantee. Nothing renews by itself.')}</p>
      </div>
    </Dialog>
  )
}
